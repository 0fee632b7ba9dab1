import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectionOf, COLLECTIONS } from './collections.ts';

const RULES = new URL('../../../../../packages/firebase-project/firestore.rules', import.meta.url);

test('every collection that the rules name can be restored (D774)', () => {
  const named: string[] = [];
  const above: string[] = [];
  for (const line of readFileSync(RULES, 'utf8').split('\n')) {
    const [, indent = '', path = ''] = /^(\s{4,})match \/(\S+) \{$/.exec(line) ?? [];
    if (path === '') continue;
    above.splice(indent.length / 2 - 2, above.length, path);
    named.push(collectionOf(above.join('/').replaceAll(/\{\w+\}/g, 'id')) ?? `no path: ${line}`);
  }
  expect(named.length).toBeGreaterThan(10);
  expect(COLLECTIONS).toEqual(expect.arrayContaining(named));
});
