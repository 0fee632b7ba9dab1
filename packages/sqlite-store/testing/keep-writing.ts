import { epochMs, userId } from '@roborrow/domain';
import { openSqliteStore } from '../src/index.ts';

/*
 * Writes to a file until it has written so often, or is killed: `keep-writing.ts FILE COUNT`. Each transaction raises the
 * numbers of two documents by one, and prints the number once it is answered.
 */
const [path = '', count = '0'] = process.argv.slice(2);
const store = openSqliteStore({ path });
for (let i = 0; i < Number(count); i += 1) {
  const written = await store.transact(({ get, put }) => {
    const at = epochMs((get('deletions', 'left')?.at ?? 0) + 1);
    put('deletions', { id: userId('left'), at });
    put('deletions', { id: userId('right'), at });
    return at;
  });
  process.stdout.write(`${written}\n`);
}
store.close();
