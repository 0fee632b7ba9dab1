import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { robotArb } from '../../testing/robots.ts';
import { runs } from '../../testing/runs.ts';
import { savedArb } from '../../testing/saved.ts';
import { dollarsPerDay, epochMs } from '../units.ts';
import { mergeSaved } from './merge-saved.ts';
import {
  lookingAt,
  removingSaved,
  renamingSearch,
  restoringRobot,
  restoringSearch,
  savingRobot,
  savingSearch,
  searchNameIssue,
} from './saved-changes.ts';
import { canSaveSearch, isValidSaved, NOTHING_SAVED } from './saved.ts';
import { sinceSaved } from './since-saved.ts';

/** Before every time that was drawn, as on a device whose clock is slow. */
const EARLY = epochMs(0);
const [robot] = fc.sample(robotArb, { numRuns: 1, seed: 7 });
if (!robot) throw new Error('No robot was drawn');

describe('a change of what is saved', () => {
  it('takes effect although another device’s clock is ahead', () => {
    fc.assert(
      fc.property(savedArb, robotArb, (saved, another) => {
        const known = mergeSaved(saved, savingRobot(saved, another, EARLY));
        expect(known.robots.map(({ id }) => id)).toContain(another.id);
        const without = mergeSaved(known, removingSaved(known, another.id, EARLY));
        expect(without.robots.map(({ id }) => id)).not.toContain(another.id);
        for (const kept of saved.robots) {
          const gone = mergeSaved(saved, removingSaved(saved, kept.id, EARLY));
          const back = mergeSaved(gone, restoringRobot(gone, kept, EARLY));
          expect(back.robots.find(({ id }) => id === kept.id)).toMatchObject({
            price: kept.price,
            name: kept.name,
          });
        }
        for (const kept of saved.searches) {
          const gone = mergeSaved(saved, removingSaved(saved, kept.id, EARLY));
          expect(gone.searches.map(({ id }) => id)).not.toContain(kept.id);
          const back = mergeSaved(gone, restoringSearch(gone, kept, EARLY));
          expect(back.searches.find(({ id }) => id === kept.id)?.seenAt).toBe(kept.seenAt);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it('is valid whatever the robot is called and costs', () => {
    const odd = [
      { ...robot, name: 'Two\nlines \t and more', price: dollarsPerDay(33.333_33) },
      { ...robot, name: '🤖'.repeat(500), price: dollarsPerDay(1e9) },
      { ...robot, name: '', price: dollarsPerDay(-1) },
    ].map((one) => savingRobot(NOTHING_SAVED, one, epochMs(1)));
    expect(odd.map(isValidSaved)).toEqual([true, true, true]);
    expect(odd[0]?.robots[0]).toMatchObject({ name: 'Two lines and more', price: 33.33 });
  });

  it.each(['', 'with a blank', 'líne', 'a'.repeat(501)])('is not valid with the id %j', (id) => {
    expect(isValidSaved(removingSaved(NOTHING_SAVED, id, epochMs(1)))).toBe(false);
    expect(isValidSaved(removingSaved(NOTHING_SAVED, 'query=arm', epochMs(1)))).toBe(true);
  });

  it('saves a search as looked at, and a later look alone moves that time', () => {
    const looked = { id: 'query=arm', name: '  Arms ', seenAt: epochMs(4) };
    const saved = savingSearch(NOTHING_SAVED, looked, epochMs(5));
    const [search] = saved.searches;
    expect(search).toEqual({ id: 'query=arm', at: 5, name: 'Arms', seenAt: 4 });
    if (!search) return;
    expect(lookingAt(search, epochMs(9)).searches).toEqual([{ ...search, seenAt: 9 }]);
    expect(lookingAt(search, epochMs(1)).searches).toEqual([search]);
    const renamed = mergeSaved(saved, renamingSearch(saved, search, 'Cranes', EARLY));
    expect(renamed.searches).toEqual([{ ...search, at: 6, name: 'Cranes' }]);
  });
});

describe('the name of a search (D391)', () => {
  it.each([
    ['Arms near Apex', null],
    [`  ${'🤖'.repeat(120)} `, null],
    ['x'.repeat(121), 'too-long'],
    ['', 'required'],
    [' \u200b ', 'required'],
    ['a\u202eb', 'turns-text'],
  ])('%j: %s', (name, issue) => {
    expect(searchNameIssue(name)).toBe(issue);
  });
});

describe('a search’s address (D326)', () => {
  it.each([
    ['query=arm', true],
    ['location=Apex%2C+NC&distance=10', true],
    [`query=${'x'.repeat(494)}`, true],
    [`query=${'x'.repeat(495)}`, false],
    ['', false],
    ['query=an arm', false],
    ['query=é', false],
  ])('%s: %s', (address, isShortEnough) => {
    expect(canSaveSearch(address)).toBe(isShortEnough);
  });
});

describe('since a robot was saved (D324)', () => {
  const [saved] = savingRobot(NOTHING_SAVED, { ...robot, price: dollarsPerDay(20) }, epochMs(1)).robots;
  if (!saved) throw new Error('Nothing was saved');
  const now = { ...robot, price: dollarsPerDay(20), isAvailable: true };
  it('the robot may be gone', () => expect(sinceSaved(saved, null)).toEqual({ kind: 'gone' }));
  it('nothing may have changed', () =>
    expect(sinceSaved(saved, now)).toEqual({ kind: 'listed', isPaused: false, formerPrice: null }));
  it('the robot may be paused', () =>
    expect(sinceSaved(saved, { ...now, isAvailable: false })).toMatchObject({ isPaused: true }));
  it.each([19, 21])('the robot may cost $%s instead of $20', (price) =>
    expect(sinceSaved(saved, { ...now, price: dollarsPerDay(price) })).toMatchObject({ formerPrice: 20 }),
  );
  it('a price of an older version, with more decimals, is the same', () => {
    const older = { ...now, price: dollarsPerDay(33.337) };
    const [kept] = savingRobot(NOTHING_SAVED, older, epochMs(1)).robots;
    expect(kept && sinceSaved(kept, older)).toMatchObject({ formerPrice: null });
  });
});
