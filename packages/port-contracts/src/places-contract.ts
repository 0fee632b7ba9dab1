import { describeGeocodingContract } from './geocoding-contract.ts';
import type { PlacesHarness } from './places-harness.ts';
import { describeSuggestionsContract } from './suggestions-contract.ts';

/** What every places service promises: suggestions (D110) in order (D112), and an address taken by its name (D41). */
export const describePlacesContract = (harness: PlacesHarness): void => {
  describeSuggestionsContract(harness);
  describeGeocodingContract(harness);
};
