import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTextArb, NAUGHTY_STRINGS, runs } from '../../testing/index.ts';
import { err, ok } from '../result.ts';
import { validateLogin } from './login.ts';

const anyText = fc.oneof(anyTextArb(), fc.constantFrom(...NAUGHTY_STRINGS));

describe('validateLogin', () => {
  it('accepts an address and a password, and trims only the address', () => {
    expect(validateLogin({ email: ' ada@example.com\n', password: ' secret ' })).toEqual(
      ok({ email: 'ada@example.com', password: ' secret ' }),
    );
  });

  it('requires both', () => {
    expect(validateLogin({ email: '  ', password: '' })).toEqual(
      err([
        { field: 'email', tag: 'required' },
        { field: 'password', tag: 'required' },
      ]),
    );
  });

  it.each([
    ['12345', [{ field: 'password', tag: 'too-short' }]],
    ['     ', [{ field: 'password', tag: 'too-short' }]],
    ['🤖🤖🤖🤖🤖', [{ field: 'password', tag: 'too-short' }]],
  ])('requires a password of 6 characters: %j', (password, issues) => {
    expect(validateLogin({ email: 'ada@example.com', password })).toEqual(err(issues));
  });

  it('accepts a password of exactly 6 characters', () => {
    expect(validateLogin({ email: 'ada@example.com', password: '123456' }).ok).toBe(true);
    expect(validateLogin({ email: 'ada@example.com', password: '🤖🤖🤖🤖🤖🤖' }).ok).toBe(true);
  });

  it.each([
    'ada@example.com',
    'ADA@EXAMPLE.COM',
    'ada.lovelace+robots@mail.example.co.uk',
    "o'neil@example.org",
    'a@b.io',
    '1@2.museum',
    `${'a'.repeat(64)}@${'b'.repeat(60)}.com`,
  ])('accepts the address %s', (email) => {
    expect(validateLogin({ email, password: '123456' }).ok).toBe(true);
    expect(validateLogin({ email: 'ada@example.com', password: '🤖🤖🤖🤖🤖🤖' }).ok).toBe(true);
  });

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@example.c',
    'ada@.com',
    'ada@example..com',
    'ada@@example.com',
    'ada lovelace@example.com',
    'ada@exam ple.com',
    'ada@example.com>',
    '<ada@example.com>',
    'ada@example.com\nbcc:eve@example.com',
    'ada@example.com,eve@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses the address %j', (email) => {
    expect(validateLogin({ email, password: '123456' })).toEqual(err([{ field: 'email', tag: 'invalid' }]));
  });

  it('answers quickly for long hostile addresses', () => {
    for (const hostile of ['a'.repeat(200_000), `a@${'a.'.repeat(100_000)}`, `a@${'a'.repeat(200_000)}!`]) {
      expect(validateLogin({ email: hostile, password: '123456' }).ok).toBe(false);
    }
  });

  it('never throws; an accepted address has one @, no space, and a dot in its domain', () => {
    fc.assert(
      fc.property(anyText, anyText, (email, password) => {
        const login = validateLogin({ email, password });
        if (!login.ok) return;
        const [local = '', domain = '', ...more] = login.value.email.split('@');
        expect(more).toEqual([]);
        expect(local).not.toBe('');
        expect(domain).toContain('.');
        expect([...login.value.email].some((character) => character.trim() === '')).toBe(false);
        expect(login.value.password.length).toBeGreaterThanOrEqual(6);
      }),
      { numRuns: runs(5000) },
    );
  });

  it('accepts every ordinary address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(validateLogin({ email, password: '123456' })).toEqual(ok({ email, password: '123456' }));
      }),
      { numRuns: runs(2000) },
    );
  });
});
