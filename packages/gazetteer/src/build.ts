/** What the builder of the data file needs; the app does not. */
export { packPlaces } from './format/pack-places.ts';
export type { PackedPlaces, PlaceRecord } from './format/place-record.ts';
export { normalise } from './place-words.ts';
export { STATES } from './states.ts';
