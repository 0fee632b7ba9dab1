import { epochMs, parseDay, parseTimeZone, type TimeZone } from '@roborrow/domain';
import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, momentIn, otherZoneName } from './zones.ts';

const zone = (name: string): TimeZone => parseTimeZone(name) ?? expect.fail(name);
const at = (text: string) => epochMs(Date.parse(text));
const day = (name: string, time: string) => {
  const local = dayIn(zone(name), at(time));
  return local && [local.today, new Date(local.dayBegan).toISOString()];
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('The day where a robot is (D753)', () => {
  it.each([
    // Guam's day is ten hours ahead of UTC, Hawaii's ten behind: the same moment is in two days.
    ['Pacific/Guam', '2026-12-01T14:00:00Z', '2026-12-02', '2026-12-01T14:00:00.000Z'],
    ['Pacific/Honolulu', '2026-12-01T09:59:59Z', '2026-11-30', '2026-11-30T10:00:00.000Z'],
    // Clocks are put forward on 8 March 2026 at 2:00: the day has 23 hours.
    ['America/New_York', '2026-03-09T03:59:00Z', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09T04:00:00Z', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    // And back on 1 November at 2:00: it has 25.
    ['America/Adak', '2026-11-02T09:59:00Z', '2026-11-01', '2026-11-01T09:00:00.000Z'],
    ['America/Adak', '2026-11-02T10:00:00Z', '2026-11-02', '2026-11-02T10:00:00.000Z'],
    // Arizona changes no clock.
    ['America/Phoenix', '2026-07-01T07:00:00Z', '2026-07-01', '2026-07-01T07:00:00.000Z'],
    // Clocks change at midnight in Havana: that day begins at 1:00.
    ['America/Havana', '2026-03-08T12:00:00Z', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ])('in %s at %s is %s, which began at %s', (name, time, today, began) => {
    expect(day(name, time)).toEqual([today, began]);
  });

  it('is unknown where the device does not know the zone', () => {
    expect(dayIn(zone('Moon/Tranquility'), at('2026-12-01T00:00:00Z'))).toBeNull();
  });

  it('begins once, in every zone of the States, around every change of clocks: the minute before is another day', () => {
    const zones = [
      ...['Pacific/Guam', 'Pacific/Honolulu', 'America/Phoenix', 'America/Adak', 'America/Anchorage'],
      ...[
        'America/Los_Angeles',
        'America/Denver',
        'America/Chicago',
        'America/New_York',
        'America/Puerto_Rico',
      ],
    ].map(zone);
    const changes = ['2026-03-08', '2026-11-01', '2027-03-14', '2026-07-04'].map((text) => Date.parse(text));
    const moment = fc.tuple(
      fc.constantFrom(...changes),
      fc.integer({ min: -48 * 60, max: 72 * 60 }),
      fc.constantFrom(...zones),
    );
    const holds = ([change, minutes, name]: readonly [number, number, TimeZone]) => {
      const now = epochMs(change + minutes * MINUTE);
      const local = dayIn(name, now) ?? expect.fail();
      expect(now - local.dayBegan).toBeGreaterThanOrEqual(0);
      expect(now - local.dayBegan).toBeLessThan(25 * HOUR);
      expect(dayIn(name, local.dayBegan)).toEqual(local);
      const before = dayIn(name, epochMs(local.dayBegan - MINUTE)) ?? expect.fail();
      expect(before.today < local.today).toBe(true);
      const length = local.dayBegan - before.dayBegan;
      expect([23, 24, 25].map((hours) => hours * HOUR)).toContain(length);
    };
    fc.assert(fc.property(moment, holds), { numRuns: runs(1_000) });
  });
});

describe('When clocks show an hour where a robot is (D753)', () => {
  const moment = (name: string, day: string, hour: number) => {
    const found = momentIn(zone(name), parseDay(day) ?? expect.fail(day), hour);
    return found && new Date(found).toISOString();
  };

  it.each([
    ['Pacific/Guam', '2026-12-02', 0, '2026-12-01T14:00:00.000Z'],
    ['Pacific/Honolulu', '2026-12-02', 9, '2026-12-02T19:00:00.000Z'],
    // Clocks are put forward on 8 March 2026 at 2:00, and back on 1 November.
    ['America/New_York', '2026-03-07', 9, '2026-03-07T14:00:00.000Z'],
    ['America/New_York', '2026-03-08', 9, '2026-03-08T13:00:00.000Z'],
    ['America/New_York', '2026-03-08', 2, '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-11-01', 1, '2026-11-01T05:00:00.000Z'],
    ['America/New_York', '2026-11-01', 2, '2026-11-01T07:00:00.000Z'],
    // There is no 0:00 on that day.
    ['America/Havana', '2026-03-08', 0, '2026-03-08T05:00:00.000Z'],
  ] as const)('in %s on %s at %i', (name, day, hour, at) => {
    expect(moment(name, day, hour)).toBe(at);
  });

  it('is unknown where the device does not know the zone', () => {
    expect(moment('Moon/Tranquility', '2026-12-01', 0)).toBeNull();
  });
});

it('A zone is named to a reader whose clocks show another time', () => {
  const here = zone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const summer = at('2026-07-01T12:00:00Z');
  expect(otherZoneName(here, summer)).toBeNull();
  const [far, name] = here.startsWith('Pacific/Honolulu')
    ? (['America/Denver', 'Mountain Time'] as const)
    : (['Pacific/Honolulu', 'Hawaii-Aleutian Standard Time'] as const);
  expect(otherZoneName(zone(far), summer)).toBe(name);
  expect(otherZoneName(zone('Moon/Tranquility'), summer)).toBeNull();
});
