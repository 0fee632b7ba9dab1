import { isBlank, isLongerThan } from '../characters.ts';
import { messageId, type MessageId, type UserId } from '../ids.ts';
import type { Message, OutgoingMessage } from '../messaging/message.ts';
import type { EpochMs } from '../units.ts';
import { dateRequest, isOfBoth, type DateRequest, type RequestState } from './date-requests.ts';
import { MEETING_PURPOSES, type MeetingPurpose } from './dates-note.ts';
import { parseLocalTime, type LocalTime } from './local-time.ts';

/** Most characters of an appointment's place. */
export const MEETING_PLACE_MAX = 200;

/** Whether a text can be an appointment's place: something visible, and not long. */
export const isMeetingPlace = (place: string): boolean =>
  !isBlank(place) && !isLongerThan(place, MEETING_PLACE_MAX);

/** The id of the message that confirms a proposal: there is one for each, so it is confirmed once (D722). */
export const agreementId = (proposal: MessageId): MessageId => messageId(`meet_${proposal}`);

/** A proposal of an appointment. */
export interface Meeting {
  /** The message that proposes it. */
  readonly id: MessageId;
  readonly request: MessageId;
  readonly for: MeetingPurpose;
  readonly at: LocalTime;
  readonly place: string;
  readonly by: UserId;
  readonly proposedAt: EpochMs;
}

/** What the two said of one appointment. */
export interface Meetings {
  /** The newest proposal that was confirmed. */
  readonly agreed: Meeting | null;
  /** The newest proposal, where it is not confirmed. */
  readonly open: Meeting | null;
}

/** Whether an appointment can be made from a state of its request: after yes, and before what it is for has taken place. */
export const takesMeeting = (state: RequestState, purpose: MeetingPurpose): boolean =>
  state === 'accepted' || (state === 'handed-over' && purpose === 'return');

const meetingOf = (message: Message, request: DateRequest): Meeting | null => {
  const { id, dates, senderId, createdAt, robotId } = message;
  return dates?.kind === 'meeting' &&
    dates.request === request.id &&
    robotId === request.robotId &&
    isOfBoth(message, request)
    ? { ...dates, id, by: senderId, proposedAt: createdAt }
    : null;
};

/** Whether a message confirms a proposal: from the one to whom it was made, with the id that follows from it. */
const confirms = ({ id, dates, senderId, receiverId }: OutgoingMessage, proposal: Message): boolean =>
  dates?.kind === 'meeting-agreed' &&
  dates.proposal === proposal.id &&
  proposal.dates?.kind === 'meeting' &&
  dates.request === proposal.dates.request &&
  id === agreementId(proposal.id) &&
  senderId === proposal.receiverId &&
  receiverId === proposal.senderId;

/** The newest, of the same time the one whose id is greater, so that both people have the same. */
const newest = (meetings: readonly Meeting[]): Meeting | null =>
  meetings.reduce<Meeting | null>(
    (latest, next) =>
      latest === null ||
      next.proposedAt > latest.proposedAt ||
      (next.proposedAt === latest.proposedAt && next.id > latest.id)
        ? next
        : latest,
    null,
  );

/**
 * What the two agreed on for the handover or for the return, and what is proposed (D722). The newest proposal counts, whatever the order
 * in which the messages arrive; a confirmation of an older one does not change what was agreed later.
 */
export const meetings = (
  request: DateRequest,
  purpose: MeetingPurpose,
  messages: readonly Message[],
): Meetings => {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const proposals = [...byId.values()].filter((message) => meetingOf(message, request)?.for === purpose);
  const all = (those: readonly Message[]) => those.flatMap((message) => meetingOf(message, request) ?? []);
  const agreed = newest(
    all(
      proposals.filter((proposal) => {
        const answer = byId.get(agreementId(proposal.id));
        return answer !== undefined && confirms(answer, proposal);
      }),
    ),
  );
  const latest = newest(all(proposals));
  return { agreed, open: latest?.id === agreed?.id ? null : latest };
};

/**
 * Whether a message about an appointment may be written: between the two people of an accepted request, about its robot, before what it
 * is for has taken place; a confirmation only by the one to whom it was proposed. Firestore's rules check the same.
 */
export const isMeetingDue = (
  outgoing: OutgoingMessage,
  message: (id: MessageId) => Message | null | undefined,
): boolean => {
  const { dates, robotId } = outgoing;
  if (dates?.kind !== 'meeting' && dates?.kind !== 'meeting-agreed') return false;
  const asked = message(dates.request);
  const request = asked ? dateRequest(asked, message) : null;
  if (request === null || robotId !== request.robotId || !isOfBoth(outgoing, request)) return false;
  // Checked at run time, because callers may bypass the compiler.
  if (dates.kind === 'meeting')
    return (
      isMeetingPlace(dates.place) &&
      parseLocalTime(dates.at) !== null &&
      MEETING_PURPOSES.includes(dates.for) &&
      takesMeeting(request.state, dates.for)
    );
  const proposal = message(dates.proposal);
  return (
    proposal?.dates?.kind === 'meeting' &&
    confirms(outgoing, proposal) &&
    takesMeeting(request.state, proposal.dates.for)
  );
};
