export { createGazetteerPlaces } from './gazetteer-places.ts';
export { openCandidates, type PlaceCandidate } from './open-candidates.ts';
export type { PlaceSearch } from './us-places.ts';
