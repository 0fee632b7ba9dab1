import { describeContracts, describeSessionAgeContract } from '@roborrow/port-contracts';
import { createFirebaseHarness } from '../testing/firebase-harness.ts';

const harness = createFirebaseHarness();

describeContracts(harness);
describeSessionAgeContract(harness);
