import { epochMs, type PrivateContact } from '@roborrow/domain';
import { messageArb, publicProfileArb, robotArb, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageDocument, profileDocuments, robotDocument } from '../../testing/planted.ts';

/*
 * A client of the release before reads what this one writes (D779): all that it wrote itself is still there, of the same kind. What is new
 * it does not look at. The documents are those of the adapter (planted.emulators.test.ts).
 */

type Kinds = Readonly<Record<string, string>>;

const LISTING: Kinds = {
  name: 'string',
  description: 'string',
  category: 'string',
  price: 'number',
  location: 'string',
  images: 'list',
  specifications: 'object',
  features: 'list',
  pickupTime: 'string',
  returnTime: 'string',
  isAvailable: 'boolean',
  ownerId: 'string',
  rating: 'number',
  reviewCount: 'number',
  totalRentals: 'number',
  createdAt: 'time',
  updatedAt: 'time',
};
/** What it reads only if it is there. */
const OF_LISTING_OR_NOTHING: Kinds = {
  latitude: 'number',
  longitude: 'number',
  minRental: 'number',
  maxRental: 'number',
};

const MESSAGE: Kinds = {
  content: 'string',
  senderId: 'string',
  senderName: 'string',
  receiverId: 'string',
  receiverName: 'string',
  receiverEmail: 'string',
  isRead: 'boolean',
  createdAt: 'time',
};

const PROFILE: Kinds = {
  username: 'string',
  firstName: 'string',
  lastName: 'string',
  displayName: 'string',
  bio: 'string',
  avatar: 'string',
  location: 'string',
  expertise: 'string',
  isVerified: 'boolean',
  isPremium: 'boolean',
  rating: 'number',
  reviewCount: 'number',
  createdAt: 'time',
  updatedAt: 'time',
};

type Fields = Readonly<Record<string, unknown>>;

const kindOf = (name: string, value: unknown): string => {
  if (name.endsWith('At')) return 'time';
  return Array.isArray(value) ? 'list' : typeof value;
};
const kindsIn = (fields: Fields, wanted: Kinds): Kinds =>
  Object.fromEntries(
    Object.keys(wanted).map((name) => [name, name in fields ? kindOf(name, fields[name]) : 'missing']),
  );

test('a client of the release before reads the listings of this one (D779)', () => {
  fc.assert(
    fc.property(robotArb, (robot) => {
      const { fields } = robotDocument(robot);
      expect(kindsIn(fields, LISTING)).toEqual(LISTING);
      for (const [name, kind] of Object.entries(OF_LISTING_OR_NOTHING))
        expect([kind, 'undefined']).toContain(typeof (fields[name] ?? undefined));
    }),
    { numRuns: runs(100) },
  );
});

test('a client of the release before reads the messages of this one (D779)', () => {
  fc.assert(
    fc.property(messageArb, (message) => {
      expect(kindsIn(messageDocument(message).fields, MESSAGE)).toEqual(MESSAGE);
    }),
    { numRuns: runs(100) },
  );
});

test('a client of the release before reads the profiles of this one (D779)', () => {
  const contact: PrivateContact = { email: 'ada@example.com', coordinates: null };
  fc.assert(
    fc.property(publicProfileArb, (profile) => {
      const [stored] = profileDocuments(
        { ...profile, createdAt: epochMs(1), updatedAt: epochMs(2) },
        contact,
      );
      expect(stored && kindsIn(stored.fields, PROFILE)).toEqual(PROFILE);
    }),
    { numRuns: runs(100) },
  );
});
