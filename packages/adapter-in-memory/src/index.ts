import type { EpochMs } from '@roborrow/domain';
import type { StoredReview } from './store/documents.ts';
export { createInMemoryBackend, type InMemoryBackendOptions } from './backend.ts';
export { DEMO_PASSWORD, demoPeople, type DemoPerson } from './demo/demo-people.ts';
export { demoSeed } from './demo/demo-seed.ts';
/** The texts of the demo's reviews, which are loaded when reviews are first read. */
export const loadDemoReviews = async (now: EpochMs): Promise<readonly StoredReview[]> =>
  (await import('./demo/demo-reviews.ts')).demoReviews(now);
/** Files with everything in a demo; their code is loaded when one is asked for. */
export const loadDemoCopies = () => import('./demo/demo-copy.ts');
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
  StoredReview,
  StoredSaved,
} from './store/documents.ts';
export { createMemoryStore, type MemoryStoreOptions } from './store/memory-store.ts';
export type { State } from './store/state.ts';
export type { Store, Transaction } from './store/store.ts';
