import type { MessageId } from '../ids.ts';
import type { Message } from '../messaging/message.ts';
import { conditionPhotos, type ConditionPhoto } from './condition-photos.ts';
import { dateRequest, type DateRequest } from './date-requests.ts';
import type { MeetingPurpose } from './dates-note.ts';
import { meetings, type Meetings } from './meetings.ts';
import { rentalHistory, type RentalEvent } from './rental-history.ts';

/** All that the page of a request, or of the rental that it became, tells (D720). */
export interface Rental {
  readonly request: DateRequest;
  readonly history: readonly RentalEvent[];
  readonly meetings: Readonly<Record<MeetingPurpose, Meetings>>;
  /** The oldest first (D749). */
  readonly photos: Readonly<Record<MeetingPurpose, readonly ConditionPhoto[]>>;
}

/** The rental of a request, as messages in any order tell it; `null` if the one that asks is not among them. */
export const rentalOf = (id: MessageId, messages: readonly Message[]): Rental | null => {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const each = [...byId.values()];
  const asked = byId.get(id);
  const get = (of: MessageId) => byId.get(of);
  const request = asked ? dateRequest(asked, get) : null;
  if (!asked || !request) return null;
  return {
    request,
    history: rentalHistory(asked, get),
    meetings: {
      handover: meetings(request, 'handover', each),
      return: meetings(request, 'return', each),
    },
    photos: {
      handover: conditionPhotos(request, 'handover', each),
      return: conditionPhotos(request, 'return', each),
    },
  };
};
