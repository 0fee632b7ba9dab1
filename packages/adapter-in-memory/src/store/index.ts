/** What another kind of store needs to keep the data of the embedded backend. */
export { collectChanges } from './collect-changes.ts';
export { readCopy, replaceAll, writeCopy } from './copy.ts';
export { decodeRecord, type SkippedDocument, type StoredRecord } from './decode-document.ts';
export type { Change, Seed } from './documents.ts';
export { createListeners, type Listeners } from './listeners.ts';
export { changesOf, createState, type OwnedState } from './state.ts';
export type { Store } from './store.ts';
