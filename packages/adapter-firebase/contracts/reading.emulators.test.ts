import { READING_CONTRACTS } from '@roborrow/port-contracts';
import { createFirebaseHarness } from '../testing/firebase-harness.ts';

const harness = createFirebaseHarness('REST');

for (const describeContract of READING_CONTRACTS) describeContract(harness);
