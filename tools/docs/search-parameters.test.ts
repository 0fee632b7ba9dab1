import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILTERS, SEARCH_PARAMS } from '@roborrow/domain';
import { expect, test } from 'vitest';
import { WORKSPACE } from '../workspace/files.ts';

test('the rule book names every parameter of a search, in the order of an address, those of each filter among them (D8)', () => {
  const page = readFileSync(join(WORKSPACE, 'docs/rules/search.md'), 'utf8');
  const [, list = ''] = /Its parameters are ([^.]*)\./.exec(page) ?? [];
  const named = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(named).toEqual([...SEARCH_PARAMS]);
  expect(named).toEqual(expect.arrayContaining(Object.values(FILTERS).flatMap(({ params }) => params)));
});
