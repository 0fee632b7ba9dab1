export { createEmulatorClient, onEmulators } from './emulator-client.ts';
export {
  asOwner,
  emulatorHosts,
  giveRole,
  plantAccount,
  plantDocuments,
  restDocument,
  type RestDocument,
} from './emulators.ts';
export { createFirebaseHarness } from './firebase-harness.ts';
export { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
export {
  messageDocument,
  profileDocuments,
  reviewDocument,
  robotDocument,
  searchSettings,
  termsDocument,
} from './planted.ts';
export { readStored } from './read-stored.ts';
export { storedDocuments } from './stored.ts';
export { cellNumber, keyBefore, numberOf, placeKey } from '../src/nearest/place-key.ts';
export { createPublicRobots } from '../src/reading/public-robots.ts';
export type { PublicStore } from '../src/reading/public-store.ts';
export type { Question } from '../src/reading/question.ts';
export type { Area } from '../src/nearest/area.ts';
export type { Placed, PlaceReader } from '../src/nearest/explored.ts';
export { createNearestSearch } from '../src/nearest/search-nearest.ts';
