import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findFirebase } from './firebase-marks.ts';

const folder = mkdtempSync(join(tmpdir(), 'roborrow-'));
afterAll(() => rmSync(folder, { recursive: true }));

test("Firebase's SDK is detected by its addresses, and the app's own texts about Firebase are not", () => {
  writeFileSync(join(folder, 'sdk.js'), 'fetch("https://identitytoolkit.googleapis.com/v1")');
  writeFileSync(join(folder, 'app.js'), '"Missing Firebase environment variables"');
  expect(findFirebase(folder, ['sdk.js', 'app.js'])).toEqual(['sdk.js: identitytoolkit']);
});
