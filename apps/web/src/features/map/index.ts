/** The public exports of this feature. */
export { MapButton } from './MapButton.tsx';
export { ResultsWithMap } from './ResultsWithMap.tsx';
export { stateAfterSearch, useMapPlace } from './use-map-place.ts';
