import {
  messageId,
  parseDay,
  WEEKDAYS,
  type DayRange,
  type RobotCalendar,
  type TakenDays,
} from '@roborrow/domain';
import { z } from 'zod/mini';

/** "2028-02-26 2028-03-01"; the rules compare such lines, which they can only do with text. */
const rangeLine = ({ first, last }: DayRange): string => `${first} ${last}`;

/** "01 2028-02-26 2028-03-01 {request}": lines in the order of units and days are in the order of their text. */
const takenLine = ({ unit, request, ...range }: TakenDays): string =>
  `${`${unit}`.padStart(2, '0')} ${rangeLine(range)} ${request}`;

export const encodeClosedDays = (closedDays: readonly DayRange[]): readonly string[] =>
  closedDays.map(rangeLine);

/** A calendar as it is stored: a line for each rental. */
export const encodeTaken = (taken: readonly TakenDays[]): readonly string[] => taken.map(takenLine);

/** The lines that are whole. */
export const decodeTaken = (lines: readonly string[]): readonly TakenDays[] =>
  lines.flatMap((line) => toTaken(line) ?? []);

const rangeOf = (from = '', to = ''): DayRange | null => {
  const [first, last] = [parseDay(from), parseDay(to)];
  return first && last && first <= last ? { first, last } : null;
};

const toTaken = (line: string): TakenDays | null => {
  const [unit = '', first, last, request = ''] = line.split(' ');
  const range = rangeOf(first, last);
  return range && /^\d\d$/.test(unit) && request !== ''
    ? { unit: Number(unit), ...range, request: messageId(request) }
    : null;
};

/** Lines that are broken are left out, so that the robot is shown all the same. */
const linesOf = <Value>(read: (line: string) => Value | null) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((stored) =>
      (Array.isArray(stored) ? (stored as readonly unknown[]) : []).flatMap((line) => {
        const value = typeof line === 'string' ? read(line) : null;
        return value === null ? [] : [value];
      }),
    ),
  );

/** The fields of a robot's document that say when it cannot be had. Older documents lack them. */
export const calendarFields = {
  closedDays: linesOf((line) => rangeOf(...line.split(' '))),
  closedWeekdays: z.pipe(
    z.optional(z.unknown()),
    z.transform((stored) => WEEKDAYS.filter((day) => Array.isArray(stored) && stored.includes(day))),
  ),
  taken: linesOf(toTaken),
} satisfies Readonly<Record<keyof RobotCalendar, unknown>>;
