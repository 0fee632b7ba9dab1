import type { MessageId, RobotId, UserId } from '../ids.ts';
import type { Message, OutgoingMessage } from '../messaging/message.ts';
import type { Cents, EpochMs } from '../units.ts';
import type { DayRange } from './calendar-day.ts';
import { stepOf, type StepKind } from './dates-note.ts';
import { stepId } from './step-id.ts';
import type { TimeZone } from './time-zone.ts';

/** Where a request stands: as it was asked, or what was done last. */
export type RequestState = 'asked' | StepKind;

/** A question for dates, with what became of it. */
export interface DateRequest {
  /** The id of the message that asked. */
  readonly id: MessageId;
  readonly robotId: RobotId;
  readonly renterId: UserId;
  readonly renterName: string;
  readonly ownerId: UserId;
  readonly ownerName: string;
  readonly range: DayRange;
  /** Where the robot is; `null` if that was not said. */
  readonly zone: TimeZone | null;
  readonly total: Cents;
  readonly askedAt: EpochMs;
  /** When either said that the robot came back; `null` while neither has. */
  readonly returnedAt: EpochMs | null;
  readonly state: RequestState;
}

const BOTH_AFTER_YES = ['handed-over', 'cancelled', 'not-happened'] as const;

/** Who may do what from each state (D503, D686). When they may is said by `isTimely`. */
const STEPS: Readonly<Record<RequestState, Readonly<Record<'renter' | 'owner', readonly StepKind[]>>>> = {
  asked: { renter: ['withdrawn'], owner: ['accepted', 'declined'] },
  accepted: { renter: BOTH_AFTER_YES, owner: BOTH_AFTER_YES },
  'handed-over': { renter: ['returned'], owner: ['returned'] },
  returned: { renter: [], owner: [] },
  declined: { renter: [], owner: [] },
  withdrawn: { renter: [], owner: [] },
  cancelled: { renter: [], owner: [] },
  'not-happened': { renter: [], owner: [] },
};

/** What one of the two may do from a state at some time; nothing for everybody else. */
export const stepsOf = (
  { state, renterId, ownerId }: Pick<DateRequest, 'state' | 'renterId' | 'ownerId'>,
  user: UserId,
): readonly StepKind[] =>
  user === renterId ? STEPS[state].renter : user === ownerId ? STEPS[state].owner : [];

/** Whether the owner's yes stands: nothing has ended the rental, and its days are taken. */
export const isAgreed = (state: RequestState): boolean =>
  state === 'accepted' || state === 'handed-over' || state === 'returned';

/** Whether a message goes from one of a request's two people to the other. */
export const isOfBoth = (
  { senderId, receiverId }: OutgoingMessage,
  { renterId, ownerId }: Pick<DateRequest, 'renterId' | 'ownerId'>,
): boolean =>
  (senderId === renterId && receiverId === ownerId) || (senderId === ownerId && receiverId === renterId);

/** The request after a message; `null` where the message is no step that its sender may take now. */
export const afterStep = (request: DateRequest, message: OutgoingMessage): DateRequest | null => {
  const { id, senderId, receiverId, robotId } = message;
  const step = stepOf(message.dates);
  if (step?.request !== request.id) return null;
  const other = senderId === request.renterId ? request.ownerId : request.renterId;
  const isAddressed =
    id === stepId(step.kind, request.id) && receiverId === other && robotId === request.robotId;
  return isAddressed && stepsOf(request, senderId).includes(step.kind)
    ? { ...request, state: step.kind }
    : null;
};

/**
 * The request that a message asks, as the other messages leave it; `null` if the message asks for nothing. `get` returns a message
 * by its id. Messages that are no legal step change nothing, so the order in which they arrive does not matter.
 */
export const dateRequest = (
  asked: Message,
  get: (id: MessageId) => Message | null | undefined,
): DateRequest | null => {
  const { id, dates, robotId, senderId, senderName, receiverId, receiverName, createdAt } = asked;
  if (dates?.kind !== 'asked' || robotId === null) return null;
  const request: DateRequest = {
    id,
    robotId,
    renterId: senderId,
    renterName: senderName,
    ownerId: receiverId,
    ownerName: receiverName,
    range: { first: dates.first, last: dates.last },
    zone: dates.zone ?? null,
    total: dates.total,
    askedAt: createdAt,
    returnedAt: null,
    state: 'asked',
  };
  const order = (['accepted', 'handed-over', 'returned'] as const).map((kind) => stepId(kind, id));
  return order.reduce((current, next) => {
    const step = get(next);
    const after = step && afterStep(current, step);
    if (!after) return current;
    return after.state === 'returned' ? { ...after, returnedAt: step.createdAt } : after;
  }, request);
};

/** Every request among the messages, in their order. */
export const dateRequests = (messages: readonly Message[]): readonly DateRequest[] => {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].flatMap((message) => dateRequest(message, (id) => byId.get(id)) ?? []);
};
