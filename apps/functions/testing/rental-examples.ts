import { epochMs, messageId, reviewId, stepId, type ReviewerRole, type StepKind } from '@roborrow/domain';
import {
  flag,
  moment,
  text,
  whole,
  type DocumentWrite,
  type RestValue,
} from '../src/notices/firestore-documents.ts';

export const STAY = messageId('stay');
const FIRST = '2026-12-01';
const LAST = '2026-12-03';
const DAY = 86_400_000;
/** When its last day begins. */
const LAST_BEGINS = Date.parse(LAST);

const map = (fields: Readonly<Record<string, RestValue>>): RestValue => ({ mapValue: { fields } });

const about = (id: string, dates: RestValue, from: string, to: string, at: number): DocumentWrite => ({
  path: `messages/${id}`,
  fields: {
    content: text('as it says'),
    senderId: text(from),
    senderName: text('Name'),
    receiverId: text(to),
    receiverName: text('Name'),
    isRead: flag(false),
    robotId: text('rover'),
    createdAt: moment(at),
    dates,
  },
});

/** The question of a rental by `renter` from `owner`. */
export const question = (id = STAY): DocumentWrite =>
  about(
    id,
    map({ kind: text('asked'), first: text(FIRST), last: text(LAST), total: whole(100) }),
    'renter',
    'owner',
    LAST_BEGINS - 9 * DAY,
  );

/** A step of it, by the owner. */
export const step = (kind: StepKind, at: number, id = STAY): DocumentWrite =>
  about(stepId(kind, id), map({ kind: text(kind), request: text(id) }), 'owner', 'renter', at);

/** A sealed review of it. */
export const sealed = (role: ReviewerRole, stars: number, at: number, id = STAY): DocumentWrite => ({
  path: `reviews/${reviewId(id, role)}`,
  fields: {
    request: text(id),
    role: text(role),
    authorId: text(role),
    authorName: text('Name'),
    subjectId: text(role === 'renter' ? 'owner' : 'renter'),
    robotId: text('rover'),
    stars: whole(stars),
    text: text('It worked well.'),
    isOpen: flag(false),
    createdAt: moment(at),
  },
});

/** The robot and the two people, with no numbers. */
export const SHOWN: readonly DocumentWrite[] = [
  {
    path: 'robots/rover',
    fields: { ownerId: text('owner'), totalRentals: whole(0), reviewCount: whole(0), rating: whole(0) },
  },
  { path: 'users/owner', fields: { reviewCount: whole(0) } },
  { path: 'users/renter', fields: { reviewCount: whole(0) } },
];

/** So many days after its last day began. */
export const at = (days: number) => epochMs(LAST_BEGINS + days * DAY);
