import {
  collection,
  doc,
  type CollectionReference,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import {
  reportKey,
  type MessageId,
  type ProblemId,
  type ReportSubject,
  type ReviewId,
  type RobotId,
  type UserId,
  type Username,
} from '@roborrow/domain';

/** The reference of each document. */
export const profileOf = (database: Firestore, id: UserId): DocumentReference => doc(database, 'users', id);

export const contactOf = (database: Firestore, id: UserId): DocumentReference =>
  doc(database, 'users', id, 'private', 'contact');

/**
 * Contains the id of the user's latest message: the rules require this write in the same commit, so that one
 * commit sends one message.
 */
export const outboxOf = (database: Firestore, id: UserId): DocumentReference =>
  doc(database, 'users', id, 'private', 'outbox');

/** What the user saved, in one document, so that it costs one read however much it is (D323). */
export const savedOf = (database: Firestore, id: UserId): DocumentReference =>
  doc(database, 'users', id, 'private', 'saved');

/** How the user wants to hear of messages (D430); the functions that send notices read it, too. */
export const noticeSettingsOf = (database: Firestore, id: UserId): DocumentReference =>
  doc(database, 'users', id, 'private', 'notices');

/** On which devices the user hears of messages (D540); the functions that send notices read it, and remove devices that are gone. */
export const pushDevicesOf = (database: Firestore, id: UserId): DocumentReference =>
  doc(database, 'users', id, 'private', 'devices');

/** Which terms the user accepted last (D811). */
export const acceptedTermsOf = (database: Firestore, id: UserId): DocumentReference =>
  doc(database, 'users', id, 'private', 'terms');

/** Whom the user blocked, and tags of those who blocked them (D450, D453). */
export const blocksOf = (database: Firestore, id: UserId): DocumentReference =>
  doc(database, 'users', id, 'private', 'blocks');

/** The reports of the user that the operator has not closed (D467). */
export const reportsIn = (database: Firestore, id: UserId): CollectionReference =>
  collection(database, 'users', id, 'reports');

export const reportOf = (database: Firestore, id: UserId, subject: ReportSubject): DocumentReference =>
  doc(reportsIn(database, id), reportKey(subject));

export const decisionsIn = (database: Firestore): CollectionReference => collection(database, 'decisions');

/** What the operator decided about a thing or a person (D794). */
export const decisionOf = (database: Firestore, subject: ReportSubject): DocumentReference =>
  doc(decisionsIn(database), reportKey(subject));

/** How many robots the user listed today, and the latest's id: the rules require this write in the same commit (D796). */
export const listingCountOf = (database: Firestore, id: UserId): DocumentReference =>
  doc(database, 'users', id, 'private', 'listing');

/** Which pictures the user uploads today: Storage's rules take no other (D830). */
export const uploadsOf = (database: Firestore, id: UserId): DocumentReference =>
  doc(database, 'users', id, 'private', 'uploads');

/** The operator's table of limits (D796). */
export const limitsOf = (database: Firestore): DocumentReference => doc(database, 'settings', 'limits');

/** How many problems people told of today (D831). */
export const problemCountOf = (database: Firestore): DocumentReference =>
  doc(database, 'problemCounts', 'today');

/** What somebody told the operator (D785). */
export const problemOf = (database: Firestore, id: ProblemId): DocumentReference =>
  doc(database, 'problems', id);

/** How many reports the user sent since when, and the key of the latest: the rules require this write in the same commit (D469). */
export const reportCountOf = (database: Firestore, id: UserId): DocumentReference =>
  doc(database, 'users', id, 'private', 'reporting');

/** Since when sign-ins of the user are ended, and which one was kept (D490). */
export const endedSignInsOf = (database: Firestore, id: UserId): DocumentReference =>
  doc(database, 'users', id, 'private', 'session');

export const usernameClaimOf = (database: Firestore, name: Username): DocumentReference =>
  doc(database, 'usernames', name);

export const deletionOf = (database: Firestore, id: UserId): DocumentReference =>
  doc(database, 'deletions', id);

export const robotOf = (database: Firestore, id: RobotId): DocumentReference => doc(database, 'robots', id);

export const robotsIn = (database: Firestore): CollectionReference => collection(database, 'robots');

export const messageOf = (database: Firestore, id: MessageId): DocumentReference =>
  doc(database, 'messages', id);

export const messagesIn = (database: Firestore): CollectionReference => collection(database, 'messages');

export const reviewsIn = (database: Firestore): CollectionReference => collection(database, 'reviews');

/** A review of a rental by one of its two people: sealed until a function opens it (D701). */
export const reviewOf = (database: Firestore, id: ReviewId): DocumentReference =>
  doc(database, 'reviews', id);

export const remarksIn = (database: Firestore): CollectionReference => collection(database, 'reviewRemarks');

/** What a review's author told the operator alone: a document of its own, because a review is read as a whole (D704). */
export const remarkOf = (database: Firestore, id: ReviewId): DocumentReference =>
  doc(database, 'reviewRemarks', id);
