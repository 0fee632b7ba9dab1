import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adaRobot, bobProfile } from '../../testing/examples.ts';
import { runs } from '../../testing/index.ts';
import { messageId, userId, type MessageId, type UserId } from '../ids.ts';
import type { Message, OutgoingMessage } from '../messaging/message.ts';
import type { Robot } from '../robots/robot.ts';
import { count, days, epochMs, type EpochMs } from '../units.ts';
import { rentalTotal } from './ask-dates.ts';
import { beginInUtc, overlap, parseDay, type CalendarDay } from './calendar-day.ts';
import { dateRequest, isAgreed, type DateRequest } from './date-requests.ts';
import { STEP_KINDS, type DatesNote, type StepKind } from './dates-note.ts';
import { hasDueDates } from './has-due-dates.ts';
import { isOver, nextSteps, rentalPhase, type Moment } from './rental-phase.ts';
import { withoutTaken, withTaken, type TakenDays } from './robot-calendar.ts';
import { stepId } from './step-id.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Of a Saturday, and a leap year. */
const START = Date.UTC(2028, 1, 26);

const OWNER = adaRobot.ownerId;
const PEOPLE: readonly UserId[] = [OWNER, bobProfile.id, userId('cleo')];

const dayAt = (at: number): CalendarDay =>
  parseDay(new Date(at).toISOString().slice(0, 10)) ?? expect.fail('no day');
const momentAt = (now: EpochMs): Moment => {
  const today = dayAt(now);
  return { now, today, dayBegan: beginInUtc(today) };
};

/** What one of three people tries at some time: to ask for days, or a step of some request. */
interface Attempt {
  readonly by: number;
  /** Hours after the attempt before. */
  readonly wait: number;
  readonly ask: { readonly from: number; readonly length: number } | null;
  readonly step: StepKind;
  readonly request: number;
  /** Whether its answer is lost, so that it is sent once more. */
  readonly isLost: boolean;
}

const attemptArb: fc.Arbitrary<Attempt> = fc.record({
  by: fc.nat(2),
  wait: fc.constantFrom(0, 0, 1, 5, 12, 24, 30, 73),
  ask: fc.option(fc.record({ from: fc.nat(6), length: fc.integer({ min: 1, max: 5 }) }), { freq: 2 }),
  step: fc.constantFrom(...STEP_KINDS),
  request: fc.nat(3),
  isLost: fc.boolean(),
});

/** A backend of one robot: what it stores of messages, and the calendar that they leave. */
function backend(robot: Robot) {
  const messages = new Map<MessageId, Message>();
  const get = (id: MessageId) => messages.get(id);
  let taken: readonly TakenDays[] = [];
  const lent = () => ({ ...robot, taken });

  const isRefused = (outgoing: OutgoingMessage, now: EpochMs): boolean =>
    messages.has(outgoing.id) || !hasDueDates(outgoing, { robot: lent(), message: get }, now);

  const send = (outgoing: OutgoingMessage, now: EpochMs): void => {
    const { dates } = outgoing;
    if (isRefused(outgoing, now)) return;
    if (dates?.kind === 'accepted') {
      const asked = get(dates.request)?.dates;
      const after = asked?.kind === 'asked' ? withTaken(lent(), asked, dates.request) : null;
      if (!after) return;
      taken = after;
    }
    if (dates?.kind === 'cancelled' || dates?.kind === 'not-happened')
      taken = withoutTaken(taken, dates.request);
    messages.set(outgoing.id, { ...outgoing, isRead: false, createdAt: now });
  };

  const requests = (): readonly DateRequest[] =>
    [...messages.values()].flatMap((message) => dateRequest(message, get) ?? []);
  return { send, isRefused, requests, taken: () => taken };
}

const written = (by: UserId, to: UserId, id: MessageId, dates: DatesNote): OutgoingMessage => ({
  id,
  content: 'Dates',
  senderId: by,
  senderName: 'User',
  receiverId: to,
  receiverName: 'User',
  robotId: adaRobot.id,
  dates,
});

const stepBy = (by: UserId, { id, ownerId, renterId }: DateRequest, kind: StepKind): OutgoingMessage =>
  written(by, by === ownerId ? renterId : ownerId, stepId(kind, id), { kind, request: id });

/** Cheaper than `expect`, which runs a million times here. */
const hold = (what: string, isTrue: boolean): void => {
  if (!isTrue) throw new Error(`It does not hold: ${what}`);
};

test('three people over weeks: no two rentals of one robot share a day, what is offered is taken, and every state has a way out (D686, D690)', () => {
  const property = fc.property(
    fc.array(attemptArb, { minLength: 4, maxLength: 14 }),
    fc.constantFrom(null, count(2)),
    (attempts, quantity) => {
      const { send, isRefused, requests, taken } = backend({ ...adaRobot, quantity });
      let now = epochMs(START);
      for (const [index, { by, wait, ask, step, request, isLost }] of attempts.entries()) {
        now = epochMs(now + wait * HOUR);
        const person = PEOPLE[by] ?? OWNER;
        const attempt = (outgoing: OutgoingMessage): void => {
          for (let tries = isLost ? 2 : 1; tries > 0; tries--) send(outgoing, now);
        };
        const all = requests();
        const about = all[request % Math.max(1, all.length)];
        if (ask && person !== OWNER) {
          const first = dayAt(now + ask.from * DAY);
          const last = dayAt(now + (ask.from + ask.length - 1) * DAY);
          const total = rentalTotal(adaRobot.price, days(ask.length));
          attempt(
            written(person, OWNER, messageId(`request${index}`), { kind: 'asked', first, last, total }),
          );
        } else if (about) attempt(stepBy(person, about, step));
        const calendar = taken();
        for (const [place, one] of calendar.entries()) {
          hold('no more robots than there are', one.unit <= (quantity ?? 1));
          for (const other of calendar.slice(place + 1))
            hold('no day of two rentals', one.unit !== other.unit || !overlap(one, other));
        }
      }
      const moment = momentAt(now);
      const agreed = requests().filter(({ state }) => isAgreed(state));
      expect(new Set(taken().map(({ request }) => request))).toEqual(new Set(agreed.map(({ id }) => id)));
      expect(taken()).toHaveLength(agreed.length);
      for (const one of requests()) {
        const steps = PEOPLE.flatMap((person) =>
          nextSteps(one, person, moment).map((kind) => stepBy(person, one, kind)),
        );
        hold(
          'what is offered is taken',
          steps.every((step) => !isRefused(step, now)),
        );
        const phase = rentalPhase(one, moment);
        hold('a step for what is not over, and none after', steps.length > 0 === !isOver(phase));
        const later = epochMs(Math.max(now, beginInUtc(one.range.last)) + 4 * DAY);
        hold('an end by time alone', isOver(rentalPhase(one, momentAt(later))));
      }
    },
  );
  // `NUM_RUNS_FACTOR=10` lives 100,000 histories.
  fc.assert(property, { numRuns: runs(10_000) });
});
