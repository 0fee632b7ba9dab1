import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestWords } from './manifest-words.ts';

test('the manifest among the public files says what it says in English', () => {
  const file = join(import.meta.dirname, '../../public/manifest.webmanifest');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(manifestWords);
});
