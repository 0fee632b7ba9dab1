import { parseDay, type DayRange } from '@roborrow/domain';
import { expect, it } from 'vitest';
import { rentalDates } from './rental-dates.text.ts';

const range = (first: string, last: string): DayRange => {
  const [from, to] = [parseDay(first), parseDay(last)];
  if (!from || !to) throw new Error('no day');
  return { first: from, last: to };
};
const week = range('2028-02-28', '2028-03-05');
const day = range('2028-04-01', '2028-04-01');

it.each<[readonly DayRange[], string]>([
  [[], 'No days are taken yet.'],
  [[week, day], 'Taken: Mon, Feb 28 – Sun, Mar 5, 2028; Sat, Apr 1, 2028.'],
  [
    Array.from({ length: 5 }, () => day),
    `Taken: ${Array.from({ length: 4 }, () => 'Sat, Apr 1, 2028').join('; ')}, and more that the calendar marks.`,
  ],
])('names the days that are taken, up to four ranges (D511): %#', (taken, told) => {
  expect(rentalDates.taken.list(taken)).toBe(told);
});

it.each([
  [{ name: 'Mesa' }, 'Mesa, asked of Bob.'],
  [null, 'A robot that is no longer listed, asked of Bob.'],
  [undefined, 'A robot, asked of Bob.'],
])('does not call a robot unlisted that is not read yet (D592): %j', (robot, told) => {
  expect(rentalDates.asking(robot, 'Bob', true)).toBe(told);
});
