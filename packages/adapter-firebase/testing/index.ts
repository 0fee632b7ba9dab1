export { createEmulatorClient } from './emulator-client.ts';
export { emulatorHosts, plantAccount, plantDocuments, restDocument, type RestDocument } from './emulators.ts';
export { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
export { messageDocument, profileDocuments, robotDocument } from './planted.ts';
export { storedDocuments } from './stored.ts';
export { cellNumber, keyBefore, numberOf, placeKey } from '../src/nearest/place-key.ts';
export type { Area } from '../src/nearest/area.ts';
export type { Placed, PlaceReader } from '../src/nearest/explored.ts';
export { createNearestSearch } from '../src/nearest/search-nearest.ts';
