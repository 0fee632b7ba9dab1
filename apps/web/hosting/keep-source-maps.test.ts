import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { moveSourceMaps } from './keep-source-maps.ts';

test('source maps are kept beside the published files, each with its script, and older ones go (D786)', () => {
  const parent = mkdtempSync(join(tmpdir(), 'roborrow-maps-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(parent, 'dist-maps'));
  writeFileSync(join(parent, 'dist-maps/old.js.map'), '');
  for (const name of ['main-1.js', 'main-1.js.map', 'base-2.css'])
    writeFileSync(join(folder, 'assets', name), name);
  moveSourceMaps(folder);
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual(['base-2.css', 'main-1.js']);
  expect(readdirSync(join(parent, 'dist-maps/assets')).toSorted()).toEqual(['main-1.js', 'main-1.js.map']);
  expect(existsSync(join(parent, 'dist-maps/old.js.map'))).toBe(false);
});
