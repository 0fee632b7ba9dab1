import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '@roborrow/adapter-in-memory/store';
import { createHarness } from '@roborrow/adapter-in-memory/testing';
import {
  describeContracts,
  describeOperatorContract,
  describeSessionAgeContract,
} from '@roborrow/port-contracts';
import { quickFolder } from '../testing/quick-folder.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

const harness = createHarness({
  name: 'in a SQLite file, every client with a connection of its own',
  slowness: 20,
  openStores: async () => {
    const folder = quickFolder();
    const stores: Store[] = [];
    return {
      forClient: async () => {
        const store = openSqliteStore({ path: join(folder, 'roborrow.db'), lookEvery: 5 });
        stores.push(store);
        return store;
      },
      close: async () => {
        for (const store of stores) store.close();
        rmSync(folder, { recursive: true });
      },
    };
  },
  settle: () => new Promise((resolve) => setTimeout(resolve, 50)),
});

describeContracts(harness);
describeOperatorContract(harness);
describeSessionAgeContract(harness);
