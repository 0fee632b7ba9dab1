export { createInMemoryBackend, type InMemoryBackendOptions } from './backend.ts';
export { DEMO_PASSWORD, demoPeople, type DemoPerson } from './demo/demo-people.ts';
export { demoSeed } from './demo/demo-seed.ts';
export { createFaults, type Fault, type Faults, type Operation } from './faults.ts';
export type { Passwords } from './passwords.ts';
export type { DemoAccount } from './ports/auth.ts';
export type { SessionStorage } from './session.ts';
export { createSpatialIndex, type SpatialIndex } from './spatial-index.ts';
export type {
  Account,
  Deletion,
  Documents,
  UsernameClaim,
  Seed,
  StoredContact,
  StoredImage,
  StoredSaved,
} from './store/documents.ts';
export { createMemoryStore, type MemoryStoreOptions } from './store/memory-store.ts';
export type { State } from './store/state.ts';
export type { Store, Transaction } from './store/store.ts';
