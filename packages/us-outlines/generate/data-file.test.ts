import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeOutlinesFile } from './data-file.ts';

/** The map and its outlines may weigh 120 kB; the rest is for the code. */
const BUDGET = 100_000;

const committed = new URL('../src/data/packed-us-outlines.ts', import.meta.url);

it('the outlines are committed as the sources give them, within their budget, with their sources', async () => {
  const text = makeOutlinesFile();
  expect((await readFile(committed, 'utf8')) === text).toBe(true);
  expect(gzipSync(text, { level: 9 }).length).toBeLessThan(BUDGET);
  expect(text).toContain('U.S. Census Bureau and Natural Earth');
});
