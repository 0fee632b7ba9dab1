import fc from 'fast-check';
import { anyTextArb, NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import type { PlaceSuggestion } from '../geo/place.ts';
import type { ListingForm, ListingIssue } from './listing-form.ts';
import { validateListing } from './listing.ts';
import { mapSpecifications, NO_SPECIFICATIONS, SPECIFICATIONS } from './specifications.ts';

const place = (description: string): PlaceSuggestion => ({
  placeId: 'p',
  description,
  mainText: description,
  secondaryText: '',
});

const complete: ListingForm = {
  ...NO_SPECIFICATIONS,
  name: 'Rover',
  description: 'Drives around.',
  category: 'Hobby',
  price: '25',
  location: 'Apex, NC, USA',
  pickedPlace: place('Apex, NC, USA'),
  quantity: '',
  minRental: '',
  maxRental: '',
  pickupTime: '',
  returnTime: '',
  features: [],
};

/** A field, its longest length, and the form with a text of that length in it. */
type Length = [ListingIssue['field'], number, (length: number) => Partial<ListingForm>];

const issuesOf = (changes: Partial<ListingForm>): readonly ListingIssue[] => {
  const result = validateListing({ ...complete, ...changes });
  return result.ok ? [] : result.error;
};

describe('a listing (D141)', () => {
  test('is valid with every required field; texts are trimmed and numbers parsed', () => {
    const result = validateListing({
      ...complete,
      name: ' Rover ',
      description: '\nDrives around.\n',
      category: 'hobby',
      price: ' 25.50 ',
      minRental: '1',
      maxRental: ' 30 ',
      pickupTime: ' 9 AM ',
      returnTime: 'noon ',
      weight: ' 3 kg ',
      dimensions: ' ',
      connectivity: 'Wi-Fi',
      features: [' GPS', 'GPS', ''],
    });
    expect(result).toEqual({
      ok: true,
      value: {
        name: 'Rover',
        description: 'Drives around.',
        category: 'Hobby',
        price: 25.5,
        location: 'Apex, NC, USA',
        quantity: null,
        minRental: 1,
        maxRental: 30,
        pickupTime: '9 AM',
        returnTime: 'noon',
        specifications: { ...NO_SPECIFICATIONS, weight: '3 kg', connectivity: 'Wi-Fi' },
        features: ['GPS'],
      },
    });
  });

  test("without any value names every required field, in the form's order", () => {
    expect(
      issuesOf({ name: ' ', description: '', category: '', price: '', location: '', pickedPlace: null }),
    ).toEqual([
      { field: 'name', tag: 'required' },
      { field: 'description', tag: 'required' },
      { field: 'category', tag: 'required' },
      { field: 'price', tag: 'required' },
      { field: 'location', tag: 'not-picked' },
    ]);
  });

  test.each(['name', 'description', 'location'] as const)(
    'counts a %s without visible characters as missing',
    (field) => {
      const text = '\u200B \u3164';
      const changes = field === 'location' ? { location: text, pickedPlace: place(text) } : { [field]: text };
      const tag = field === 'location' ? 'not-picked' : 'required';
      expect(issuesOf(changes)).toEqual([{ field, tag }]);
    },
  );
});

test('refuses a title with characters that change the text direction, but accepts such a description', () => {
  expect(issuesOf({ name: 'Rover \u202Erevor' })).toEqual([{ field: 'name', tag: 'turns-text' }]);
  expect(issuesOf({ description: 'Rover \u202Erevor' })).toEqual([]);
});

describe('the category', () => {
  test.each(['Educational', 'Industrial', 'Service', 'Hobby', 'Other'])('may be %s', (category) => {
    expect(issuesOf({ category })).toEqual([]);
  });

  test.each(['Humanoid', 'Drone', 'Medical', 'Toaster', '__proto__'])('may not be %s', (category) => {
    expect(issuesOf({ category })).toEqual([{ field: 'category', tag: 'unknown' }]);
  });
});

describe('the location (D20)', () => {
  test('must be picked from the suggestions', () => {
    expect(issuesOf({ location: '', pickedPlace: null })).toEqual([{ field: 'location', tag: 'not-picked' }]);
    expect(issuesOf({ pickedPlace: null })).toEqual([{ field: 'location', tag: 'not-picked' }]);
  });

  test('is no longer picked after the user edits it', () => {
    expect(issuesOf({ location: 'Apex, NY, USA' })).toEqual([{ field: 'location', tag: 'not-picked' }]);
    expect(issuesOf({ location: ' Apex, NC, USA ' })).toEqual([]);
  });

  test('must be specific', () => {
    expect(issuesOf({ location: 'Apex', pickedPlace: place('Apex') })).toEqual([
      { field: 'location', tag: 'not-specific' },
    ]);
    expect(issuesOf({ location: 'Carson City', pickedPlace: place('Carson City') })).toEqual([]);
  });
});

describe('the rental days (D21)', () => {
  test('must not have a minimum above the maximum', () => {
    expect(issuesOf({ minRental: '7', maxRental: '7' })).toEqual([]);
    expect(issuesOf({ minRental: '8', maxRental: '7' })).toEqual([
      { field: 'minRental', tag: 'above-maximum-rental' },
    ]);
  });

  const rental = fc.integer({ min: -1, max: 3652 });

  test('are valid exactly when some number of days is allowed', () => {
    fc.assert(
      fc.property(rental, rental, (min, max) => {
        const issues = issuesOf({ minRental: String(min), maxRental: String(max) });
        expect(issues.length === 0).toBe(min >= 1 && min <= max && max <= 3650);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("report their own issue beside the price's", () => {
    expect(issuesOf({ price: '0', minRental: '1.5', maxRental: 'a week' })).toEqual([
      { field: 'price', tag: 'below-minimum' },
      { field: 'minRental', tag: 'not-whole' },
      { field: 'maxRental', tag: 'not-a-number' },
    ]);
  });
});

describe('the lengths', () => {
  const wholePlace = (length: number) => `${'🤖'.repeat(length - 1)},`;

  test.each<Length>([
    ['name', 120, (length) => ({ name: '🤖'.repeat(length) })],
    ['description', 5000, (length) => ({ description: '🤖'.repeat(length) })],
    ['location', 200, (length) => ({ location: wholePlace(length), pickedPlace: place(wholePlace(length)) })],
    ['pickupTime', 100, (length) => ({ pickupTime: '🤖'.repeat(length) })],
    ['returnTime', 100, (length) => ({ returnTime: '🤖'.repeat(length) })],
    ['features', 2000, (length) => ({ features: ['🤖'.repeat(length)] })],
    ...SPECIFICATIONS.map(({ name, maxCharacters }): Length => [
      name,
      maxCharacters,
      (length) => ({ [name]: '🤖'.repeat(length) }),
    ]),
  ])('of %s are limited to %d characters (D53)', (field, limit, formOf) => {
    expect(issuesOf(formOf(limit))).toEqual([]);
    expect(issuesOf(formOf(limit + 1))).toEqual([{ field, tag: 'too-long' }]);
  });

  test('are reported in the order of the form, together with the other issues', () => {
    const long = 'x'.repeat(5001);
    const tooLong = (...fields: readonly ListingIssue['field'][]) =>
      fields.map((field) => ({ field, tag: 'too-long' }));
    expect(
      issuesOf({
        name: long,
        description: long,
        category: '',
        price: '0',
        location: '',
        minRental: '9',
        maxRental: '2',
        pickupTime: long,
        returnTime: long,
        ...mapSpecifications(() => long),
        features: [long],
      }),
    ).toEqual([
      ...tooLong('name', 'description'),
      { field: 'category', tag: 'required' },
      { field: 'price', tag: 'below-minimum' },
      { field: 'location', tag: 'not-picked' },
      { field: 'minRental', tag: 'above-maximum-rental' },
      ...tooLong('pickupTime', 'returnTime', ...SPECIFICATIONS.map(({ name }) => name), 'features'),
    ]);
  });

  test('allow 30 features, and not 31', () => {
    const features = Array.from({ length: 31 }, (_, i) => `feature ${i}`);
    expect(issuesOf({ features: features.slice(1) })).toEqual([]);
    expect(issuesOf({ features })).toEqual([{ field: 'features', tag: 'too-many' }]);
  });
});

describe('any typed text', () => {
  const everywhere = (text: string): ListingForm => ({
    name: text,
    description: text,
    category: text,
    price: text,
    location: text,
    pickedPlace: place(text),
    quantity: text,
    minRental: text,
    maxRental: text,
    pickupTime: text,
    returnTime: text,
    ...mapSpecifications(() => text),
    features: [text],
  });

  const oncePerField = (form: ListingForm): boolean => {
    const result = validateListing(form);
    if (result.ok) return true;
    const fields = result.error.map(({ field }) => field);
    return fields.length > 0 && new Set(fields).size === fields.length;
  };

  test.each(NAUGHTY_STRINGS)('%j gives at most one issue per field', (text) => {
    expect(oncePerField(everywhere(text))).toBe(true);
  });

  test('gives at most one issue per field', () => {
    fc.assert(
      fc.property(anyTextArb(), (text) => {
        expect(oncePerField(everywhere(text))).toBe(true);
        expect(oncePerField({ ...complete, name: text, price: text })).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });
});
