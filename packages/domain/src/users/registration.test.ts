import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTextArb, NAUGHTY_STRINGS, runs } from '../../testing/index.ts';
import { parseDay } from '../dates/calendar-day.ts';
import { err, ok } from '../result.ts';
import { validateLogin } from './login.ts';
import { validateRegistration, type RegistrationForm } from './registration.ts';
import { parseUsername } from './username.ts';

const TERMS = parseDay('2026-11-01') ?? expect.fail();
const filled: RegistrationForm = {
  username: 'ada_1815',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'secret',
  confirmPassword: 'secret',
  acceptedTerms: TERMS,
};
const empty: RegistrationForm = {
  username: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptedTerms: null,
};

describe('validateRegistration', () => {
  it('accepts a complete form: trimmed, the username in lowercase, without the confirmation', () => {
    const typed = {
      ...filled,
      username: ' Ada_1815 ',
      firstName: ' Ada ',
      lastName: 'Lovelace\t',
      email: ' ada@example.com',
    };
    expect(validateRegistration(typed)).toEqual(
      ok({
        username: 'ada_1815',
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        password: 'secret',
        acceptedTerms: TERMS,
      }),
    );
  });

  it('requires every field, in the order of the form', () => {
    expect(validateRegistration(empty)).toEqual(
      err(
        ['username', 'firstName', 'lastName', 'email', 'password', 'confirmPassword', 'acceptedTerms'].map(
          (field) => ({
            field,
            tag: 'required',
          }),
        ),
      ),
    );
  });

  it.each<[Partial<RegistrationForm>, string, string]>([
    [{ username: '  ' }, 'username', 'required'],
    [{ username: 'ab' }, 'username', 'too-short'],
    [{ username: 'a'.repeat(21) }, 'username', 'too-long'],
    [{ username: 'ada lovelace' }, 'username', 'invalid-characters'],
    [{ firstName: ' ' }, 'firstName', 'required'],
    [{ firstName: '\u3164\u200B' }, 'firstName', 'required'],
    [{ firstName: '🤖'.repeat(51) }, 'firstName', 'too-long'],
    [{ lastName: '\n' }, 'lastName', 'required'],
    [{ lastName: 'a'.repeat(51) }, 'lastName', 'too-long'],
    [{ firstName: 'a\u2067b' }, 'firstName', 'turns-text'],
    [{ email: 'ada' }, 'email', 'invalid'],
    [{ confirmPassword: '' }, 'confirmPassword', 'required'],
    [{ acceptedTerms: null }, 'acceptedTerms', 'required'],
    [{ confirmPassword: 'Secret' }, 'confirmPassword', 'mismatch'],
    [{ confirmPassword: 'secret ' }, 'confirmPassword', 'mismatch'],
  ])('reports %j as %s %s', (change, field, tag) => {
    expect(validateRegistration({ ...filled, ...change })).toEqual(err([{ field, tag }]));
  });

  it('accepts names of exactly 50 characters', () => {
    expect(validateRegistration({ ...filled, firstName: 'a'.repeat(50), lastName: 'b'.repeat(50) }).ok).toBe(
      true,
    );
  });

  it('distinguishes a short password from one that does not match', () => {
    expect(validateRegistration({ ...filled, password: '12345', confirmPassword: '12345' })).toEqual(
      err([{ field: 'password', tag: 'too-short' }]),
    );
  });

  it('never throws, reports a field at most once, and agrees with the rules for sign-in and usernames', () => {
    const { acceptedTerms: _, ...texts } = filled;
    const text = fc.oneof(
      anyTextArb({ maxLength: 60 }),
      fc.constantFrom(...NAUGHTY_STRINGS, ...Object.values(texts)),
    );
    const form = fc.record({
      username: text,
      firstName: text,
      lastName: text,
      email: text,
      password: text,
      confirmPassword: text,
      acceptedTerms: fc.constantFrom(null, TERMS),
    });
    fc.assert(
      fc.property(form, (typed) => {
        const registration = validateRegistration(typed);
        const names = [typed.firstName.trim(), typed.lastName.trim()];
        expect(registration.ok).toBe(
          validateLogin(typed).ok &&
            parseUsername(typed.username).ok &&
            names.every((name) => name.length >= 1 && name.length <= 50) &&
            typed.confirmPassword === typed.password,
        );
        if (registration.ok) return;
        const fields = registration.error.map((issue) => issue.field);
        expect(new Set(fields).size).toBe(fields.length);
        expect(fields.length).toBeGreaterThan(0);
      }),
      { numRuns: runs(5000) },
    );
  });
});
