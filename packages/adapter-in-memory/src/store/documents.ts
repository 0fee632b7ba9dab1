import type {
  AcceptedTerms,
  DailyLimits,
  SentToday,
  UnfoundDay,
  EndedSignIns,
  EpochMs,
  Message,
  NoticeSettings,
  PrivateContact,
  ReceivedProblem,
  OwnReview,
  PublicProfile,
  RentalRecord,
  Report,
  PushDevice,
  Decision,
  LogEntry,
  Robot,
  Saved,
  UserId,
  Username,
} from '@roborrow/domain';

/** An account that can sign in. The embedded backend is a demo, so it stores the password in plain text. */
export interface Account {
  readonly id: UserId;
  /** Lowercase and unique. */
  readonly email: string;
  /** `null` for Google accounts. */
  readonly password: string | null;
  readonly displayName: string;
  readonly provider: 'password' | 'google';
}

/** The private part of a profile, under the user's id (D10). */
export interface StoredContact extends PrivateContact {
  readonly id: UserId;
}

/** How a user wants to hear of messages, under the user's id (D430). */
export interface StoredNoticeSettings extends NoticeSettings {
  readonly id: UserId;
}

/** On which devices a user hears of messages, under the user's id (D540). */
export interface StoredPushDevices {
  readonly id: UserId;
  readonly devices: readonly PushDevice[];
}

/** Which terms a user accepted last, under the user's id (D811). */
export interface StoredAcceptedTerms extends AcceptedTerms {
  readonly id: UserId;
}

/** Which sign-ins a user ended, under the user's id (D490). */
export interface StoredEndedSignIns extends EndedSignIns {
  readonly id: UserId;
}

/** A claimed username and its user (D11). */
export interface UsernameClaim {
  readonly id: Username;
  readonly uid: UserId;
}

/**
 * A stored picture's path, `robots/{uid}/{file}` or `avatars/{uid}/{file}`, whose URL contains the bytes; or
 * `rentals/{uid}/{message}/{file}` with them.
 */
export interface StoredImage {
  readonly id: string;
  /** In base64. */
  readonly bytes?: string | undefined;
}

/** The mark that a user is being deleted (D18). */
export interface Deletion {
  readonly id: UserId;
  readonly at: EpochMs;
}

/** The mark that the operator suspended a user (D461). */
export interface Suspension {
  readonly id: UserId;
}

/** What a user saved, under the user's id (D323). */
export interface StoredSaved extends Saved {
  readonly id: UserId;
}

/** Whom a user blocked, under the user's id (D450). */
export interface StoredBlocks {
  readonly id: UserId;
  readonly people: readonly UserId[];
}

/** A report, under its reporter's id and its key (D467). */
export interface StoredReport extends Report {
  readonly id: string;
  readonly by: UserId;
}

/** A person with the operator's role, which no client gives (D790). */
export interface StoredOperator {
  readonly id: UserId;
}

/** A report that the operator closed, under an id of its own (D473). */
export interface ClosedReport extends Report {
  readonly id: string;
  readonly by: UserId;
}

/** What an operator did, and which things and people it concerns (D463). */
export interface StoredLogEntry extends LogEntry {
  readonly about: readonly string[];
}

/** What a person sent today, under their id (D796). */
export interface StoredSent extends SentToday {
  readonly id: UserId;
}

/** How many robots a person listed today, under their id (D796). */
export interface StoredListed {
  readonly id: UserId;
  readonly since: EpochMs;
  readonly count: number;
}

/** How many pictures a person uploaded today, under their id (D830). */
export type StoredUploaded = StoredListed;

/** The id of the only count of problems. */
export const PROBLEM_COUNT_ID = 'today';

/** How many problems people told of today, all together (D831). */
export interface StoredProblemCount {
  readonly id: string;
  readonly since: EpochMs;
  readonly count: number;
}

/** A phrase that searches did not find on a day (D800). */
export interface StoredUnfound extends UnfoundDay {
  readonly id: string;
}

/** The id of the only table of limits. */
export const LIMITS_ID = 'limits';

/** The operator's table of limits (D796). */
export interface StoredLimits extends DailyLimits {
  readonly id: string;
}

/** What was decided about a thing or a person, under its key (D794). */
export interface StoredDecision extends Decision {
  readonly id: string;
}

/** A review, with what is not public (D701, D704). */
export interface StoredReview extends OwnReview {
  /** `null` while it was never open. */
  readonly openedAt: EpochMs | null;
}

/** How many reports a user sent since then, under the user's id (D469). */
export interface ReportCount {
  readonly id: UserId;
  readonly since: EpochMs;
  readonly count: number;
}

/** The document type of each collection. Every document contains its `id`. */
export interface Documents {
  readonly users: PublicProfile;
  readonly contacts: StoredContact;
  readonly noticeSettings: StoredNoticeSettings;
  readonly pushDevices: StoredPushDevices;
  readonly acceptedTerms: StoredAcceptedTerms;
  readonly usernames: UsernameClaim;
  readonly robots: Robot;
  readonly messages: Message;
  readonly saved: StoredSaved;
  readonly blocks: StoredBlocks;
  readonly reports: StoredReport;
  readonly reportCounts: ReportCount;
  readonly operators: StoredOperator;
  readonly hiddenRobots: Robot;
  readonly closedReports: ClosedReport;
  readonly moderation: StoredLogEntry;
  readonly decisions: StoredDecision;
  readonly limits: StoredLimits;
  readonly unfound: StoredUnfound;
  readonly sent: StoredSent;
  readonly listed: StoredListed;
  readonly uploaded: StoredUploaded;
  readonly problems: ReceivedProblem;
  readonly problemCounts: StoredProblemCount;
  readonly reviews: StoredReview;
  readonly rentals: RentalRecord;
  readonly images: StoredImage;
  readonly accounts: Account;
  readonly endedSignIns: StoredEndedSignIns;
  readonly deletions: Deletion;
  readonly suspensions: Suspension;
}

export type CollectionName = keyof Documents;

/** The initial content of a store, also used by a reset. */
export type Seed = { readonly [Name in CollectionName]?: readonly Documents[Name][] };

/** A document to delete. */
export const removalOf = (collection: CollectionName, id: string): Change =>
  // Whatever the collection, nothing is stored; the compiler tells so many collections apart no more.
  ({ collection, id, document: null }) as Change;

/** One document to write or, with `null`, to delete. */
export type Change = {
  readonly [Name in CollectionName]: {
    readonly collection: Name;
    readonly id: string;
    readonly document: Documents[Name] | null;
  };
}[CollectionName];
