export { describePlacesContract, type PlacesHarness } from './places-contract.ts';
