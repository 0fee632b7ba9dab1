import { fc, test } from '@fast-check/vitest';
import { NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import { describe, expect } from 'vitest';
import type { PlaceSuggestion } from '../geo/place.ts';
import type { ListingForm, ListingIssue } from './listing-form.ts';
import { validateListing } from './listing.ts';

const place = (description: string): PlaceSuggestion => ({
  placeId: 'p',
  description,
  mainText: description,
  secondaryText: '',
});

const complete: ListingForm = {
  name: 'Rover',
  description: 'Drives around.',
  category: 'Hobby',
  price: '25',
  location: 'Apex, NC, USA',
  pickedPlace: place('Apex, NC, USA'),
  minRental: '',
  maxRental: '',
  pickupTime: '',
  returnTime: '',
  specifications: { weight: '', dimensions: '', batteryLife: '', connectivity: '' },
  features: [],
};

const issuesOf = (changes: Partial<ListingForm>): readonly ListingIssue[] => {
  const result = validateListing({ ...complete, ...changes });
  return result.ok ? [] : result.error;
};

describe('a listing (specification §5)', () => {
  test('with everything that is required is valid, its texts trimmed and its numbers read', () => {
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
      specifications: { weight: ' 3 kg ', dimensions: ' ', batteryLife: '', connectivity: 'Wi-Fi' },
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
        minRental: 1,
        maxRental: 30,
        pickupTime: '9 AM',
        returnTime: 'noon',
        specifications: { weight: '3 kg', dimensions: '', batteryLife: '', connectivity: 'Wi-Fi' },
        features: ['GPS'],
      },
    });
  });

  test("with nothing names every required field, in the form's order", () => {
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
});

describe('the category', () => {
  test.each(['Educational', 'Industrial', 'Service', 'Hobby', 'Other'])('may be %s', (category) => {
    expect(issuesOf({ category })).toEqual([]);
  });

  test.each(['Humanoid', 'Drone', 'Medical', 'Toaster', '__proto__'])('may not be %s', (category) => {
    expect(issuesOf({ category })).toEqual([{ field: 'category', tag: 'unknown' }]);
  });
});

describe('the price (D21)', () => {
  test.each(['1', '1.0', '1.000', '25.5', '25.50', '1000000', '+5', '1000000.00'])('may be %j', (price) => {
    expect(issuesOf({ price })).toEqual([]);
  });

  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['abc', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['1,50', 'not-a-number'],
    ['１２', 'not-a-number'],
    ['$25', 'not-a-number'],
    ['0', 'below-minimum'],
    ['-0', 'below-minimum'],
    ['-5', 'below-minimum'],
    ['0.99', 'below-minimum'],
    ['0.999', 'below-minimum'],
    ['1000000.01', 'above-maximum'],
    ['1.001', 'too-many-decimals'],
    ['25.555', 'too-many-decimals'],
    ['1.00000000000000000001', 'too-many-decimals'],
  ] as const)('%j is %s', (price, tag) => {
    expect(issuesOf({ price })).toEqual([{ field: 'price', tag }]);
  });

  test.prop([fc.integer({ min: -200, max: 100_000_200 })], { numRuns: runs(5000) })(
    'is valid exactly from $1 to $1,000,000, in cents',
    (cents) => {
      const typed = `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
      expect(issuesOf({ price: typed }).length === 0).toBe(cents >= 100 && cents <= 100_000_000);
    },
  );
});

describe('the location (D20)', () => {
  test('is picked from the suggestions, or the listing is not', () => {
    expect(issuesOf({ location: '', pickedPlace: null })).toEqual([{ field: 'location', tag: 'not-picked' }]);
    expect(issuesOf({ pickedPlace: null })).toEqual([{ field: 'location', tag: 'not-picked' }]);
  });

  test('is not picked any more once it was typed over', () => {
    expect(issuesOf({ location: 'Apex, NY, USA' })).toEqual([{ field: 'location', tag: 'not-picked' }]);
    expect(issuesOf({ location: ' Apex, NC, USA ' })).toEqual([]);
  });

  test('has to be specific', () => {
    expect(issuesOf({ location: 'Apex', pickedPlace: place('Apex') })).toEqual([
      { field: 'location', tag: 'not-specific' },
    ]);
    expect(issuesOf({ location: 'Carson City', pickedPlace: place('Carson City') })).toEqual([]);
  });
});

describe('the rental days (D21)', () => {
  test.each([
    ['', ''],
    ['1', ''],
    ['', '1'],
    ['7', '7'],
    ['1', '3650'],
    ['2.0', ''],
  ])('may be from %j to %j', (minRental, maxRental) => {
    expect(issuesOf({ minRental, maxRental })).toEqual([]);
  });

  test.each([
    ['0', 'below-minimum'],
    ['-1', 'below-minimum'],
    ['0.5', 'below-minimum'],
    ['1.5', 'not-whole'],
    ['3651', 'above-maximum'],
    ['a week', 'not-a-number'],
    ['1e2', 'not-a-number'],
  ] as const)('%j is %s at either end', (typed, tag) => {
    expect(issuesOf({ minRental: typed })).toEqual([{ field: 'minRental', tag }]);
    expect(issuesOf({ maxRental: typed })).toEqual([{ field: 'maxRental', tag }]);
  });

  test('do not start above their end', () => {
    expect(issuesOf({ minRental: '8', maxRental: '7' })).toEqual([
      { field: 'minRental', tag: 'above-maximum-rental' },
    ]);
  });

  const rental = fc.integer({ min: -1, max: 3652 });

  test.prop([rental, rental], { numRuns: runs(2000) })(
    'are valid exactly when some stay is possible',
    (min, max) => {
      const issues = issuesOf({ minRental: String(min), maxRental: String(max) });
      expect(issues.length === 0).toBe(min >= 1 && min <= max && max <= 3650);
    },
  );
});

describe('the lengths', () => {
  const specifications = (field: string, length: number) => ({
    specifications: { ...complete.specifications, [field]: 'x'.repeat(length) },
  });

  test.each<[ListingIssue['field'], number, (length: number) => Partial<ListingForm>]>([
    ['name', 120, (length) => ({ name: 'x'.repeat(length) })],
    ['description', 5000, (length) => ({ description: 'x'.repeat(length) })],
    [
      'location',
      200,
      (length) => ({ location: `${','.repeat(length)}`, pickedPlace: place(`${','.repeat(length)}`) }),
    ],
    ['pickupTime', 100, (length) => ({ pickupTime: 'x'.repeat(length) })],
    ['returnTime', 100, (length) => ({ returnTime: 'x'.repeat(length) })],
    ['weight', 100, (length) => specifications('weight', length)],
    ['dimensions', 100, (length) => specifications('dimensions', length)],
    ['batteryLife', 100, (length) => specifications('batteryLife', length)],
    ['connectivity', 100, (length) => specifications('connectivity', length)],
    ['features', 2000, (length) => ({ features: ['x'.repeat(length)] })],
  ])('of %s end at %d', (field, limit, formOf) => {
    expect(issuesOf(formOf(limit))).toEqual([]);
    expect(issuesOf(formOf(limit + 1))).toEqual([{ field, tag: 'too-long' }]);
  });

  test('let a listing have 30 features, not 31', () => {
    const features = Array.from({ length: 31 }, (_, i) => `feature ${i}`);
    expect(issuesOf({ features: features.slice(1) })).toEqual([]);
    expect(issuesOf({ features })).toEqual([{ field: 'features', tag: 'too-many' }]);
  });
});

describe('whatever is typed', () => {
  const everywhere = (text: string): ListingForm => ({
    name: text,
    description: text,
    category: text,
    price: text,
    location: text,
    pickedPlace: place(text),
    minRental: text,
    maxRental: text,
    pickupTime: text,
    returnTime: text,
    specifications: { weight: text, dimensions: text, batteryLife: text, connectivity: text },
    features: [text],
  });

  const oncePerField = (form: ListingForm): boolean => {
    const result = validateListing(form);
    if (result.ok) return true;
    const fields = result.error.map(({ field }) => field);
    return fields.length > 0 && new Set(fields).size === fields.length;
  };

  test.each(NAUGHTY_STRINGS)('%j is answered, once per field', (text) => {
    expect(oncePerField(everywhere(text))).toBe(true);
  });

  test.prop([fc.string({ unit: 'binary' })], { numRuns: runs(2000) })(
    'is answered, once per field',
    (text) => {
      expect(oncePerField(everywhere(text))).toBe(true);
      expect(oncePerField({ ...complete, name: text, price: text })).toBe(true);
    },
  );
});
