import { CONTRACTS, describeSessionAgeContract } from '@roborrow/port-contracts';
import { createFirebaseHarness } from '../testing/firebase-harness.ts';

const harness = createFirebaseHarness();

// This shard runs every other contract and the other shard the rest, so that two workers share them.
for (const describeContract of CONTRACTS.filter((_, i) => i % 2 === 0)) describeContract(harness);
describeSessionAgeContract(harness);
