import 'fake-indexeddb/auto';
import { describeContracts, describeSessionAgeContract } from '@roborrow/port-contracts';
import { deleteDB } from 'idb';
import { createHarness } from '../../testing/in-memory-harness.ts';
import type { Store } from '../store/store.ts';
import { openBrowserStore } from './open-browser-store.ts';

let worlds = 0;

const harness = createHarness({
  name: 'in a browser, every client in a tab of its own',
  slowness: 20,
  openStores: async () => {
    worlds += 1;
    const name = `contracts-${worlds}`;
    const tabs: Store[] = [];
    return {
      forClient: async () => {
        const tab = await openBrowserStore({ name });
        if (tab.persistence !== 'indexeddb') throw new Error('The database did not open');
        tabs.push(tab);
        return tab;
      },
      close: async () => {
        for (const tab of tabs) tab.close();
        await deleteDB(name);
      },
    };
  },
  settle: () => new Promise((resolve) => setTimeout(resolve, 30)),
});

describeContracts(harness);
describeSessionAgeContract(harness);
