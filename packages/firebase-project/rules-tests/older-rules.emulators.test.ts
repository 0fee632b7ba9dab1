import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { olderClients } from './cases/older-clients.ts';
import { openRulesEnvironment } from './environment.ts';

/*
 * While a migration runs, site and rules are those of before, and documents are already of now: earlier rules let their clients go on. A
 * client of now never meets them, as rules are deployed before the site, and stay on the way back (docs/firebase.md).
 */

const RULES = gunzipSync(readFileSync(new URL('older.rules.gz', import.meta.url))).toString();
const HOST = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';

const { outcomeOf, close } = await openRulesEnvironment('demo-roborrow-older-rules', RULES, HOST);

afterAll(close);

test.each(
  olderClients.map((asked) => [`${asked.row}, on the rules of before: ${asked.name}`, asked] as const),
)('%s', async (_, asked) => {
  expect(await outcomeOf(asked)).toBe(asked.expected);
});
