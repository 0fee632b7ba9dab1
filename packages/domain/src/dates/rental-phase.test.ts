import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { userId } from '../ids.ts';
import { epochMs } from '../units.ts';
import { beginInUtc, daysAfter, parseDay, type CalendarDay } from './calendar-day.ts';
import type { RequestState } from './date-requests.ts';
import { STEP_KINDS } from './dates-note.ts';
import { parseTimeZone, type MomentIn } from './time-zone.ts';
import {
  endingStep,
  expiresAt,
  isExpiringSoon,
  isOver,
  isTimely,
  nextSteps,
  rentalPhase,
  type Moment,
} from './rental-phase.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const GUAM = parseTimeZone('Pacific/Guam') ?? expect.fail();
const renter = userId('renter');
const owner = userId('owner');
const stranger = userId('stranger');
const day = (text: string): CalendarDay => parseDay(text) ?? expect.fail(text);

/** Noon of a day, of a reader in UTC. */
const noonOf = (text: string): Moment => {
  const began = beginInUtc(day(text));
  return { now: epochMs(began + 12 * HOUR), today: day(text), dayBegan: began };
};

const request = (state: RequestState, asked = '2026-11-30') => ({
  state,
  renterId: renter,
  ownerId: owner,
  range: { first: day('2026-12-01'), last: day('2026-12-05') },
  zone: null,
  askedAt: epochMs(beginInUtc(day(asked)) + 6 * HOUR),
});

describe('Where a request stands (D686)', () => {
  it.each<[RequestState, string, string]>([
    ['asked', '2026-11-30', 'asked'],
    ['asked', '2026-12-01', 'expired'],
    ['accepted', '2026-11-30', 'upcoming'],
    ['accepted', '2026-12-01', 'due'],
    ['accepted', '2026-12-07', 'due'],
    ['accepted', '2026-12-08', 'done'],
    ['handed-over', '2026-11-30', 'running'],
    ['handed-over', '2026-12-05', 'running'],
    ['handed-over', '2026-12-06', 'late'],
    ['handed-over', '2026-12-07', 'late'],
    ['handed-over', '2026-12-08', 'done'],
    ['returned', '2026-12-02', 'done'],
    ['declined', '2026-11-30', 'declined'],
    ['withdrawn', '2026-12-30', 'withdrawn'],
    ['cancelled', '2026-12-03', 'cancelled'],
    ['not-happened', '2026-12-30', 'not-happened'],
  ])('%s, on %s: %s', (state, at, phase) => {
    expect(rentalPhase(request(state), noonOf(at))).toBe(phase);
  });

  it('expires after three days, whatever its first day', () => {
    const early = request('asked', '2026-11-20');
    const at = (since: number): Moment => ({
      ...noonOf('2026-11-23'),
      now: epochMs(early.askedAt + since),
    });
    expect(rentalPhase(early, at(3 * DAY - 1))).toBe('asked');
    expect(rentalPhase(early, at(3 * DAY))).toBe('expired');
  });

  it('waits until the day ends if it was asked on its first day', () => {
    const today = request('asked', '2026-12-01');
    expect(rentalPhase(today, noonOf('2026-12-01'))).toBe('asked');
    expect(rentalPhase(today, noonOf('2026-12-02'))).toBe('expired');
  });
});

describe('What each may do (D503, D591, D686)', () => {
  it.each<[RequestState, string, readonly string[], readonly string[]]>([
    ['asked', '2026-11-30', ['withdrawn'], ['accepted', 'declined']],
    ['asked', '2026-12-01', [], []],
    ['accepted', '2026-11-29', ['cancelled'], ['cancelled']],
    ['accepted', '2026-11-30', ['handed-over', 'cancelled'], ['handed-over', 'cancelled']],
    ['accepted', '2026-12-01', ['handed-over', 'not-happened'], ['handed-over', 'not-happened']],
    ['accepted', '2026-12-08', [], []],
    ['handed-over', '2026-12-02', ['returned'], ['returned']],
    ['handed-over', '2026-12-07', ['returned'], ['returned']],
    ['handed-over', '2026-12-08', [], []],
    ['returned', '2026-12-02', [], []],
    ['declined', '2026-11-30', [], []],
    ['withdrawn', '2026-11-30', [], []],
    ['cancelled', '2026-11-30', [], []],
    ['not-happened', '2026-12-01', [], []],
  ])('%s, on %s: the renter %j, the owner %j, a stranger nothing', (state, at, ofRenter, ofOwner) => {
    const offered = [renter, owner, stranger].map((user) => nextSteps(request(state), user, noonOf(at)));
    expect(offered).toEqual([ofRenter, ofOwner, []]);
  });

  it.each<[RequestState, string, string | null, string | null]>([
    ['asked', '2026-11-30', 'withdrawn', 'declined'],
    ['accepted', '2026-11-30', 'cancelled', 'cancelled'],
    ['accepted', '2026-12-01', 'not-happened', 'not-happened'],
    ['handed-over', '2026-12-02', null, null],
    ['accepted', '2026-12-06', null, null],
  ])('%s, on %s, is ended by the renter as %s, by the owner as %s (D684)', (state, at, ofRenter, ofOwner) => {
    const ends = [renter, owner].map((user) => endingStep(request(state), user, noonOf(at)));
    expect(ends).toEqual([ofRenter, ofOwner]);
  });
});

it('goes by the day where the robot is, where that is known (D753)', () => {
  const [yesterday, now] = [noonOf('2026-11-30'), noonOf('2026-12-01')];
  const there = {
    ...yesterday,
    dayIn: () => ({ today: now.today, dayBegan: epochMs(yesterday.now - HOUR) }),
  };
  const ofGuam = { ...request('accepted'), zone: GUAM };
  expect(rentalPhase(ofGuam, there)).toBe('due');
  expect(rentalPhase(request('accepted'), there)).toBe('upcoming');
  expect(rentalPhase(ofGuam, { ...there, dayIn: () => null })).toBe('upcoming');
  expect(endingStep(ofGuam, renter, there)).toBe('not-happened');
});

describe('Any request at any time (D686)', () => {
  const stateArb = fc.constantFrom<RequestState>('asked', ...STEP_KINDS);
  /** A reader's moment up to twelve weeks around the first day, in any time zone, and when it was asked. */
  const momentArb = fc
    .record({
      offset: fc.integer({ min: -42 * 24, max: 42 * 24 }),
      zone: fc.integer({ min: -12, max: 14 }),
      asked: fc.integer({ min: 0, max: 400 }),
    })
    .map(({ offset, zone, asked }) => {
      const now = beginInUtc(day('2026-12-01')) + offset * HOUR;
      const local = new Date(now + zone * HOUR).toISOString().slice(0, 10);
      const dayBegan = Date.parse(local) - zone * HOUR;
      const moment = { now: epochMs(now), today: day(local), dayBegan: epochMs(dayBegan) };
      return { moment, askedAt: epochMs(now - asked * HOUR), ahead: zone };
    });

  const aDayAfter = ({ now, today, dayBegan }: Moment): Moment => ({
    now: epochMs(now + DAY),
    today: day(new Date(beginInUtc(today) + 1.5 * DAY).toISOString().slice(0, 10)),
    dayBegan: epochMs(dayBegan + DAY),
  });

  it('has a step for someone, or is over; what is offered, a backend takes', () => {
    fc.assert(
      fc.property(stateArb, momentArb, (state, { moment, askedAt, ahead }) => {
        const one = { ...request(state), askedAt };
        const phase = rentalPhase(one, moment);
        // What has expired everywhere has expired here; what expires soon is gone a day later, and else is not (D732).
        if (state === 'asked' && moment.now >= expiresAt(one, () => null)) expect(phase).toBe('expired');
        // And where the zone is known, to the minute (D753).
        const there = { ...one, zone: GUAM };
        const here: MomentIn = (_, of) => epochMs(beginInUtc(of) - ahead * HOUR);
        if (state === 'asked')
          expect(rentalPhase(there, moment)).toBe(moment.now >= expiresAt(there, here) ? 'expired' : 'asked');
        if (phase === 'asked')
          expect(rentalPhase(one, aDayAfter(moment)) === 'expired').toBe(isExpiringSoon(one, moment));
        else expect(isExpiringSoon(one, moment)).toBe(false);
        const offered = [renter, owner].flatMap((user) => nextSteps(one, user, moment));
        expect(offered.length === 0).toBe(isOver(phase));
        for (const kind of offered) expect([kind, isTimely(kind, one, moment.now)]).toEqual([kind, true]);
        expect(nextSteps(one, stranger, moment)).toEqual([]);
      }),
      { numRuns: runs(5_000) },
    );
  });

  it('is over for good: time alone brings nothing back, and ends everything within four weeks', () => {
    fc.assert(
      fc.property(
        stateArb,
        momentArb,
        fc.integer({ min: 0, max: 60 }),
        (state, { moment, askedAt }, more) => {
          const one = { ...request(state), askedAt };
          const later = [...Array(more).keys()].reduce((current: Moment) => aDayAfter(current), moment);
          if (isOver(rentalPhase(one, moment))) expect(isOver(rentalPhase(one, later))).toBe(true);
          if (daysAfter(later.today, one.range.last) >= 3) expect(isOver(rentalPhase(one, later))).toBe(true);
        },
      ),
      { numRuns: runs(5_000) },
    );
  });
});
