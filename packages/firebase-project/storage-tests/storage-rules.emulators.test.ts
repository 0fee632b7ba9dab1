import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { STORAGE_CASES } from './storage-cases.ts';
import { openStorageEnvironment } from './storage-environment.ts';

const RULES = readFileSync(new URL('../storage.rules', import.meta.url), 'utf8');
const EMULATORS = {
  storage: process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '',
  firestore: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
};

const { outcomeOf, close } = await openStorageEnvironment('demo-roborrow', RULES, EMULATORS);

afterAll(close);

test.each(STORAGE_CASES.map((asked) => [`${asked.row}: ${asked.name}`, asked] as const))(
  '%s',
  async (_, asked) => {
    expect(await outcomeOf(asked)).toBe(asked.expected);
  },
);
