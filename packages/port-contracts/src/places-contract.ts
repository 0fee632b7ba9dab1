import { describeGeocodingContract } from './geocoding-contract.ts';
import type { PlacesHarness } from './places-harness.ts';
import { describeSuggestionsContract } from './suggestions-contract.ts';

/** What every places service promises (D110, D112; D41). */
export const describePlacesContract = (harness: PlacesHarness): void => {
  describeSuggestionsContract(harness);
  describeGeocodingContract(harness);
};
