import { createHash } from 'node:crypto';
import { encodeTaken, placeKey } from '@roborrow/adapter-firebase';
import type { Documents } from '@roborrow/adapter-in-memory';
import type { Coordinates, Report, Robot } from '@roborrow/domain';
import type { DocumentRecord } from '../archive/record.ts';
import { toProject } from './addresses.ts';
import { moment, typedFields, type Plain } from './plain.ts';

/** What an archive says of where it comes from. */
export const EMBEDDED = 'embedded';

/** What is not in the document itself. */
export interface Surroundings {
  readonly bucket: string;
  /** Who blocked a person. */
  readonly blockedBy: (person: string) => readonly string[];
  readonly isSuspended: (person: string) => boolean;
}

type Encode<Document> = (document: Document, surroundings: Surroundings) => readonly DocumentRecord[];

const at = (path: string, fields: Plain): DocumentRecord => ({ path, fields: typedFields(fields) });

const placed = (coordinates: Coordinates | null) =>
  coordinates && { latitude: coordinates.latitude, longitude: coordinates.longitude };

/** In place of the id of the last message, report or listing, which only its own commit had to name. */
const NONE = '-';

const momentOrNull = (ms: number | null) => (ms === null ? null : moment(ms));

/** A project stores no field for what is `null`. */
const withoutNull = (fields: Plain): Plain =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** Stands for one who blocked a person; the security rules compute the same. */
const tagOf = (blocked: string, by: string): string =>
  createHash('sha256').update(`${blocked}/${by}`).digest('hex');

const listingFields = (robot: Robot, bucket: string): Plain => {
  const { id: _, coordinates, images, closedDays, taken, createdAt, updatedAt, ...rest } = robot;
  return {
    ...withoutNull({ ...rest }),
    ...placed(coordinates),
    ...(coordinates && { placeKey: placeKey(coordinates) }),
    images: images.map((address) => toProject(address, bucket)),
    closedDays: closedDays.map(({ first, last }) => `${first} ${last}`),
    taken: encodeTaken(taken),
    createdAt: moment(createdAt),
    updatedAt: moment(updatedAt),
  };
};

const reportFields = ({ subject, createdAt, ...rest }: Report): Plain => ({
  ...rest,
  kind: subject.kind,
  subject: subject.id,
  createdAt: moment(createdAt),
});

/**
 * The documents of a project for a document of the embedded backend. Accounts with their roles and pictures are no documents there;
 * what was searched for in vain is of the last 30 days, and stays behind.
 */
export const ENCODERS: {
  readonly [Name in Exclude<keyof Documents, 'accounts' | 'images' | 'operators' | 'unfound'>]: Encode<
    Documents[Name]
  >;
} = {
  users: ({ id, createdAt, updatedAt, username, avatar, ...rest }, { bucket }) => [
    at(`users/${id}`, {
      ...rest,
      username: username ?? '',
      avatar: toProject(avatar, bucket),
      createdAt: moment(createdAt),
      updatedAt: moment(updatedAt),
    }),
  ],
  contacts: ({ id, email, coordinates }) => [
    at(`users/${id}/private/contact`, { email, ...placed(coordinates) }),
  ],
  noticeSettings: ({ id, ...settings }) => [at(`users/${id}/private/notices`, settings)],
  pushDevices: ({ id, devices }) => [
    at(`users/${id}/private/devices`, {
      devices: devices.map(({ endpoint, p256dh, auth }) => `${endpoint} ${p256dh} ${auth}`),
    }),
  ],
  usernames: ({ id, uid }) => [at(`usernames/${id}`, { uid })],
  robots: (robot, { bucket }) => [at(`robots/${robot.id}`, listingFields(robot, bucket))],
  hiddenRobots: (robot, { bucket }) => [at(`hiddenRobots/${robot.id}`, listingFields(robot, bucket))],
  messages: ({ id, createdAt, ...rest }) => [
    at(`messages/${id}`, { ...withoutNull({ ...rest }), receiverEmail: '', createdAt: moment(createdAt) }),
  ],
  saved: ({ id, robots, searches, removed }) => [
    at(`users/${id}/private/saved`, {
      robots: robots.map((robot) => `${robot.id} ${robot.at} ${robot.price} ${robot.name}`),
      searches: searches.map((search) => `${search.id} ${search.at} ${search.seenAt} ${search.name}`),
      removed: removed.map((one) => `${one.id} ${one.at}`),
    }),
  ],
  blocks: ({ id, people }, { blockedBy }) => [
    at(`users/${id}/private/blocks`, {
      people,
      hiddenBy: blockedBy(id).map((by) => tagOf(id, by)),
    }),
  ],
  reports: ({ id, by, ...report }) => [
    at(`users/${by}/reports/${id.slice(by.length + 1)}`, reportFields(report)),
  ],
  closedReports: ({ id, by, ...report }) => [
    at(`closedReports/${id}`, { ...reportFields(report), reporter: by }),
  ],
  problemCounts: ({ id, since, count }) => [
    at(`problemCounts/${id}`, { since: moment(since), count, last: NONE }),
  ],
  problems: ({ id, createdAt, ...rest }) => [at(`problems/${id}`, { ...rest, createdAt: moment(createdAt) })],
  moderation: ({ id, at: when, ...entry }) => [at(`moderation/${id}`, { ...entry, at: moment(when) })],
  decisions: ({ id, subject, at: when, appeal, ...rest }) => [
    at(`decisions/${id}`, {
      ...rest,
      kind: subject.kind,
      subject: subject.id,
      at: moment(when),
      appeal: appeal && appeal.text,
      appealedAt: appeal && moment(appeal.at),
    }),
  ],
  limits: ({ id: _, ...limits }) => [at('settings/limits', limits)],
  sent: ({ id, since, entries }) => [
    at(`users/${id}/private/outbox`, { message: NONE, entry: '', since: moment(since), entries }),
  ],
  listed: ({ id, since, count }) => [
    at(`users/${id}/private/listing`, { since: moment(since), count, last: NONE }),
  ],
  uploaded: ({ id, since, count }) => [
    at(`users/${id}/private/uploads`, { since: moment(since), names: Array<string>(count).fill(NONE) }),
  ],
  acceptedTerms: ({ id, version, at: when }) => [
    at(`users/${id}/private/terms`, { version, at: moment(when) }),
  ],
  reportCounts: ({ id, since, count }) => [
    at(`users/${id}/private/reporting`, { since: moment(since), count, last: NONE }),
  ],
  reviews: ({ id, remark, createdAt, openedAt, ...rest }) => [
    ...(remark === '' ? [] : [at(`reviewRemarks/${id}`, { authorId: rest.authorId, text: remark })]),
    at(`reviews/${id}`, {
      ...withoutNull({ ...rest }),
      createdAt: moment(createdAt),
      ...(openedAt !== null && { openedAt: moment(openedAt) }),
    }),
  ],
  rentals: ({ id, endedAt, dueAt, ...rest }) => [
    at(`rentals/${id}`, { ...rest, endedAt: momentOrNull(endedAt), dueAt: momentOrNull(dueAt) }),
  ],
  endedSignIns: ({ id, before, kept }) => [
    at(`users/${id}/private/session`, { since: moment(before), kept: Math.floor(kept / 1000) }),
  ],
  deletions: (deletion, { isSuspended }) => [
    at(`deletions/${deletion.id}`, {
      at: moment(deletion.at),
      ...(isSuspended(deletion.id) && { suspended: true }),
    }),
  ],
  suspensions: ({ id }) => [at(`deletions/${id}`, { suspended: true })],
};
