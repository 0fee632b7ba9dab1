import {
  dollarsPerDay,
  epochMs,
  mergeSaved,
  NOTHING_SAVED,
  robotId,
  SAVED_LIMITS,
  type Saved,
} from '@roborrow/domain';
import { savedArb } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import { expectPortError, expectRefusal } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { inOneWorld } from './in-one-world.ts';
import type { Person } from './people.ts';
import { useWorld } from './use-world.ts';

const savedRobot = (id: string, at: number) => ({
  id: robotId(id),
  at: epochMs(at),
  name: 'Läufer 🤖 "no. 2"',
  price: dollarsPerDay(24.5),
});
const ROVER: Saved = { ...NOTHING_SAVED, robots: [savedRobot('rover', 1000)] };
const SEARCH: Saved = {
  ...NOTHING_SAVED,
  searches: [{ id: 'location=Apex%2C+NC', at: epochMs(1000), name: 'Near Apex', seenAt: epochMs(2000) }],
};
const WITHOUT_ROVER: Saved = { ...NOTHING_SAVED, removed: [{ id: 'rover', at: epochMs(2000) }] };

/** Every value at its limit. */
const FULL: Saved = {
  robots: Array.from({ length: SAVED_LIMITS.robots }, (_, i) => ({
    id: robotId(`${i}`.padStart(60, '-')),
    at: epochMs(999_999_999_999_999 - i),
    name: '🤖'.repeat(SAVED_LIMITS.name),
    price: dollarsPerDay(999_999.99),
  })),
  searches: Array.from({ length: SAVED_LIMITS.searches }, (_, i) => ({
    id: `query=${i}&category=%`.padEnd(SAVED_LIMITS.address, '~'),
    at: epochMs(999_999_999_999_999 - i),
    name: 'x'.repeat(SAVED_LIMITS.name),
    seenAt: epochMs(0),
  })),
  removed: Array.from({ length: SAVED_LIMITS.removed }, (_, i) => ({
    id: `${i}`.padEnd(SAVED_LIMITS.address, '!'),
    at: epochMs(999_999_999_999_999 - i),
  })),
};

/** Changes that no client of this version makes. */
const INVALID: Readonly<Record<string, Saved>> = {
  'an id with a blank': { ...NOTHING_SAVED, robots: [savedRobot('two words', 1)] },
  'an id with 61 characters': { ...NOTHING_SAVED, robots: [savedRobot('x'.repeat(61), 1)] },
  'a name of two lines': { ...NOTHING_SAVED, robots: [{ ...savedRobot('rover', 1), name: 'two\nlines' }] },
  'a name with 121 characters': {
    ...NOTHING_SAVED,
    robots: [{ ...savedRobot('rover', 1), name: 'x'.repeat(121) }],
  },
  'a fraction of a cent': {
    ...NOTHING_SAVED,
    robots: [{ ...savedRobot('rover', 1), price: dollarsPerDay(1.005) }],
  },
  'a price below zero': {
    ...NOTHING_SAVED,
    robots: [{ ...savedRobot('rover', 1), price: dollarsPerDay(-1) }],
  },
  'a time with a fraction': { ...NOTHING_SAVED, robots: [savedRobot('rover', 1.5)] },
  'a time before 1970': { ...NOTHING_SAVED, removed: [{ id: 'rover', at: epochMs(-1) }] },
  'an address with a blank': {
    ...NOTHING_SAVED,
    searches: [{ id: 'query=an arm', at: epochMs(1), name: '', seenAt: epochMs(1) }],
  },
  'an address with 501 characters': {
    ...NOTHING_SAVED,
    searches: [{ id: 'x'.repeat(501), at: epochMs(1), name: '', seenAt: epochMs(1) }],
  },
};

/** What users save in their accounts: merged from several devices (D321), and private (D323). */
export const describeSavedContract = (harness: ContractHarness): void => {
  describe(`saved robots and searches: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;

    beforeEach(async () => {
      ada = await world.person('Ada');
    });

    const merge = (changes: Saved, { ports, user }: Person = ada) => ports.saved.merge(user.uid, changes);
    const stored = ({ ports, user }: Person = ada) => ports.saved.get(user.uid);
    /** Ada on another device. */
    const otherDevice = async (): Promise<Person> => {
      const ports = await world.stranger();
      return { ...ada, ports, user: await ports.auth.signIn(ada.user.email, ada.password) };
    };

    it('are none at first', async () => {
      expect(await stored()).toEqual(NOTHING_SAVED);
    });

    it('are merged into what is there, and returned', async () => {
      expect(await merge(ROVER)).toEqual(ROVER);
      const both = { ...ROVER, searches: SEARCH.searches };
      expect(await merge(SEARCH)).toEqual(both);
      expect(await stored()).toEqual(both);
    });

    it('stay removed when another device merges an older entry (D321)', async () => {
      await merge(WITHOUT_ROVER);
      const tablet = await otherDevice();
      expect(await merge(ROVER, tablet)).toEqual(WITHOUT_ROVER);
      expect(await stored()).toEqual(WITHOUT_ROVER);
    });

    it('of two devices at the same time are both kept', async () => {
      const tablet = await otherDevice();
      const arms = Array.from({ length: 3 }, (_, i) => ({
        ...NOTHING_SAVED,
        robots: [savedRobot(`arm-${i}`, 1000)],
      }));
      await Promise.all([merge(ROVER), ...arms.map((arm) => merge(arm, tablet))]);
      expect((await stored()).robots.map(({ id }) => id).sort()).toEqual([
        'arm-0',
        'arm-1',
        'arm-2',
        'rover',
      ]);
    });

    it('do not change when a merge is repeated', async () => {
      await merge(ROVER);
      await merge(WITHOUT_ROVER);
      expect(await merge(ROVER)).toEqual(WITHOUT_ROVER);
      expect(await merge(WITHOUT_ROVER)).toEqual(WITHOUT_ROVER);
    });

    it('are the same as merged by the domain, whatever was saved', async () => {
      let expected = await stored();
      await fc.assert(
        fc.asyncProperty(savedArb, async (changes) => {
          expected = mergeSaved(expected, changes);
          expect(await merge(changes)).toEqual(expected);
          expect(await stored()).toEqual(expected);
        }),
        { numRuns: harness.runs(500), endOnFailure: true },
      );
    });

    it('may be as many and as long as the limits say (D322)', async () => {
      expect(await merge(FULL)).toEqual(mergeSaved(FULL, FULL));
      expect(await stored()).toEqual(mergeSaved(FULL, FULL));
    });

    it('are refused with an invalid entry, and what is there stays', async () => {
      await merge(SEARCH);
      await inOneWorld(Object.entries(INVALID), async (changes) => {
        await expectRefusal(merge(changes));
        expect(await stored()).toEqual(SEARCH);
      });
    });

    it('are private: no other user and no visitor reads or writes them (D323)', async () => {
      await merge(ROVER);
      const [omar, stranger] = await Promise.all([world.person('Omar'), world.stranger()]);
      const { uid } = ada.user;
      await expectPortError(omar.ports.saved.get(uid), 'forbidden');
      await expectPortError(omar.ports.saved.merge(uid, WITHOUT_ROVER), 'forbidden');
      await expectPortError(omar.ports.saved.deleteAllOf(uid), 'forbidden');
      await expectPortError(stranger.saved.get(uid), 'not-signed-in');
      await expectPortError(stranger.saved.merge(uid, WITHOUT_ROVER), 'not-signed-in');
      await expectPortError(stranger.saved.deleteAllOf(uid), 'not-signed-in');
      expect(await stored(omar)).toEqual(NOTHING_SAVED);
      expect(await stored()).toEqual(ROVER);
    });

    it('are deleted only with the account, repeatedly if need be (D18)', async () => {
      await merge(ROVER);
      await expectPortError(ada.ports.saved.deleteAllOf(ada.user.uid), 'forbidden');
      await ada.ports.users.beginDeletion(ada.user.uid);
      expect(await stored()).toEqual(ROVER);
      await ada.ports.saved.deleteAllOf(ada.user.uid);
      await ada.ports.saved.deleteAllOf(ada.user.uid);
      expect(await stored()).toEqual(NOTHING_SAVED);
    });

    it('are copies: changing one changes nothing stored', async () => {
      attemptToChange(await stored());
      expect(await stored()).toEqual(NOTHING_SAVED);
      attemptToChange(await merge(structuredClone(ROVER)));
      attemptToChange(await stored());
      expect(await stored()).toEqual(ROVER);
    });
  });
};
