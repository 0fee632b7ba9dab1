export { createGazetteerPlaces } from './gazetteer-places.ts';
export { openCandidates, type PlaceCandidate } from './open-candidates.ts';
export type { UsPlaces } from './us-places.ts';
