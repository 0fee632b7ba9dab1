import {
  describeContracts,
  describeOperatorContract,
  describeSessionAgeContract,
} from '@roborrow/port-contracts';
import { createHarness } from '../testing/in-memory-harness.ts';
import { createMemoryStore } from './store/memory-store.ts';

const harness = createHarness({
  name: 'in memory',
  openStores: async (options) => {
    const store = createMemoryStore({}, options);
    return { forClient: async () => store, close: async () => store.close() };
  },
  settle: () => new Promise((resolve) => setTimeout(resolve, 2)),
});

describeContracts(harness);
describeOperatorContract(harness);
describeSessionAgeContract(harness);
