import type { MessageId, UserId } from '../ids.ts';
import type { Message } from '../messaging/message.ts';
import { conditionPhotos, type ConditionPhoto } from './condition-photos.ts';
import { dateRequest, type DateRequest } from './date-requests.ts';
import type { MeetingPurpose, StepKind } from './dates-note.ts';
import { meetings, type Meetings } from './meetings.ts';
import type { EpochMs } from '../units.ts';
import { rentalHistory, type RentalEvent } from './rental-history.ts';

/** All that the page of a request, or of the rental that it became, tells (D720). */
export interface Rental {
  readonly request: DateRequest;
  readonly history: readonly RentalEvent[];
  readonly meetings: Readonly<Record<MeetingPurpose, Meetings>>;
  /** The oldest first (D749). */
  readonly photos: Readonly<Record<MeetingPurpose, readonly ConditionPhoto[]>>;
}

/** What one of the two says has taken place, or has not; the other may see it otherwise (D752). */
export type ClaimKind = Extract<StepKind, 'handed-over' | 'returned' | 'not-happened'>;

const isClaim = (kind: RentalEvent['kind']): kind is ClaimKind =>
  kind === 'handed-over' || kind === 'returned' || kind === 'not-happened';

/** The last that the other one claimed, for one of the two; `null` where they claimed nothing (D752). */
export const claimOfOther = (
  { history }: Pick<Rental, 'history'>,
  me: UserId,
): { readonly kind: ClaimKind; readonly at: EpochMs } | null =>
  history.reduce<{ readonly kind: ClaimKind; readonly at: EpochMs } | null>(
    (last, { kind, by, at }) => (by !== me && isClaim(kind) ? { kind, at } : last),
    null,
  );

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
