/** The public exports of this feature. */
export { useKnownPlace } from './known-place.queries.ts';
export { rememberPlace, useRememberedPlace, useWantsFeatured, wantFeatured } from './known-place.ts';
export { placeInput } from './place-input.text.ts';
export { PlaceInput } from './PlaceInput.tsx';
export { placeKeys, usePlaceSuggestions } from './places.queries.ts';
export { AreaMap } from './map-code.ts';
export { MapButton, ResultsWithMap } from './ResultsWithMap.tsx';
export { stateAfterSearch, useMapPlace } from './use-map-place.ts';
