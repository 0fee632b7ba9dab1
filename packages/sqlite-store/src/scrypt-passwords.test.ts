import { expect, it } from 'vitest';
import { scryptPasswords } from './scrypt-passwords.ts';

const { protect, matches } = scryptPasswords;

it('stores a password so that it cannot be read, and differently each time', async () => {
  const [one, other] = await Promise.all([protect('correct horse'), protect('correct horse')]);
  expect(one).not.toContain('correct');
  expect(one).not.toBe(other);
});

it('knows the password again, and no other', async () => {
  const stored = await protect('correct horse');
  expect(await matches('correct horse', stored)).toBe(true);
  expect(await matches('Correct horse', stored)).toBe(false);
  expect(await matches('', stored)).toBe(false);
});

it('matches nothing with what it did not store', async () => {
  const stored = await protect('correct horse');
  for (const other of ['correct horse', '', 'scrypt$1$1$1', stored.replace('scrypt', 'bcrypt')])
    expect(await matches('correct horse', other)).toBe(false);
});
