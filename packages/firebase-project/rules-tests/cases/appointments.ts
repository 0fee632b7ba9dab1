import { allowed, denied } from '../case.ts';
import { message, type Data } from '../documents.ts';
import { times } from '../fields.ts';
import { ADA, BOB, CYD } from '../identities.ts';
import { together } from '../writes.ts';
import { answeredBy, askedByBob, askedOf, end, TO_BOB, written } from './dates.ts';

const sent = (...parts: Parameters<typeof written>) => together(written(...parts));

const proposal = (changes: Data = {}): Data => ({
  kind: 'meeting',
  request: 'asks',
  for: 'handover',
  at: '2096-12-01T09:30',
  place: 'The bench at the gate',
  ...changes,
});
const propose = (changes: Data = {}, data: Data = {}, id = 'meets') => sent(id, proposal(changes), data);

const ACCEPTED = { 'messages/answer_asks': answeredBy('accepted') };
const AGREED = { ...askedOf(), ...ACCEPTED };
const said = (kind: string) => ({ ...answeredBy(kind), senderId: BOB, receiverId: ADA });
const ended = (kind: string) => ({ ...AGREED, 'messages/end_asks': said(kind) });
const RETURNED = { ...ended('handed-over'), 'messages/back_asks': said('returned') };

/** Bob proposed to Ada, about his robot that she rents. */
const proposedByBob = (changes: Data = {}) => ({
  'messages/meets': {
    ...message(BOB, ADA, 'Bob Okafor'),
    robotId: 'bob-robot',
    dates: proposal(changes),
  },
});
const PROPOSED = { ...AGREED, ...proposedByBob() };
const agreement = (changes: Data = {}): Data => ({
  kind: 'meeting-agreed',
  request: 'asks',
  proposal: 'meets',
  ...changes,
});
const agree = (changes: Data = {}, data: Data = {}, id = 'meet_meets') => sent(id, agreement(changes), data);

const cancel = (reason: unknown, kind = 'cancelled') =>
  together(written('end_asks', { kind, request: 'asks', reason }));
const step = (id: string, kind: string, reason: string) => sent(id, { kind, request: 'asks', reason });

export const appointments = [
  // Reasons of an end.
  ...allowed(
    'D728',
    {
      'changed plans': cancel('plans-changed'),
      'a robot that is not available': cancel('robot-unavailable'),
      'no agreement': cancel('no-agreement'),
      'no reply': cancel('no-reply'),
      'nobody came': cancel('did-not-show-up'),
      'another reason': cancel('other'),
      'no reason': end(),
    },
    { given: AGREED },
  ),
  ...allowed(
    'D728',
    { 'a reason why it did not happen': cancel('did-not-show-up', 'not-happened') },
    { given: { ...askedOf({ first: '2020-12-01', last: '2096-12-05' }), ...ACCEPTED } },
  ),
  ...denied(
    'D728',
    { 'a reason in words': cancel('I do not like you'), 'a reason that is no text': cancel(1) },
    { given: AGREED },
  ),
  ...denied(
    'D728',
    { 'a reason to withdraw': step('answer_asks', 'withdrawn', 'other') },
    { given: askedOf() },
  ),
  ...denied(
    'D728',
    { 'a reason for a handover': step('end_asks', 'handed-over', 'other') },
    { given: { ...askedOf({ first: '2020-12-01', last: '2096-12-05' }), ...ACCEPTED } },
  ),

  // Proposals.
  ...allowed(
    'D723',
    {
      'the renter proposes a handover': propose(),
      'the renter proposes a return': propose({ for: 'return' }),
      'midnight on a leap day': propose({ at: '2028-02-29T00:00' }),
      'the last minute of a day': propose({ at: '2096-12-01T23:59' }),
      'the longest place': propose({ place: times(200) }),
      'the longest place, in characters beyond the first plane': propose({ place: '🤖'.repeat(200) }),
      'the longest id': propose({}, {}, times(50)),
    },
    { given: AGREED },
  ),
  ...allowed(
    'D723',
    { 'the owner proposes a handover': propose({}, TO_BOB) },
    { given: { ...askedByBob(), ...ACCEPTED } },
  ),
  ...allowed(
    'D723',
    { 'a return of what is away': propose({ for: 'return' }) },
    { given: ended('handed-over') },
  ),
  ...denied(
    'D723',
    {
      'an appointment for something else': propose({ for: 'dinner' }),
      'an hour that no clock has': propose({ at: '2096-12-01T24:00' }),
      'a minute that no clock has': propose({ at: '2096-12-01T09:60' }),
      'a day that the calendar does not have': propose({ at: '2097-02-29T09:30' }),
      'a time with seconds': propose({ at: '2096-12-01T09:30:00' }),
      'a time with a zone': propose({ at: '2096-12-01T09:30Z' }),
      'a time without its day': propose({ at: 'T09:30' }),
      'a time that is no text': propose({ at: 1 }),
      'no place': propose({ place: '' }),
      'an invisible place': propose({ place: ' \u200b' }),
      'a place that is too long': propose({ place: times(201) }),
      'a place that is no text': propose({ place: ['gate'] }),
      'something extra': propose({ note: 'x' }),
      'an id that leaves no room for its confirmation': propose({}, {}, times(51)),
      'the id of a step': propose({}, {}, 'back_asks'),
      'the id of a confirmation': propose({}, {}, 'meet_asks'),
      'a message without dates under the id of a confirmation': sent('meet_asks', null),
      'another robot': propose({}, { robotId: 'ada-robot' }),
      'a message to another': propose({}, { receiverId: CYD }),
      'a request that does not exist': propose({ request: 'none' }),
    },
    { given: AGREED },
  ),
  ...denied(
    'D723',
    { 'another proposes': propose({}, { senderId: CYD, receiverId: BOB }) },
    { as: 'other', given: AGREED },
  ),
  ...denied('D723', { 'an appointment for what is only asked': propose() }, { given: askedOf() }),
  ...denied(
    'D723',
    { 'an appointment for what was declined': propose() },
    { given: { ...askedOf(), 'messages/answer_asks': answeredBy('declined') } },
  ),
  ...denied(
    'D723',
    { 'an appointment for what was cancelled': propose(), 'its return': propose({ for: 'return' }) },
    { given: ended('cancelled') },
  ),
  ...denied('D723', { 'a handover of what is away': propose() }, { given: ended('handed-over') }),
  ...denied('D723', { 'a return of what is back': propose({ for: 'return' }) }, { given: RETURNED }),

  // Confirmations.
  ...allowed('D723', { 'the one to whom it was proposed confirms': agree() }, { given: PROPOSED }),
  ...allowed(
    'D723',
    { 'the return of what is away is confirmed': agree() },
    { given: { ...ended('handed-over'), ...proposedByBob({ for: 'return' }) } },
  ),
  ...denied(
    'D723',
    {
      'a confirmation under another id': agree({}, {}, 'other'),
      'a confirmation of what proposes nothing': agree({ proposal: 'asks' }, {}, 'meet_asks'),
      'a confirmation of nothing': agree({ proposal: 'none' }, {}, 'meet_none'),
      'a confirmation of another kind': agree({ kind: 'meeting-refused' }),
      'a confirmation with something extra': agree({ at: '2096-12-01T09:30' }),
      'a confirmation about another robot': agree({}, { robotId: 'ada-robot' }),
      'a confirmation in a message to another': agree({}, { receiverId: CYD }),
    },
    { given: PROPOSED },
  ),
  ...denied(
    'D723',
    { 'a confirmation that names another accepted request': agree({ request: 'other' }) },
    {
      given: {
        ...PROPOSED,
        'messages/answer_other': { ...answeredBy('accepted'), dates: { kind: 'accepted', request: 'other' } },
      },
    },
  ),
  ...denied(
    'D723',
    { 'one confirms what they proposed': agree({}, TO_BOB) },
    {
      given: {
        ...askedByBob(),
        ...ACCEPTED,
        'messages/meets': { ...message(ADA, BOB, 'Ada Okafor'), robotId: 'ada-robot', dates: proposal() },
      },
    },
  ),
  ...denied(
    'D723',
    { 'another confirms': agree({}, { senderId: CYD, receiverId: BOB }) },
    { as: 'other', given: PROPOSED },
  ),
  ...denied(
    'D723',
    { 'a second confirmation': agree() },
    {
      given: {
        ...PROPOSED,
        'messages/meet_meets': {
          ...message(ADA, BOB, 'Ada Okafor'),
          robotId: 'bob-robot',
          dates: agreement(),
        },
      },
    },
  ),
  ...denied(
    'D723',
    { 'a confirmation for what was cancelled': agree() },
    { given: { ...ended('cancelled'), ...proposedByBob() } },
  ),
  ...denied(
    'D723',
    { 'a confirmed handover of what is away': agree() },
    { given: { ...ended('handed-over'), ...proposedByBob() } },
  ),
];
