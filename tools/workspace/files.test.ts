import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { packageFolders } from './files.ts';

const root = mkdtempSync(join(tmpdir(), 'roborrow-packages-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the leftover folder of a renamed package is not a package', () => {
  for (const folder of ['packages/new', 'packages/old/node_modules', 'apps/web'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const folder of ['packages/new', 'apps/web']) writeFileSync(join(root, folder, 'package.json'), '{}');
  expect(packageFolders(root)).toEqual(['packages/new', 'apps/web', 'tools']);
});
