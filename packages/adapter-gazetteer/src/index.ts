export { createGazetteerPlaces } from './gazetteer-places.ts';
export { createGazetteerTowns } from './gazetteer-towns.ts';
export { openCandidates, type PlaceCandidate } from './open-candidates.ts';
export type { PlaceSearch } from './us-places.ts';
