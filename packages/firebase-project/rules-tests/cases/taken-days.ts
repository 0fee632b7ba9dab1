import { serverTimestamp } from 'firebase/firestore/lite';
import { allowed, denied } from '../case.ts';
import { message, type Data } from '../documents.ts';
import { ADA, BOB } from '../identities.ts';
import { ADA_IS_LEAVING } from '../world.ts';
import { remove, together, update } from '../writes.ts';
import {
  accept,
  answeredBy,
  ASKED_BY_BOB,
  CALENDAR,
  calendar,
  end,
  LINE,
  step,
  TO_BOB,
  written,
} from './dates.ts';

const ACCEPTED = { ...ASKED_BY_BOB, 'messages/answer_asks': answeredBy('accepted') };
const TAKEN = { ...ACCEPTED, ...calendar([LINE]) };
const ENDED = { ...message(BOB, ADA, 'Bob Okafor'), dates: { kind: 'cancelled', request: 'asks' } };
/** The days were left behind: no rule allows this, but older clients and tools might. */
const LEFT = { ...TAKEN, 'messages/end_asks': ENDED };

const line = (unit: string, first: string, last: string, request = 'other') =>
  `${unit} 2096-${first} 2096-${last} ${request}`;
const BEFORE = line('01', '11-20', '11-30');
const AFTER = line('01', '12-06', '12-09');
const SECOND = line('02', '12-01', '12-05');

/** As many lines as a calendar may have, each a year after the one before. */
const FULL = Array.from({ length: 500 }, (_, year) => `01 ${1500 + year}-01-01 ${1500 + year}-01-02 old`);

/** Accepts within a calendar that has lines. */
const among = (before: readonly string[], after: readonly string[], changes: Data = {}) => ({
  attempt: accept({}, after),
  given: { ...ASKED_BY_BOB, ...calendar(before, changes) },
});
type Among = Readonly<Record<string, ReturnType<typeof among>>>;
const each = (judge: typeof allowed, cases: Among) =>
  Object.entries(cases).flatMap(([name, { attempt, given }]) =>
    judge('D512', { [name]: attempt }, { given }),
  );

const closing = (closedDays: unknown, closedWeekdays: unknown): Data => ({
  closedDays,
  closedWeekdays,
  updatedAt: serverTimestamp(),
});
const take = (taken: readonly unknown[]) => update(CALENDAR, { taken });

export const takenDays = [
  ...allowed(
    'D512',
    { 'the owner takes the days of what they accepted before': take([LINE]) },
    { given: ACCEPTED },
  ),
  ...each(allowed, {
    'days in an empty calendar': among([], [LINE]),
    'days before others': among([AFTER], [LINE, AFTER]),
    'days after others': among([BEFORE], [BEFORE, LINE]),
    'days between others': among([BEFORE, AFTER], [BEFORE, LINE, AFTER]),
    'days of a second robot': among(
      [line('01', '12-03', '12-04')],
      [line('01', '12-03', '12-04'), SECOND.replace('other', 'asks')],
      {
        quantity: 2,
      },
    ),
    'days of the first of two robots': among([SECOND], [LINE, SECOND], { quantity: 2 }),
    'days whose line is found again in a longer one': among(
      [line('01', '11-01', '11-05', 'asks2')],
      [line('01', '11-01', '11-05', 'asks2'), LINE],
    ),
  }),
  ...each(denied, {
    'the days of another rental': among([line('01', '12-01', '12-05')], [line('01', '12-01', '12-05'), LINE]),
    'the last of them': among([line('01', '12-05', '12-09')], [LINE, line('01', '12-05', '12-09')]),
    'the first of them': among([line('01', '11-20', '12-01')], [line('01', '11-20', '12-01'), LINE]),
    'days within another rental': among([line('01', '11-01', '12-31')], [line('01', '11-01', '12-31'), LINE]),
    'days around another rental': among([line('01', '12-02', '12-03')], [LINE, line('01', '12-02', '12-03')]),
    'a line out of order': among([BEFORE], [LINE, BEFORE]),
    'a line beyond its place': among([AFTER], [AFTER, LINE]),
    'a line behind those of another robot': among([SECOND], [SECOND, LINE], { quantity: 2 }),
    'a second robot where there is one': among([], [SECOND.replace('other', 'asks')]),
    'a robot without a number': among([], [LINE.replace('01', '00')]),
    'another line changed': among([BEFORE], [BEFORE.replace('30', '29'), LINE]),
    'another line removed': among([BEFORE], [LINE]),
    'other lines removed': among([BEFORE, AFTER], [LINE, AFTER]),
    'two lines at once': among([], [BEFORE, LINE]),
    'the same line twice': among([], [LINE, LINE]),
    'a line with something behind it': among([], [`${LINE} more`]),
    'a line of two lines': among([], [`${LINE}\n${BEFORE}`]),
    'a full calendar': among(FULL, [...FULL, LINE]),
  }),
  ...denied(
    'D512',
    {
      'an answer without its days': step('accepted', TO_BOB),
      'days without their answer': take([LINE]),
      'another first day': accept({}, [LINE.replace('12-01', '11-30')]),
      'another last day': accept({}, [LINE.replace('12-05', '12-06')]),
      'the days of another request': accept({}, [LINE.replace('asks', 'ada-to-bob')]),
      'no text': accept({}, [7]),
      'a price with the days': together({
        ...written('answer_asks', { kind: 'accepted', request: 'asks' }, TO_BOB),
        [CALENDAR]: { taken: [LINE], price: 1 },
      }),
      'another robot’s days, too': together({
        ...written('answer_asks', { kind: 'accepted', request: 'asks' }, TO_BOB),
        [CALENDAR]: { taken: [LINE] },
        'robots/ada-paused': { taken: [LINE] },
      }),
      'the days of what is declined': together({
        ...written('answer_asks', { kind: 'declined', request: 'asks' }, TO_BOB),
        [CALENDAR]: { taken: [LINE] },
      }),
    },
    { given: ASKED_BY_BOB },
  ),
  ...denied(
    'D512',
    { 'an answer for a robot that is gone': accept({}, [LINE]) },
    {
      given: { ...ASKED_BY_BOB, [CALENDAR]: null },
    },
  ),
  ...denied(
    'D512',
    { 'the renter takes what was accepted': take([LINE]) },
    { as: 'counterpart', given: ACCEPTED },
  ),
  ...denied(
    'D512',
    { 'an owner who leaves takes days': take([LINE]) },
    {
      given: { ...ACCEPTED, ...ADA_IS_LEAVING },
    },
  ),
  ...denied(
    'D512',
    { 'what was cancelled is taken again': take([LINE]) },
    {
      given: { ...ACCEPTED, 'messages/end_asks': ENDED },
    },
  ),

  // What is freed.
  ...allowed('D512', { 'a cancellation frees its days': end(TO_BOB, 'cancelled', []) }, { given: TAKEN }),
  ...allowed(
    'D512',
    { 'a cancellation leaves other days': end(TO_BOB, 'cancelled', [BEFORE, AFTER]) },
    {
      given: { ...ACCEPTED, ...calendar([BEFORE, LINE, AFTER]) },
    },
  ),
  ...allowed('D512', { 'a cancellation of what has no days': end(TO_BOB) }, { given: ACCEPTED }),
  ...allowed(
    'D512',
    { 'a cancellation for a robot that is gone': end(TO_BOB) },
    {
      given: { ...ACCEPTED, [CALENDAR]: null },
    },
  ),
  ...denied(
    'D512',
    {
      'a cancellation that leaves its days': end(TO_BOB),
      'other days of what is accepted': take([LINE.replace('12-05', '12-04')]),
      'the owner frees the days alone': take([]),
    },
    { given: TAKEN },
  ),
  ...denied(
    'D512',
    {
      'a cancellation that frees others’ days as well': end(TO_BOB, 'cancelled', []),
      'a cancellation that frees others’ days instead': end(TO_BOB, 'cancelled', [LINE]),
      'a cancellation that changes others’ days': end(TO_BOB, 'cancelled', [BEFORE.replace('30', '29')]),
    },
    { given: { ...ACCEPTED, ...calendar([BEFORE, LINE]) } },
  ),
  ...denied('D512', { 'another frees the days': take([]) }, { as: 'other', given: TAKEN }),
  ...allowed('D512', { 'days that were left behind are freed': take([]) }, { as: 'other', given: LEFT }),
  ...(['anonymous', 'stale'] as const).flatMap((as) =>
    denied('D512', { [`days that were left behind, by one who is ${as}`]: take([]) }, { as, given: LEFT }),
  ),
  ...allowed(
    'D512',
    { 'a person who leaves frees their days': take([]) },
    {
      given: { ...TAKEN, ...ADA_IS_LEAVING },
    },
  ),
  ...denied(
    'D512',
    { 'a person who leaves frees others’ days': take([LINE]) },
    {
      as: 'self',
      given: {
        ...ACCEPTED,
        ...calendar([BEFORE, LINE]),
        'messages/answer_other': { ...answeredBy('accepted'), senderId: BOB, receiverId: BOB },
        ...ADA_IS_LEAVING,
      },
    },
  ),
  ...denied(
    'D512',
    { 'a person who leaves frees all days at once': take([]) },
    {
      given: { ...ACCEPTED, ...calendar([BEFORE, LINE]), ...ADA_IS_LEAVING },
    },
  ),
  ...allowed(
    'D512',
    { 'the owner makes room': take([LINE]) },
    {
      given: calendar(['01 2020-01-01 2020-01-05 old', LINE]),
    },
  ),
  ...denied(
    'D512',
    { 'another makes room': take([LINE]) },
    {
      as: 'other',
      given: calendar(['01 2020-01-01 2020-01-05 old', LINE]),
    },
  ),
  ...denied(
    'D512',
    { 'the owner makes room of days to come': take([BEFORE]) },
    {
      given: calendar([BEFORE, LINE]),
    },
  ),
  ...denied(
    'D572',
    {
      'a person who leaves deletes what they answered': remove('messages/answer_asks'),
      'a person who leaves deletes what they cancelled': remove('messages/end_asks'),
    },
    { given: { ...ACCEPTED, 'messages/end_asks': ENDED, ...ADA_IS_LEAVING } },
  ),

  // What the owner closes.
  ...allowed('D691', {
    'closed days and weekdays': update(CALENDAR, closing(['2096-12-24 2096-12-26'], [0, 6])),
    none: update(CALENDAR, closing([], [])),
  }),
  ...denied('D691', {
    'days of another form': update(CALENDAR, closing(['tomorrow'], [])),
    '101 ranges': update(
      CALENDAR,
      closing(
        Array.from({ length: 101 }, () => '2096-12-24 2096-12-26'),
        [],
      ),
    ),
    'an eighth weekday': update(CALENDAR, closing([], [7])),
    'a weekday many times': update(CALENDAR, closing([], [0, 0, 0, 0, 0, 0, 0, 0])),
    'no list of weekdays': update(CALENDAR, closing([], { 0: 0 })),
    'taken days beside closed ones': update(CALENDAR, { ...closing([], []), taken: [LINE] }),
  }),
  ...denied('D691', { 'another closes days': update(CALENDAR, closing([], [])) }, { as: 'other' }),
];
