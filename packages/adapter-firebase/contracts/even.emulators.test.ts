import { CONTRACTS, describeSessionAgeContract } from '@roborrow/port-contracts';
import { createFirebaseHarness } from '../testing/firebase-harness.ts';

const harness = createFirebaseHarness();

// Every other one here and the rest beside it: two workers, and none left out.
for (const describeContract of CONTRACTS.filter((_, i) => i % 2 === 0)) describeContract(harness);
describeSessionAgeContract(harness);
