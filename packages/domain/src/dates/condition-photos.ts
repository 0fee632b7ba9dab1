import { byNewest } from '../newest-first.ts';
import type { MessageId, UserId } from '../ids.ts';
import type { Message, OutgoingMessage } from '../messaging/message.ts';
import type { EpochMs } from '../units.ts';
import { beginInUtc } from './calendar-day.ts';
import { dateRequest, isAgreed, isOfBoth, type DateRequest } from './date-requests.ts';
import { MEETING_PURPOSES, type MeetingPurpose } from './dates-note.ts';
import { settlesAt } from './rental-phase.ts';

/** How many photos each of the two can add for handover, and for return (D749). */
export const CONDITION_PHOTOS_MAX = 6;

/** A file's name, and what there is of the picture, as a picture's address says it (D741). */
const PHOTO = /^[A-Za-z0-9-]{1,60}[.]jpg#\d{1,4}x\d{1,4}~[A-Za-z0-9+/]{48}(~480)?$/;

/** Whether a value can be the photos of one message. */
export const areConditionPhotos = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= CONDITION_PHOTOS_MAX &&
  value.every((photo) => typeof photo === 'string' && PHOTO.test(photo));

/** One photo of a robot's condition. */
export interface ConditionPhoto {
  /** The message that has it, under which it is stored. */
  readonly message: MessageId;
  readonly for: MeetingPurpose;
  readonly by: UserId;
  readonly at: EpochMs;
  /** As `uploadConditionPhoto` answered. */
  readonly photo: string;
}

const HOUR = 3_600_000;

/**
 * Whether photos can be added: after the yes, those of the handover from two days before its first day, those of the return once it was
 * handed over; until the rental is done by time (D749). In UTC, as Firestore's rules check the same.
 */
export const takesPhotos = (
  { state, range }: Pick<DateRequest, 'state' | 'range'>,
  purpose: MeetingPurpose,
  now: EpochMs,
): boolean =>
  isAgreed(state) &&
  (purpose === 'handover' || state !== 'accepted') &&
  now >= beginInUtc(range.first) - 48 * HOUR &&
  now < settlesAt(range);

/**
 * The photos of one purpose, the oldest first. Of each person the first `CONDITION_PHOTOS_MAX` count, so nothing that is added later
 * takes the place of what the other has seen.
 */
export const conditionPhotos = (
  request: DateRequest,
  purpose: MeetingPurpose,
  messages: readonly Message[],
): readonly ConditionPhoto[] => {
  const left = new Map([request.renterId, request.ownerId].map((user) => [user, CONDITION_PHOTOS_MAX]));
  return messages
    .toSorted(byNewest)
    .reverse()
    .flatMap((message) => {
      const { id, dates, senderId, createdAt, robotId } = message;
      if (dates?.kind !== 'photos' || dates.for !== purpose || dates.request !== request.id) return [];
      if (robotId !== request.robotId || !isOfBoth(message, request)) return [];
      const counted = dates.photos.slice(0, left.get(senderId) ?? 0);
      left.set(senderId, (left.get(senderId) ?? 0) - counted.length);
      return counted.map((photo) => ({ message: id, for: purpose, by: senderId, at: createdAt, photo }));
    });
};

/**
 * Whether a message with photos may be written: between the two people of an accepted request, about its robot, at its time. Firestore's
 * rules check the same.
 */
export const arePhotosDue = (
  outgoing: OutgoingMessage,
  message: (id: MessageId) => Message | null | undefined,
  now: EpochMs,
): boolean => {
  const { dates, robotId } = outgoing;
  if (dates?.kind !== 'photos') return false;
  const asked = message(dates.request);
  const request = asked ? dateRequest(asked, message) : null;
  return (
    request !== null &&
    robotId === request.robotId &&
    isOfBoth(outgoing, request) &&
    // Checked at run time, because callers may bypass the compiler.
    MEETING_PURPOSES.includes(dates.for) &&
    areConditionPhotos(dates.photos) &&
    takesPhotos(request, dates.for, now)
  );
};
