import { isRequestId } from '../dates/ask-dates.ts';
import { dateRequest, isAgreed } from '../dates/date-requests.ts';
import { rentalOf, type Rental } from '../dates/rental.ts';
import { stepIds } from '../dates/step-id.ts';
import type { MessageId, UserId } from '../ids.ts';
import { mergeMessages } from '../messaging/conversations.ts';
import type { Message } from '../messaging/message.ts';
import { toMemberError, type NotSignedIn, type PortFailure } from '../ports/port-failure.ts';
import type { MessageCursor, MessagePage } from '../ports/messages.ts';
import type { Ports } from '../ports/ports.ts';
import type { EpochMs } from '../units.ts';
import { ok, type Result } from '../result.ts';

/** Whose rental is read. */
export interface ReadRentalInput {
  /** The signed-in user. */
  readonly me: UserId;
  /** The message that asked. */
  readonly id: MessageId;
}

/** How many messages of the two are read at once for their appointments, and how often, while there is something to agree on. */
const PAGE = 100;
const PAGES = 5;

/**
 * Reads a rental by the id of its request, for one of its two people; `null` for everybody else, and where there is none (D720). Reads
 * four messages, and while the rental is accepted those that the two wrote since, at most 500.
 */
export const readRental =
  ({ messages }: Pick<Ports, 'messages'>) =>
  async ({ me, id }: ReadRentalInput): Promise<Result<Rental | null, NotSignedIn | PortFailure>> => {
    if (!isRequestId(id)) return ok(null);
    try {
      const [asked, ...steps] = await Promise.all([id, ...stepIds(id)].map((one) => messages.get(one)));
      const known = [asked, ...steps].filter((message): message is Message => Boolean(message));
      const request = asked ? dateRequest(asked, (of) => known.find((message) => message.id === of)) : null;
      if (request === null) return ok(null);
      const counterpart = request.renterId === me ? request.ownerId : request.renterId;
      const since = isAgreed(request.state)
        ? await writtenSince(messages, me, counterpart, request.askedAt)
        : [];
      return ok(rentalOf(id, mergeMessages(known, since)));
    } catch (thrown) {
      return toMemberError(thrown);
    }
  };

const writtenSince = async (
  messages: Ports['messages'],
  me: UserId,
  counterpart: UserId,
  time: EpochMs,
): Promise<readonly Message[]> => {
  const read: Message[] = [];
  let before: MessageCursor | null = null;
  for (let page = 0; page < PAGES; page++) {
    const found: MessagePage = await messages.listThread(me, counterpart, {
      limit: PAGE,
      ...(before && { before }),
    });
    read.push(...found.messages);
    before = found.next;
    if (before === null || before.createdAt < time) break;
  }
  return read;
};
