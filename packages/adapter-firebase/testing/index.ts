export { createEmulatorClient } from './emulator-client.ts';
export { emulatorHosts, plantAccount, plantDocuments } from './emulators.ts';
export { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
export { messageDocument, profileDocuments, robotDocument } from './planted.ts';
export { storedDocuments } from './stored.ts';
export { createNearestSearch, type BoxReader, type Placed } from '../src/nearest/search-nearest.ts';
