import { CONTRACTS } from '@roborrow/port-contracts';
import { createFirebaseHarness } from '../testing/firebase-harness.ts';

const harness = createFirebaseHarness();

for (const describeContract of CONTRACTS.filter((_, i) => i % 2 === 1)) describeContract(harness);
