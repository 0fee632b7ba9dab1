/** Exports for the program that builds the data files; the app does not use them. */
export { packPlaces } from './format/pack-places.ts';
export { packZipCodes } from './format/pack-zip-codes.ts';
export type { PackedPlaces, PlaceRecord } from './format/place-record.ts';
export { FARTHEST_TOWN, type ZipRecord } from './format/zip-record.ts';
export { normalise } from './place-words.ts';
export { degreesOf, readPlaces } from './read-places.ts';
export { STATES } from './states.ts';
export { atOnce } from './sliced.ts';
export { apart } from './towns-near.ts';
export type { UsPlace } from './us-place.ts';
