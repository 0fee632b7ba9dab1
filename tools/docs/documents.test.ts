import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, packageFolders, rootFiles, WORKSPACE } from '../workspace/files.ts';

/** The most words of all documents, and of a decision. */
const MOST = 38_000;
const MOST_OF_A_DECISION = 900;

const read = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');
/** As `wc -w` counts. */
const wordsOf = (path: string) => read(path).split(/\s+/).filter(Boolean).length;

// Changesets writes the changelogs.
const documents = [
  ...rootFiles(),
  ...['docs', '.changeset', ...packageFolders()].flatMap((folder) => filesBelow(folder)),
]
  .filter((path) => path.endsWith('.md') && !path.endsWith('CHANGELOG.md'))
  .toSorted();

/** The headings of a page, as the fragments of links name them. */
const fragmentsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

test(`all documents have at most ${MOST} words`, () => {
  expect(documents.length).toBeGreaterThan(50);
  const words = documents.reduce((sum, path) => sum + wordsOf(path), 0);
  expect(words).toBeLessThanOrEqual(MOST);
});

test(`a decision has at most ${MOST_OF_A_DECISION} words`, () => {
  const decisions = documents.filter((path) => path.startsWith('docs/decisions/'));
  expect(decisions.filter((path) => wordsOf(path) > MOST_OF_A_DECISION)).toEqual([]);
});

test('links between documents lead to files and headings that exist', () => {
  const broken = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([, file = '', fragment]) => {
        const target = file === '' ? path : join(dirname(path), file);
        const isThere =
          existsSync(join(WORKSPACE, target)) &&
          (fragment === undefined || fragmentsOf(target).includes(fragment));
        return isThere ? [] : [`${path}: ${file}${fragment === undefined ? '' : `#${fragment}`}`];
      },
    ),
  );
  expect(broken).toEqual([]);
});
