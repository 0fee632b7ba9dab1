import {
  epochMs,
  isStars,
  messageId,
  readDatesNote,
  RENTAL_STAGES,
  REVIEWER_ROLES,
  reviewIdOf,
  robotId,
  userId,
  type Message,
  type MessageId,
  type RentalRecord,
  type SettledReview,
} from '@roborrow/domain';
import * as z from 'zod';
import {
  moment,
  NOTHING,
  text,
  type RestValue,
  type StoredDocument,
} from '../notices/firestore-documents.ts';

/** A review as it is stored, with the document that a write must still find. */
export type StoredReview = SettledReview & { readonly document: StoredDocument };

const time = z.number().transform(epochMs);
const person = z.string().transform(userId);

const idOf = ({ path }: StoredDocument): string => decodeURIComponent(path.slice(path.indexOf('/') + 1));

const about = z.object({
  senderId: person,
  receiverId: person,
  robotId: z.string().transform(robotId),
  createdAt: time,
  dates: z.unknown().transform(readDatesNote),
});

/** A message about dates. What it says to people is not read. */
export const decodeAbout = (document: StoredDocument): Message | null => {
  const { data, success } = about.safeParse(document.data);
  return success
    ? { ...data, id: messageId(idOf(document)), content: '', senderName: '', receiverName: '', isRead: false }
    : null;
};

const review = z.object({
  role: z.enum(REVIEWER_ROLES),
  subjectId: person,
  robotId: z.string().transform(robotId),
  stars: z.custom<StoredReview['stars']>(isStars),
  openedAt: z.unknown().optional(),
});

/** A review as far as it is settled: one that the operator hid was opened, too. */
export const decodeReview = (document: StoredDocument): StoredReview | null => {
  const { data, success } = review.safeParse(document.data);
  if (!success) return null;
  const { openedAt, ...rest } = data;
  return { ...rest, id: reviewIdOf(idOf(document)), isSealed: openedAt === undefined, document };
};

/** The rental that a stored step or review is about; none for what cannot be read. */
export const requestOf = ({ data }: StoredDocument): readonly MessageId[] => {
  const { request } = { ...data, ...(data['dates'] as object | undefined) } as { readonly request?: unknown }; // either has it as text
  return typeof request === 'string' && request !== '' ? [messageId(request)] : [];
};

const record = z.object({
  robotId: z.string().transform(robotId),
  renterId: person,
  ownerId: person,
  stage: z.enum(RENTAL_STAGES),
  endedAt: time.nullable(),
  dueAt: time.nullable(),
});

export const decodeRecord = (document: StoredDocument): RentalRecord | null => {
  const { data, success } = record.safeParse(document.data);
  return success ? { ...data, id: messageId(idOf(document)) } : null;
};

export const encodeRecord = ({
  robotId: robot,
  renterId,
  ownerId,
  stage,
  endedAt,
  dueAt,
}: RentalRecord): Readonly<Record<string, RestValue>> => ({
  robotId: text(robot),
  renterId: text(renterId),
  ownerId: text(ownerId),
  stage: text(stage),
  endedAt: endedAt === null ? NOTHING : moment(endedAt),
  dueAt: dueAt === null ? NOTHING : moment(dueAt),
});
