export { createHarness, type HarnessOptions, type Stores } from './in-memory-harness.ts';
