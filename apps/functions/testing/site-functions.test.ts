import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openFunctions } from '../netlify/all.ts';

it('a server of one’s own has every function that Netlify has', async () => {
  const { http, scheduled } = await openFunctions();
  const files = readdirSync(new URL('../netlify', import.meta.url)).filter((file) => file !== 'all.ts');
  expect([...Object.keys(http), ...Object.keys(scheduled)].map((name) => `${name}.ts`).toSorted()).toEqual(
    files.toSorted(),
  );
});
