import { CONTRACTS, describeSessionAgeContract } from '@roborrow/port-contracts';
import { createFirebaseHarness } from '../testing/firebase-harness.ts';

const harness = createFirebaseHarness();

// Every other contract in this shard, the rest in the other one, so that two workers share them.
for (const describeContract of CONTRACTS.filter((_, i) => i % 2 === 0)) describeContract(harness);
describeSessionAgeContract(harness);
