import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, WORKSPACE } from '../workspace/files.ts';
import { sectionOf } from './page.ts';

const read = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');
const section = sectionOf(read('CONTRIBUTING.md'), 'Adding a specification to a listing');

const listed = [...new Set([...section.matchAll(/^- `([^`]+)`/gm)].map(([, path = '']) => path))].toSorted();

test('the files that CONTRIBUTING lists are those that name a single specification', () => {
  const naming = ['apps', 'docs', 'packages', 'tools']
    .flatMap((folder) => filesBelow(folder))
    // One language stands for all.
    .filter((path) => !/\/catalogues\/(?!en\/)/.test(path))
    // Generated.
    .filter((path) => !path.startsWith('docs/api/'))
    .filter((path) => /\.(?:tsx?|js|json|css|md|rules)$/.test(path))
    .filter((path) => /battery\s*life/i.test(read(path)));
  // Another file should use SPECIFICATIONS, mapSpecifications or NO_SPECIFICATIONS.
  expect(naming.toSorted()).toEqual(listed);
});
