import { allowed, denied } from '../case.ts';
import { AN_HOUR_AGO, message, robot } from '../documents.ts';
import { times } from '../fields.ts';
import { ADA, BOB, CYD } from '../identities.ts';
import type { Data } from '../documents.ts';
import { newMessage, together } from '../writes.ts';

const asking = (changes: Data = {}): Data => ({
  kind: 'asked',
  first: '2096-12-01',
  last: '2096-12-05',
  // 45.50 a day.
  total: 22_750,
  ...changes,
});

/** A message of Ada's to Bob, or of another two, with its outbox. */
export const written = (
  id: string,
  dates: Data | null,
  changes: Data = {},
): Readonly<Record<string, Data>> => {
  const data: Data = {
    ...newMessage(),
    robotId: 'bob-robot',
    senderName: 'User',
    ...(dates && { dates }),
    ...changes,
  };
  return {
    [`messages/${id}`]: data,
    [`users/${String(data['senderId'])}/private/outbox`]: { message: id },
  };
};
const sent = (...message: Parameters<typeof written>) => together(written(...message));

const asked = (dates: Data, changes: Data = {}) => sent('asks', dates, changes);
const unlimited = (() => {
  const { minRental: _, maxRental: __, ...rest } = robot(BOB);
  return rest;
})();

/** Ada asked Bob. */
export const askedOf = (dates: Data = {}, createdAt = AN_HOUR_AGO) => ({
  'messages/asks': {
    ...message(ADA, BOB, 'Ada Okafor'),
    robotId: 'bob-robot',
    dates: asking(dates),
    createdAt,
  },
});
const ASKED = askedOf();
/** Bob asked Ada. */
export const askedByBob = (dates: Data = {}, createdAt = AN_HOUR_AGO) => ({
  'messages/asks': {
    ...message(BOB, ADA, 'Bob Okafor'),
    robotId: 'ada-robot',
    dates: asking(dates),
    createdAt,
  },
});
export const ASKED_BY_BOB = askedByBob();
export const answeredBy = (kind: string) => ({
  ...message(ADA, BOB, 'Ada Okafor'),
  dates: { kind, request: 'asks' },
});

export const TO_BOB = { senderId: ADA, receiverId: BOB, robotId: 'ada-robot' };
export const step = (kind: string, changes: Data = {}, id = 'answer_asks') =>
  sent(id, { kind, request: 'asks' }, changes);
/** Where Ada's calendar is, and the line of what Bob asked. */
export const CALENDAR = 'robots/ada-robot';
export const LINE = '01 2096-12-01 2096-12-05 asks';
/** Ada's robot with these lines in its calendar, and other fields. */
export const calendar = (taken: readonly string[], changes: Data = {}) => ({
  [CALENDAR]: { ...robot(ADA), taken, ...changes },
});
/** Ada accepts what Bob asked, and the calendar has its days in the same commit. */
export const accept = (changes: Data = {}, taken: readonly unknown[] = [LINE], at = CALENDAR) =>
  together({
    ...written('answer_asks', { kind: 'accepted', request: 'asks' }, { ...TO_BOB, ...changes }),
    [at]: { taken },
  });
/** The end of what was accepted; with `free`, what is left in Ada's calendar. */
export const end = (changes: Data = {}, kind = 'cancelled', free: readonly string[] | null = null) =>
  together({
    ...written('end_asks', { kind, request: 'asks' }, changes),
    ...(free && { [CALENDAR]: { taken: free } }),
  });

export const dates = [
  ...allowed('D507', {
    'days that the listing allows, at its price': asked(asking()),
    'one day': asked(asking({ last: '2096-12-01', total: 4550 })),
    'the most days': asked(asking({ last: '2096-12-14', total: 14 * 4550 })),
    'days over the end of a year': asked(asking({ first: '2096-12-31', last: '2097-01-01', total: 9100 })),
    'a leap day': asked(asking({ first: '2028-02-28', last: '2028-03-01', total: 3 * 4550 })),
    'an id that leaves room for its steps': sent(times(50), asking()),
    'the time zone of the robot': asked(asking({ zone: 'America/Argentina/ComodRivadavia' })),
    'the longest time zone': asked(asking({ zone: times(40) })),
  }),
  ...allowed(
    'D507',
    { 'any days, where the owner says nothing': asked(asking({ last: '2097-11-30', total: 365 * 4550 })) },
    { given: { 'robots/bob-robot': unlimited } },
  ),
  ...allowed(
    'D507',
    { 'a price in whole dollars': asked(asking({ total: 22_500 })) },
    { given: { 'robots/bob-robot': { ...robot(BOB), price: 45 } } },
  ),
  ...denied('D507', {
    'a time zone that is none': asked(asking({ zone: 'America/New York' })),
    'an empty time zone': asked(asking({ zone: '' })),
    'a longer time zone': asked(asking({ zone: times(41) })),
    'a time zone that is no text': asked(asking({ zone: 5 })),
    'another price': asked(asking({ total: 22_749 })),
    'a price in text': asked(asking({ total: '22750' })),
    'no price': sent('asks', { kind: 'asked', first: '2096-12-01', last: '2096-12-05' }),
    'the last day before the first': asked(asking({ last: '2096-11-30', total: 0 })),
    'the day before, at a price below zero': asked(asking({ last: '2096-11-29', total: -4550 })),
    'too many days': asked(asking({ last: '2096-12-15', total: 15 * 4550 })),
    'a day that the calendar does not have': asked(
      asking({ first: '2097-02-29', last: '2097-03-01', total: 4550 }),
    ),
    'a day of no month': asked(asking({ first: '2096-13-01', last: '2097-01-01', total: 4550 })),
    'a day zero': asked(asking({ first: '2096-12-00', last: '2096-12-01', total: 9100 })),
    'a day with a time': asked(asking({ first: '2096-12-01T00:00' })),
    'a first day of one digit': asked(asking({ first: '2096-12-1' })),
    'a last day of one digit': asked(asking({ last: '2096-12-5' })),
    'years of five digits': asked(asking({ first: '12096-12-01', last: '12096-12-05' })),
    'a first day of a year of five digits': asked(asking({ first: '12096-12-01' })),
    'a day in numbers': asked(asking({ first: 20_261_201 })),
    'a last day that the calendar does not have': asked(
      asking({ first: '2097-02-28', last: '2097-02-29', total: 9100 }),
    ),
    'something extra': asked(asking({ note: 'x' })),
    'another kind': asked(asking({ kind: 'booked' })),
    'no data but text': asked(asking(), { dates: 'asked' }),
    'no data': asked(asking(), { dates: null }),
    'no robot': asked(asking(), { robotId: 'none' }),
    'a robot of one’s own': asked(asking(), { robotId: 'ada-robot' }),
    'a robot of another than the receiver': asked(asking(), { receiverId: CYD }),
    'an id that leaves no room for its steps': sent(times(51), asking()),
    'the id of an answer': sent('answer_asks', asking()),
    'the id of an end': sent('end_asks', asking()),
    'a message without dates under the id of an answer': sent('answer_asks', null),
    'a message without dates under the id of an end': sent('end_asks', null),
  }),
  ...denied(
    'D507',
    {
      'the last day before the first, where the owner says nothing': asked(
        asking({ last: '2096-11-30', total: 0 }),
      ),
    },
    { given: { 'robots/bob-robot': unlimited } },
  ),
  ...denied(
    'D507',
    { 'fewer days than the listing allows': asked(asking()) },
    { given: { 'robots/bob-robot': { ...robot(BOB), minRental: 6 } } },
  ),
  ...allowed(
    'D507',
    { 'exactly as many days as the listing asks for': asked(asking()) },
    { given: { 'robots/bob-robot': { ...robot(BOB), minRental: 5 } } },
  ),

  ...allowed(
    'D508',
    { 'the owner accepts': accept(), 'the owner declines': step('declined', TO_BOB) },
    { given: ASKED_BY_BOB },
  ),
  ...allowed('D508', { 'the renter withdraws': step('withdrawn') }, { given: ASKED }),
  ...denied(
    'D508',
    {
      'the renter accepts': step('accepted'),
      'the renter declines': step('declined'),
      'the renter cancels what is not accepted': end(),
      'the renter withdraws under the id of an end': step('withdrawn', {}, 'end_asks'),
      'the renter withdraws under another id': step('withdrawn', {}, 'other'),
      'the renter withdraws about another robot': step('withdrawn', { robotId: 'ada-robot' }),
      'the renter withdraws in a message to another': step('withdrawn', { receiverId: CYD }),
      'a step with something extra': sent('answer_asks', { kind: 'withdrawn', request: 'asks', why: 'x' }),
      'a step of another kind': step('postponed'),
      'a step of no request': sent('answer_none', { kind: 'withdrawn', request: 'none' }),
      'a step of a message that asks for nothing': sent(
        'answer_ada-to-bob',
        { kind: 'withdrawn', request: 'ada-to-bob' },
        { robotId: 'ada-robot' },
      ),
    },
    { given: ASKED },
  ),
  ...denied(
    'D508',
    {
      'the owner withdraws': step('withdrawn', TO_BOB),
      'the owner cancels what is not accepted': end(TO_BOB),
      'the owner accepts in a message to another': accept({ receiverId: CYD }),
    },
    { given: ASKED_BY_BOB },
  ),
  ...denied(
    'D508',
    {
      'another accepts': accept({ senderId: CYD }),
      'another withdraws': step('withdrawn', { ...TO_BOB, senderId: CYD, receiverId: ADA }),
    },
    { as: 'other', given: ASKED_BY_BOB },
  ),
  ...denied(
    'D508',
    { 'another cancels': end({ ...TO_BOB, senderId: CYD }) },
    { as: 'other', given: { ...ASKED_BY_BOB, 'messages/answer_asks': answeredBy('accepted') } },
  ),
  ...denied(
    'D508',
    {
      'a second answer': step('declined', TO_BOB),
      'the same answer again': accept(),
    },
    { given: { ...ASKED_BY_BOB, 'messages/answer_asks': answeredBy('accepted') } },
  ),
  ...denied(
    'D508',
    { 'the renter withdraws what is accepted': step('withdrawn') },
    { given: { ...ASKED, 'messages/answer_asks': answeredBy('accepted') } },
  ),
  ...allowed(
    'D508',
    { 'the owner cancels what is accepted': end(TO_BOB) },
    { given: { ...ASKED_BY_BOB, 'messages/answer_asks': answeredBy('accepted') } },
  ),
  ...allowed(
    'D508',
    { 'the renter cancels what is accepted': end() },
    { given: { ...ASKED, 'messages/answer_asks': answeredBy('accepted') } },
  ),
  ...denied(
    'D508',
    {
      'what is accepted cancelled in a message to another': end({ receiverId: CYD }),
      'what is accepted ended by another step': step('declined', {}, 'end_asks'),
      'what is accepted cancelled under the id of a message': step('cancelled', {}, 'other'),
    },
    { given: { ...ASKED, 'messages/answer_asks': answeredBy('accepted') } },
  ),
  ...['declined', 'withdrawn'].flatMap((kind) =>
    denied(
      'D508',
      { [`what is ${kind} cancelled`]: end() },
      { given: { ...ASKED, 'messages/answer_asks': answeredBy(kind) } },
    ),
  ),
];
