import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WORKSPACE } from '../workspace/files.ts';

/** The longest walk that the page promises. */
const LONGEST = 26;

const page = readFileSync(join(WORKSPACE, 'docs/architecture.md'), 'utf8');
const section = page.split('\n## ').find((text) => text.startsWith('Three walks')) ?? '';
const walks = section
  .split('\n**')
  .slice(1)
  .map((text) => ({
    name: text.slice(0, text.indexOf('**')),
    files: [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path),
  }));

test('there are three walks through the code', () => {
  expect(walks.map(({ name }) => name)).toEqual([
    'A search for words near a place',
    'A sent message',
    'A new listing',
  ]);
});

describe.each(walks)('$name', ({ files }) => {
  test('passes files that exist, each once', () => {
    expect(files.filter((path) => !existsSync(join(WORKSPACE, path)))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  test(`passes ten files at least and ${LONGEST} at most`, () => {
    expect(files.length).toBeGreaterThanOrEqual(10);
    expect(files.length).toBeLessThanOrEqual(LONGEST);
  });
});
