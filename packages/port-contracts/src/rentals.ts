import {
  cents,
  epochMs,
  messageId,
  parseDay,
  REVIEW_SPAN,
  reviewId,
  stepId,
  type CalendarDay,
  type EpochMs,
  type Message,
  type OutgoingReview,
  type Review,
  type ReviewerRole,
  type Robot,
} from '@roborrow/domain';
import type { World } from './harness.ts';
import { storedMessage } from './messages.ts';
import type { Person } from './people.ts';

const DAY = 86_400_000;

const dayOf = (at: number): CalendarDay => {
  const day = parseDay(new Date(at).toISOString().slice(0, 10));
  if (day === null) throw new Error(`${at} is in no year that the calendar has`);
  return day;
};

/** A rental, as its messages tell it. */
export interface PlantedRental {
  readonly robot: Robot;
  readonly renter: Person;
  readonly owner: Person;
  /** How many days ago its last day was; its first was two days earlier. */
  readonly lastDayAgo?: number;
  /** How long ago, in milliseconds, either said that the robot came back; `null` for never. */
  readonly returnedAgo?: number | null;
  /** What was said instead of a handover, or nothing. */
  readonly end?: 'handed-over' | 'cancelled' | 'not-happened' | null;
  readonly answer?: 'accepted' | 'declined';
}

/** Plants a rental's messages, by default of one that was returned an hour ago, and returns the message that asked. */
export const plantRental = async (
  world: Pick<World, 'plant'>,
  {
    robot,
    renter,
    owner,
    lastDayAgo = 0,
    returnedAgo = 3_600_000,
    end = 'handed-over',
    answer = 'accepted',
  }: PlantedRental,
): Promise<Message> => {
  const now = renter.ports.clock.now();
  const at = (ago: number): EpochMs => epochMs(now - ago);
  const [first, last] = [dayOf(now - (lastDayAgo + 2) * DAY), dayOf(now - lastDayAgo * DAY)];
  const asked = storedMessage(renter, owner, {
    id: messageId(renter.ports.ids.next().slice(0, 40)),
    robotId: robot.id,
    createdAt: at((lastDayAgo + 4) * DAY),
    dates: { kind: 'asked', first, last, total: cents(Math.round(robot.price * 100) * 3) },
  });
  const step = (
    kind: 'accepted' | 'declined' | 'handed-over' | 'cancelled' | 'not-happened' | 'returned',
    ago: number,
  ) =>
    storedMessage(owner, renter, {
      id: stepId(kind, asked.id),
      robotId: robot.id,
      createdAt: at(ago),
      dates: { kind, request: asked.id },
    });
  await world.plant({
    messages: [
      asked,
      step(answer, (lastDayAgo + 3) * DAY),
      ...(end ? [step(end, (lastDayAgo + 2) * DAY)] : []),
      ...(returnedAgo === null ? [] : [step('returned', returnedAgo)]),
    ],
  });
  return asked;
};

/** A review before it is written, by one of a rental's two people. */
export const newReview = (
  asked: Message,
  author: Person,
  changes: Partial<OutgoingReview> = {},
): OutgoingReview => {
  const role: ReviewerRole = asked.senderId === author.user.uid ? 'renter' : 'owner';
  if (asked.robotId === null) throw new Error('A rental is of a robot');
  return {
    id: reviewId(asked.id, role),
    request: asked.id,
    role,
    authorId: author.user.uid,
    authorName: `${author.profile.firstName} ${author.profile.lastName}`,
    subjectId: role === 'renter' ? asked.receiverId : asked.senderId,
    robotId: asked.robotId,
    stars: 4,
    text: 'It worked well, and was charged.',
    remark: '',
    ...changes,
  };
};

/** An open review that is stored, for `plant`. */
export const storedReview = (asked: Message, author: Person, changes: Partial<Review> = {}): Review => {
  const { remark: _, ...review } = newReview(asked, author);
  return { ...review, createdAt: asked.createdAt, answer: null, isOpen: true, ...changes };
};

/** More than the time in which a review is written. */
export const TOO_LONG_AGO = REVIEW_SPAN + DAY;
