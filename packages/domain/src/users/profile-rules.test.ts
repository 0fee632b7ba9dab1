import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTextArb, NAUGHTY_STRINGS, runs } from '../../testing/index.ts';
import { err, ok } from '../result.ts';
import { EXPERTISE_LEVELS } from './profile.ts';
import { newProfileDefaults, validateProfile, type ProfileForm } from './profile-rules.ts';

/** The number in the rule book (D124). */
const BIO_MAX = 2000;

const filled: ProfileForm = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  bio: 'Poetical science.',
  location: 'Apex, NC, USA',
  expertise: 'expert',
};

describe('validateProfile', () => {
  it('trims every text', () => {
    const typed = {
      firstName: ' Ada ',
      lastName: '\tLovelace',
      bio: '\nHello ',
      location: ' Apex ',
      expertise: 'beginner',
    };
    expect(validateProfile(typed)).toEqual(
      ok({ firstName: 'Ada', lastName: 'Lovelace', bio: 'Hello', location: 'Apex', expertise: 'beginner' }),
    );
  });

  it('accepts an empty bio and an empty location', () => {
    expect(validateProfile({ ...filled, bio: '', location: '' }).ok).toBe(true);
  });

  it.each<[Partial<ProfileForm>, string, string]>([
    [{ firstName: ' ' }, 'firstName', 'required'],
    [{ lastName: '' }, 'lastName', 'required'],
    [{ lastName: '\u200B' }, 'lastName', 'required'],
    [{ firstName: '🤖'.repeat(51) }, 'firstName', 'too-long'],
    [{ lastName: '🤖'.repeat(51) }, 'lastName', 'too-long'],
    [{ lastName: 'a\u202Eb' }, 'lastName', 'turns-text'],
    [{ bio: '🤖'.repeat(BIO_MAX + 1) }, 'bio', 'too-long'],
    [{ location: '🤖'.repeat(201) }, 'location', 'too-long'],
    [{ expertise: 'Expert' }, 'expertise', 'unknown'],
    [{ expertise: '' }, 'expertise', 'unknown'],
    [{ expertise: 'constructor' }, 'expertise', 'unknown'],
  ])('reports %j as %s %s', (change, field, tag) => {
    expect(validateProfile({ ...filled, ...change })).toEqual(err([{ field, tag }]));
  });

  it('accepts every text at its limit', () => {
    const atLimit = {
      firstName: '🤖'.repeat(50),
      lastName: '🤖'.repeat(50),
      bio: '🤖'.repeat(BIO_MAX),
      location: '🤖'.repeat(200),
    };
    expect(validateProfile({ ...filled, ...atLimit }).ok).toBe(true);
  });

  it('reports all issues at once', () => {
    const issues = validateProfile({
      firstName: '',
      lastName: '',
      bio: '🤖'.repeat(BIO_MAX + 1),
      location: '',
      expertise: 'x',
    });
    expect(issues).toEqual(
      err([
        { field: 'firstName', tag: 'required' },
        { field: 'lastName', tag: 'required' },
        { field: 'bio', tag: 'too-long' },
        { field: 'expertise', tag: 'unknown' },
      ]),
    );
  });

  it('never throws, and keeps a form unchanged that it accepted before', () => {
    const text = fc.oneof(anyTextArb({ maxLength: 60 }), fc.constantFrom(...NAUGHTY_STRINGS));
    const form = fc.record({
      firstName: text,
      lastName: text,
      bio: text,
      location: text,
      expertise: fc.oneof(text, fc.constantFrom(...EXPERTISE_LEVELS)),
    });
    fc.assert(
      fc.property(form, (typed) => {
        const first = validateProfile(typed);
        if (first.ok) expect(validateProfile(first.value)).toEqual(first);
        else expect(first.error.length).toBeGreaterThan(0);
      }),
      { numRuns: runs(5000) },
    );
  });
});

describe('the defaults of a new profile', () => {
  it('are an unrated, unverified user with empty texts', () => {
    expect(newProfileDefaults).toEqual({
      bio: '',
      avatar: '',
      location: '',
      expertise: 'beginner',
      isVerified: false,
      isPremium: false,
      rating: 0,
      reviewCount: 0,
    });
  });
});
