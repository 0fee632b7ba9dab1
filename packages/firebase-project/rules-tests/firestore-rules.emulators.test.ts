import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { ALL_CASES } from './all-cases.ts';
import { openRulesEnvironment } from './environment.ts';

const RULES = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');
const HOST = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';

const { outcomeOf, close } = await openRulesEnvironment('demo-roborrow-rules', RULES, HOST);

afterAll(close);

describe.each(Object.entries(ALL_CASES))('%s', (_, cases) => {
  test.each(cases.map((asked) => [`${asked.row}: ${asked.name}`, asked] as const))(
    '%s',
    async (__, asked) => {
      expect(await outcomeOf(asked)).toBe(asked.expected);
    },
  );
});
