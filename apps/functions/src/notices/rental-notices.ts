import {
  dateRequest,
  hearOfRental,
  rentalHistory,
  rentalNotices,
  reviewId,
  type DateRequest,
  type EpochMs,
  type Message,
  type MessageId,
  type ReviewerRole,
  type RentalNotice as DueNotice,
} from '@roborrow/domain';
import { momentIn } from '@roborrow/text/zones';
import { noteOn, type Hearing } from './hear-message.ts';
import type { NoticeStore, ToldOfRental } from './notice-store.ts';

/** What one of its two people is to hear of a rental. */
export interface SeenRental {
  readonly request: DateRequest;
  readonly notices: readonly DueNotice[];
}

/** The rental that a message asks for, or about which it says a step; `null` for other messages. */
const requestOf = ({ id, dates }: Message): MessageId | null => {
  if (dates === null || dates.kind === 'meeting' || dates.kind === 'meeting-agreed') return null;
  return dates.kind === 'asked' ? id : dates.request;
};

const seenBy = (
  { asked, message }: ToldOfRental,
  role: ReviewerRole,
  hasReviewed: boolean,
): SeenRental | null => {
  const request = dateRequest(asked, message);
  if (!request) return null;
  const agreed = rentalHistory(asked, message).find(({ kind }) => kind === 'accepted');
  return {
    request,
    notices: rentalNotices({ request, agreedAt: agreed?.at ?? null, role, hasReviewed }, momentIn),
  };
};

/** Expects what the two are to hear of a rental, from the message that asks or a step; repeating it changes nothing. @throws when it could not be stored. */
export async function noteRental({ store, channels }: Hearing, told: Message, now: EpochMs): Promise<void> {
  const id = requestOf(told);
  const rental = id && (await store.rental(id));
  if (!rental) return;
  for (const role of ['renter', 'owner'] as const) {
    const seen = seenBy(rental, role, false);
    if (!seen || seen.notices.length === 0) continue;
    const { renterId, ownerId } = seen.request;
    const [receiverId, senderId] = role === 'renter' ? [renterId, ownerId] : [ownerId, renterId];
    for (const channel of channels) {
      if (channel === 'push' && !(await store.hasDevice(receiverId))) continue;
      const conversation = { channel, senderId, receiverId, request: id };
      await noteOn(store, conversation, (state) => hearOfRental(state, seen.notices, now));
    }
  }
}

/** What one of the two is to hear of a rental as it stands now: read anew, so nothing is told of what has ended. */
export async function readRental(
  store: NoticeStore,
  id: MessageId,
  receiverId: Message['receiverId'],
): Promise<SeenRental | null> {
  const rental = await store.rental(id);
  if (!rental) return null;
  const role = rental.asked.senderId === receiverId ? 'renter' : 'owner';
  // The other one's review is not even read: nobody learns of it while it is sealed (D701, D731).
  return seenBy(rental, role, await store.isWritten(reviewId(id, role)));
}
