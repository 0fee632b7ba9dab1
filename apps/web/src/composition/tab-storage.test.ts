import { expect, test } from 'vitest';
import { tabGoogle } from './tab-storage.ts';

const answer = (text: string | null) => tabGoogle({ get: () => text, set: () => undefined })();

test("the emulator's Google account is the one named in the tab, a default one otherwise, and none when the tab says so", async () => {
  expect(await answer(null)).toMatchObject({ displayName: 'Gale Tester' });
  const gale = { email: 'gale@example.com', displayName: 'Gale Green' };
  expect(await answer(JSON.stringify(gale))).toEqual(gale);
  expect(await answer('null')).toBeNull();
  await expect(answer('{"email": 1}')).rejects.toThrow(/email/);
});
