import {
  mapSpecifications,
  parseDay,
  parsePriceFilter,
  validateListing,
  validateLogin,
  validateProfile,
  validateRegistration,
  type PlaceSuggestion,
  type Result,
} from '@roborrow/domain';
import { NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginIssueText, registrationIssueText } from './account.ts';
import { firstSentence } from './issue.ts';
import { listingIssueText } from './listing.ts';
import { priceFilterIssueText } from './price-filter.ts';
import { profileIssueText } from './profile.ts';

const typed = fc.oneof(
  fc.constantFrom(...NAUGHTY_STRINGS),
  fc.constantFrom(
    '',
    'Hobby',
    'Drone',
    '0',
    '0.5',
    '2.5',
    '1.234',
    '4000',
    '2000000',
    'Apex, NC',
    'Apex',
    'x'.repeat(6000),
  ),
  fc.string(),
);
const typedList = fc.array(typed, { maxLength: 40, size: 'max' });

const pickedPlace = fc.option(
  typed.map((description): PlaceSuggestion => ({
    placeId: 'p',
    description,
    mainText: description,
    secondaryText: '',
  })),
);

const login = fc.record({ email: typed, password: typed });
const registration = fc.record({
  username: typed,
  firstName: typed,
  lastName: typed,
  email: typed,
  password: typed,
  confirmPassword: typed,
  acceptedTerms: fc.constantFrom(null, parseDay('2026-11-01')),
});
const profile = fc.record({
  firstName: typed,
  lastName: typed,
  bio: typed,
  location: typed,
  expertise: typed,
});
const listing = fc
  .record({
    name: typed,
    description: typed,
    category: typed,
    price: typed,
    location: typed,
    pickedPlace,
    quantity: typed,
    minRental: typed,
    maxRental: typed,
    pickupTime: typed,
    returnTime: typed,
    ...mapSpecifications(() => typed),
    features: typedList,
  })
  .map((form) => (form.pickedPlace ? { ...form, location: form.pickedPlace.description } : form));

/** For any input, every issue of the rule has a complete sentence. */
const saysSomething = <Form, Issue>(
  forms: fc.Arbitrary<Form>,
  validate: (form: Form) => Result<unknown, readonly Issue[]>,
  sentence: (issue: Issue) => string,
) =>
  fc.assert(
    fc.property(forms, (form) => {
      const result = validate(form);
      if (result.ok) return;
      expect(result.error).not.toHaveLength(0);
      for (const issue of result.error) expect(sentence(issue)).toMatch(/^[A-Z][^{}]{10,}$/);
    }),
    { numRuns: runs(2000) },
  );

describe('every issue has its sentence', () => {
  it('of the login form', () => saysSomething(login, validateLogin, loginIssueText));
  it('of the registration form', () =>
    saysSomething(registration, validateRegistration, registrationIssueText));
  it('of the profile', () => saysSomething(profile, validateProfile, profileIssueText));
  it('of the listing form', () => saysSomething(listing, validateListing, listingIssueText));

  it.each([
    [{ min: 'ten', max: '' }, 'Minimum price must be a number'],
    [{ min: '', max: 'ten' }, 'Maximum price must be a number'],
    [{ min: '20', max: '10' }, 'Minimum price must not be above the maximum'],
  ])('of the price filter %o', (bounds, sentence) => {
    expect(parsePriceFilter(bounds).issues.map(priceFilterIssueText)).toEqual([sentence]);
  });
});

describe('a single message', () => {
  it('shows the first issue', () => {
    const result = validateLogin({ email: '', password: '' });
    expect(firstSentence(result.ok ? [] : result.error, loginIssueText, '')).toBe('Email is required');
  });
});
