export { createEmulatorClient } from './emulator-client.ts';
export { emulatorHosts, plantAccount, plantDocuments, type PlantedDocument } from './emulators.ts';
export { messageDocument, profileDocuments, robotDocument } from './planted.ts';
