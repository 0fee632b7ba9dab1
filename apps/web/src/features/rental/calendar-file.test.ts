// @vitest-environment node
import { epochMs, parseDay, parseLocalTime, type CalendarDay, type LocalTime } from '@roborrow/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const day = (text: string): CalendarDay => parseDay(text) ?? expect.fail(text);
const time = (text: string): LocalTime => parseLocalTime(text) ?? expect.fail(text);
const NOW = epochMs(Date.UTC(2026, 10, 26, 2, 3, 4));
const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'asks@roborrow.example',
  when: { first: day('2026-12-30'), last: day('2026-12-31') },
  summary: 'Rental: Mesa',
  place: null,
  url: 'https://roborrow.example/rentals/asks',
  ...changes,
});
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('A rental is whole days, of which the last is excluded (D724)', () => {
  expect(calendarFile(event(), NOW)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Roborrow//Rentals//EN',
      'BEGIN:VEVENT',
      'UID:asks@roborrow.example',
      'DTSTAMP:20261126T020304Z',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Rental: Mesa',
      'URL:https://roborrow.example/rentals/asks',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('An appointment is in local time, at its place (D724)', () => {
  const lines = unfolded(calendarFile(event({ when: time('2028-02-29T09:30'), place: 'At the gate' }), NOW));
  expect(lines).toEqual(
    expect.arrayContaining(['DTSTART:20280229T093000', 'DURATION:PT30M', 'LOCATION:At the gate']),
  );
});

it.each([
  ['commas, semicolons; and \\', String.raw`LOCATION:commas\, semicolons\; and \\`],
  ['two\r\nlines', String.raw`LOCATION:two\nlines`],
  ['END:VEVENT\nBEGIN:VALARM', String.raw`LOCATION:END:VEVENT\nBEGIN:VALARM`],
  ['a\u0007bell', 'LOCATION:a bell'],
])('Text cannot become a line of its own: %j (D724)', (place, line) => {
  expect(unfolded(calendarFile(event({ place }), NOW))).toContain(line);
});

it('Whatever is written, a line has at most 75 octets, ends in the standard’s way, and reads the same again (D724)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (place) => {
      const file = calendarFile(event({ place }), NOW);
      const lines = file.split('\r\n');
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(unfolded(file)).toHaveLength(unfolded(calendarFile(event({ place: 'x' }), NOW)).length);
      expect(Buffer.from(file).toString()).toBe(file);
    }),
  );
});
