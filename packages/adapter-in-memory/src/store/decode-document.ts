import {
  DECIDED_KINDS,
  DEFAULT_LIMITS,
  decidedSubject,
  BROWSER_FAMILIES,
  EXPERTISE_LEVELS,
  LISTING_CATEGORIES,
  mapLines,
  mapNumbers,
  mapSpecifications,
  numbersOf,
  REPLY_TIMES,
  REPORT_REASONS,
  REPORTED_KINDS,
  reportSubject,
  readDatesNote,
  WEEKDAYS,
  type CalendarDay,
  readStarCounts,
  RENTAL_STAGES,
  REVIEWER_ROLES,
  isStars,
  type DollarsPerDay,
  type EpochMs,
  type LanguageTag,
  type MessageId,
  type ProblemId,
  type ReviewId,
  type RobotId,
  type StarCounts,
  type Stars,
  type UserId,
  type Username,
} from '@roborrow/domain';
import { z } from 'zod/mini';
import type { Change, CollectionName, Documents } from './documents.ts';
import { put } from './state.ts';

/** Branded text and numbers; at run time they are checked to be a string or a number. */
const text = <Type extends string>() => z.custom<Type>((value) => typeof value === 'string');
const number = <Type extends number>() => z.custom<Type>((value) => Number.isFinite(value));

const at = number<EpochMs>();
const day = text<CalendarDay>();

const starCounts = z.custom<StarCounts>((value) => readStarCounts(value) !== null);
const coordinates = z.nullable(
  z.object({
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
  }),
);

const robot: z.ZodMiniType<Documents['robots']> = z.pipe(
  z.object({
    id: text<RobotId>(),
    ownerId: text<UserId>(),
    name: z.string(),
    description: z.string(),
    category: z.enum(LISTING_CATEGORIES),
    price: number<DollarsPerDay>(),
    location: z.string(),
    coordinates,
    images: z.array(z.string()),
    // A robot that was stored before one of these existed lacks it.
    specifications: z.object(mapSpecifications(() => z._default(z.string(), ''))),
    features: z.array(z.string()),
    ...mapNumbers(() => z._default(z.nullable(number()), null)),
    ...mapLines(() => z._default(z.string(), '')),
    isAvailable: z.boolean(),
    rating: z.number(),
    reviewCount: z.number(),
    totalRentals: z.number(),
    closedDays: z._default(z.array(z.object({ first: day, last: day })), []),
    closedWeekdays: z._default(z.array(z.literal(WEEKDAYS)), []),
    taken: z._default(
      z.array(z.object({ unit: z.number(), first: day, last: day, request: text<MessageId>() })),
      [],
    ),
    stars: z.exactOptional(starCounts),
    createdAt: number<EpochMs>(),
    updatedAt: number<EpochMs>(),
  }),
  z.transform((robot) => ({ ...robot, ...numbersOf(robot) })),
);

const report = z.object({
  id: z.string(),
  by: text<UserId>(),
  subject: z.pipe(
    z.object({ kind: z.enum(REPORTED_KINDS), id: z.string() }),
    z.transform(({ kind, id }) => reportSubject(kind, id)),
  ),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  person: text<UserId>(),
  copy: z.record(z.string(), z.string()),
  createdAt: at,
});

const SCHEMAS: { readonly [Name in CollectionName]: z.ZodMiniType<Documents[Name]> } = {
  users: z.object({
    id: text<UserId>(),
    username: z.nullable(text<Username>()),
    firstName: z.string(),
    lastName: z.string(),
    displayName: z.string(),
    bio: z.string(),
    avatar: z.string(),
    location: z.string(),
    expertise: z.enum(EXPERTISE_LEVELS),
    isVerified: z.boolean(),
    isPremium: z.boolean(),
    rating: z.number(),
    reviewCount: z.number(),
    stars: z.exactOptional(starCounts),
    replies: z.exactOptional(z.enum(REPLY_TIMES)),
    createdAt: number<EpochMs>(),
    updatedAt: number<EpochMs>(),
  }),
  contacts: z.object({ id: text<UserId>(), email: z.string(), coordinates }),
  noticeSettings: z.object({
    id: text<UserId>(),
    messageByEmail: z.boolean(),
    withBeginning: z.boolean(),
    language: z.exactOptional(text<LanguageTag>()),
  }),
  pushDevices: z.object({
    id: text<UserId>(),
    devices: z.array(z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })),
  }),
  acceptedTerms: z.object({ id: text<UserId>(), version: day, at }),
  usernames: z.object({ id: text<Username>(), uid: text<UserId>() }),
  robots: robot,
  hiddenRobots: robot,
  messages: z.object({
    id: text<MessageId>(),
    content: z.string(),
    senderId: text<UserId>(),
    senderName: z.string(),
    receiverId: text<UserId>(),
    receiverName: z.string(),
    isRead: z.boolean(),
    createdAt: number<EpochMs>(),
    robotId: z.nullable(text<RobotId>()),
    // A message that was stored before there were dates lacks them.
    dates: z.pipe(z.optional(z.unknown()), z.transform(readDatesNote)),
  }),
  saved: z.object({
    id: text<UserId>(),
    robots: z.array(z.object({ id: text<RobotId>(), at, name: z.string(), price: number<DollarsPerDay>() })),
    searches: z.array(z.object({ id: z.string(), at, name: z.string(), seenAt: at })),
    removed: z.array(z.object({ id: z.string(), at })),
  }),
  blocks: z.object({ id: text<UserId>(), people: z.array(text<UserId>()) }),
  reports: report,
  closedReports: report,
  operators: z.object({ id: text<UserId>() }),
  unfound: z.object({ id: z.string(), phrase: z.string(), day: at, people: z.array(z.string()) }),
  limits: z.object({
    id: z.string(),
    messages: z.number(),
    newMessages: z.number(),
    requests: z.number(),
    newRequests: z.number(),
    listings: z.number(),
    newListings: z.number(),
    // An older table lacks these.
    pictures: z._default(z.number(), DEFAULT_LIMITS.pictures),
    newPictures: z._default(z.number(), DEFAULT_LIMITS.newPictures),
    reports: z._default(z.number(), DEFAULT_LIMITS.reports),
    newReports: z._default(z.number(), DEFAULT_LIMITS.newReports),
    problems: z._default(z.number(), DEFAULT_LIMITS.problems),
    sameText: z.number(),
    newDays: z.number(),
  }),
  sent: z.object({ id: text<UserId>(), since: at, entries: z.array(z.string()) }),
  listed: z.object({ id: text<UserId>(), since: at, count: z.number() }),
  uploaded: z.object({ id: text<UserId>(), since: at, count: z.number() }),
  moderation: z.object({
    id: z.string(),
    at,
    action: z.string(),
    subject: z.string(),
    by: z.string(),
    note: z.string(),
    about: z.array(z.string()),
  }),
  decisions: z.object({
    id: z.string(),
    subject: z.pipe(
      z.object({ kind: z.enum(DECIDED_KINDS), id: z.string() }),
      z.transform(({ kind, id }) => decidedSubject(kind, id)),
    ),
    person: text<UserId>(),
    title: z.string(),
    at,
    appeal: z.nullable(z.object({ text: z.string(), at })),
    answer: z.nullable(z.string()),
    isOver: z.boolean(),
  }),
  problemCounts: z.object({ id: z.string(), since: at, count: z.number() }),
  problems: z.object({
    id: text<ProblemId>(),
    text: z.string(),
    release: z.string(),
    page: z.string(),
    browser: z.enum(BROWSER_FAMILIES),
    createdAt: at,
  }),
  reviews: z.object({
    id: text<ReviewId>(),
    request: text<MessageId>(),
    role: z.enum(REVIEWER_ROLES),
    authorId: text<UserId>(),
    authorName: z.string(),
    subjectId: text<UserId>(),
    robotId: text<RobotId>(),
    stars: z.custom<Stars>(isStars),
    text: z.string(),
    remark: z.string(),
    createdAt: at,
    answer: z.nullable(z.string()),
    isOpen: z.boolean(),
    openedAt: z.nullable(at),
  }),
  rentals: z.object({
    id: text<MessageId>(),
    robotId: text<RobotId>(),
    renterId: text<UserId>(),
    ownerId: text<UserId>(),
    stage: z.enum(RENTAL_STAGES),
    endedAt: z.nullable(at),
    dueAt: z.nullable(at),
  }),
  reportCounts: z.object({ id: text<UserId>(), since: at, count: z.number() }),
  images: z.object({ id: z.string(), bytes: z.optional(z.string()) }),
  accounts: z.object({
    id: text<UserId>(),
    email: z.string(),
    password: z.nullable(z.string()),
    displayName: z.string(),
    provider: z.enum(['password', 'google']),
  }),
  endedSignIns: z.object({ id: text<UserId>(), before: at, kept: at }),
  deletions: z.object({ id: text<UserId>(), at: number<EpochMs>() }),
  suspensions: z.object({ id: text<UserId>() }),
};

/** Every collection that is stored. */
export const COLLECTIONS = Object.keys(SCHEMAS) as readonly CollectionName[]; // its keys

/** A document's record in the database. */
export interface StoredRecord {
  readonly collection: string;
  readonly id: string;
  readonly document: unknown;
}

/** A stored document that could not be decoded and was skipped. */
export interface SkippedDocument {
  readonly collection: string;
  readonly id: string;
  readonly reason: string;
}

const isCollection = (name: string): name is CollectionName => Object.hasOwn(SCHEMAS, name);

/** Decodes a stored document; an invalid one is reported and skipped. */
export const decodeRecord = (
  { collection, id, document }: StoredRecord,
  onSkipped: (skipped: SkippedDocument) => void,
): readonly Change[] => {
  const skip = (reason: string): readonly Change[] => {
    onSkipped({ collection, id, reason });
    return [];
  };
  return isCollection(collection) ? decode(collection, id, document, skip) : skip('unknown collection');
};

const decode = <Name extends CollectionName>(
  collection: Name,
  id: string,
  document: unknown,
  skip: (reason: string) => readonly Change[],
): readonly Change[] => {
  const decoded = SCHEMAS[collection].safeParse(document);
  if (!decoded.success) return skip(z.prettifyError(decoded.error));
  return decoded.data.id === id ? [put(collection, decoded.data)] : skip('stored under another id');
};
