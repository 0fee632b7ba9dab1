/** The public exports of this feature. */
export { AreaMap } from './map-code.ts';
export { MapButton } from './MapButton.tsx';
export { ResultsWithMap } from './ResultsWithMap.tsx';
export { stateAfterSearch, useMapPlace } from './use-map-place.ts';
