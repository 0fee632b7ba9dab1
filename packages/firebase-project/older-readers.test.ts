import { epochMs, type PrivateContact } from '@roborrow/domain';
import { messageArb, publicProfileArb, robotArb, runs } from '@roborrow/domain/testing';
import { messageDocument, profileDocuments, robotDocument } from '@roborrow/adapter-firebase/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CREATED, PROFILE, SENT } from './rules-tests/cases/older-clients.ts';
import type { Data } from './rules-tests/documents.ts';

/*
 * A client of the release before reads what this one writes (D779): whatever it wrote itself is still there, of the same kind. What is new
 * it does not look at. The documents are those of the adapter (planted.emulators.test.ts).
 */

/** What an older listing could lack, and a client of the release before takes as missing. */
const MAY_LACK = ['minRental', 'maxRental', 'latitude', 'longitude', 'placeKey', 'robotId', 'dates'];

/** A time is the server's, or the one that was planted. */
const kindOf = (name: string, value: unknown): string => {
  if (name.endsWith('At')) return 'a time';
  return Array.isArray(value) ? 'a list' : typeof value;
};

const kinds = (data: Data, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, name in data ? kindOf(name, data[name]) : 'missing']));

const isStillRead = (older: Data, { fields }: { readonly fields: Data }): void => {
  const names = Object.keys(older).filter((name) => !MAY_LACK.includes(name));
  expect(kinds(fields, names)).toEqual(kinds(older, names));
  for (const name of MAY_LACK)
    if (name in fields && name in older && fields[name] !== null)
      expect(kindOf(name, fields[name])).toBe(kindOf(name, older[name]));
};

test('a client of the release before reads the listings of this one (D779)', () => {
  fc.assert(
    fc.property(robotArb, (robot) => isStillRead(CREATED, robotDocument(robot))),
    { numRuns: runs(100) },
  );
});

test('a client of the release before reads the messages of this one (D779)', () => {
  fc.assert(
    fc.property(messageArb, (message) => isStillRead(SENT, messageDocument(message))),
    { numRuns: runs(100) },
  );
});

test('a client of the release before reads the profiles of this one (D779)', () => {
  const contact: PrivateContact = { email: 'ada@example.com', coordinates: null };
  fc.assert(
    fc.property(publicProfileArb, (profile) => {
      const [document] = profileDocuments(
        { ...profile, createdAt: epochMs(1), updatedAt: epochMs(2) },
        contact,
      );
      if (!document) throw new Error('a profile is a document');
      isStillRead(PROFILE, document);
    }),
    { numRuns: runs(100) },
  );
});
