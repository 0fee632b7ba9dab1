import { SPECIFICATIONS } from '@roborrow/domain';
import { runs } from '@roborrow/domain/testing';
import { Timestamp, type DocumentData } from 'firebase/firestore';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  storedContact,
  storedMessage,
  storedProfile,
  storedRobot,
  storedSaved,
} from '../../testing/stored-documents.ts';
import { createImageUrls } from '../image-urls.ts';
import type { Decode } from './decoder.ts';
import { decodeMessage } from './message.ts';
import { createDecodeProfile, decodeContact, decodeUsernameClaim } from './profile.ts';
import { createDecodeRobot } from './robot.ts';
import { decodeSaved } from './saved.ts';

const urls = createImageUrls('127.0.0.1:9199');

/** Any value of a document, including values that Firestore cannot store. */
const anything = fc.oneof(
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withTypedArray: true,
  }),
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      null,
      undefined,
      '',
      'unheard',
      0,
      -0,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      [],
      [1],
      ['one', null],
      {},
      () => 1,
      Symbol('x'),
    ),
  },
  fc.constant(Timestamp.fromMillis(0)),
  fc.constant({ toMillis: () => 1 }),
);

/** The document with some fields replaced, removed or added, also inside its maps. */
const corrupted = (document: DocumentData): fc.Arbitrary<DocumentData> => {
  const key = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...Object.keys(document)) }, fc.string());
  const change = fc.record({ key, value: anything, within: fc.boolean(), remove: fc.boolean() });
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const copy: DocumentData = { ...document };
    for (const { key: field, value, within, remove } of changes) {
      const stored: unknown = copy[field];
      if (remove) delete copy[field];
      else if (within && typeof stored === 'object' && stored !== null)
        copy[field] = { ...stored, weight: value };
      else copy[field] = value;
    }
    return copy;
  });
};

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isPlace = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' &&
    Math.abs(Number(Reflect.get(value, 'latitude'))) <= 90 &&
    Math.abs(Number(Reflect.get(value, 'longitude'))) <= 180);
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const orNull = (check: (value: unknown) => boolean) => (value: unknown) => value === null || check(value);

type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const ROBOT: Shape = {
  id: isText,
  ownerId: isText,
  name: isText,
  description: isText,
  category: (value) => ['Educational', 'Industrial', 'Service', 'Hobby', 'Other'].includes(String(value)),
  price: isNumber,
  location: isText,
  coordinates: isPlace,
  images: isTexts,
  specifications: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(isText) &&
    Object.keys(value).length === SPECIFICATIONS.length,
  features: isTexts,
  minRental: orNull(isNumber),
  maxRental: orNull(isNumber),
  pickupTime: isText,
  returnTime: isText,
  isAvailable: isFlag,
  rating: isNumber,
  reviewCount: isNumber,
  totalRentals: isNumber,
  closedDays: Array.isArray,
  closedWeekdays: Array.isArray,
  taken: Array.isArray,
  quantity: orNull(isNumber),
  createdAt: isNumber,
  updatedAt: isNumber,
};

const PROFILE: Shape = {
  id: isText,
  username: orNull((value) => isText(value) && value !== ''),
  firstName: isText,
  lastName: isText,
  displayName: isText,
  bio: isText,
  avatar: isText,
  location: isText,
  expertise: (value) => ['beginner', 'intermediate', 'advanced', 'expert'].includes(String(value)),
  isVerified: isFlag,
  isPremium: isFlag,
  rating: isNumber,
  reviewCount: isNumber,
  createdAt: isNumber,
  updatedAt: isNumber,
};

const MESSAGE: Shape = {
  id: isText,
  content: isText,
  senderId: isText,
  senderName: isText,
  receiverId: isText,
  receiverName: isText,
  isRead: isFlag,
  createdAt: isNumber,
  robotId: orNull(isText),
  dates: (value) => value === null || (typeof value === 'object' && 'kind' in value),
};

const SAVED: Shape = { robots: Array.isArray, searches: Array.isArray, removed: Array.isArray };

const mappers: readonly (readonly [string, Decode<object>, DocumentData, Shape])[] = [
  ['robots', createDecodeRobot(urls), storedRobot(), ROBOT],
  ['profiles', createDecodeProfile(urls), storedProfile(), PROFILE],
  ['messages', decodeMessage, storedMessage(), MESSAGE],
  ['contacts', decodeContact, storedContact(), { email: isText, coordinates: isPlace }],
  ['saved things', decodeSaved, storedSaved(), SAVED],
  ['claims of usernames', decodeUsernameClaim, { uid: 'ada-0000000000000001' }, { uid: isText }],
];

describe.each(mappers)('corrupt %s', (_, decode, document, shape) => {
  it('are decoded completely or not at all, and never throw', () => {
    let refused = 0;
    fc.assert(
      fc.property(corrupted(document), (data) => {
        const decoded = decode('some-id-00000000001', data);
        if (!decoded.success) {
          refused += 1;
          return;
        }
        expect(Object.keys(decoded.data).toSorted()).toEqual(Object.keys(shape).toSorted());
        expect(Object.entries(decoded.data).filter(([key, value]) => !shape[key]?.(value))).toEqual([]);
      }),
      { numRuns: runs(6000) },
    );
    expect(refused).toBeGreaterThan(0);
  });

  it('are distinguished from valid documents', () => {
    expect(decode('some-id-00000000001', document).success).toBe(true);
  });
});
