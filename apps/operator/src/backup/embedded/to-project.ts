import { createHash } from 'node:crypto';
import { encodeTaken, placeKey } from '@roborrow/adapter-firebase';
import type { Documents } from '@roborrow/adapter-in-memory';
import type { Coordinates } from '@roborrow/domain';
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

const momentOrNull = (ms: number | null) => (ms === null ? null : moment(ms));

/** A project stores no field for what is `null`. */
const withoutNull = (fields: Plain): Plain =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** Stands for one who blocked a person; the security rules compute the same. */
const tagOf = (blocked: string, by: string): string =>
  createHash('sha256').update(`${blocked}/${by}`).digest('hex');

/** The documents of a project for a document of the embedded backend. Accounts and pictures are no documents there. */
export const ENCODERS: {
  readonly [Name in Exclude<keyof Documents, 'accounts' | 'images'>]: Encode<Documents[Name]>;
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
  robots: ({ id, coordinates, images, closedDays, taken, createdAt, updatedAt, ...rest }, { bucket }) => [
    at(`robots/${id}`, {
      ...withoutNull({ ...rest }),
      ...placed(coordinates),
      ...(coordinates && { placeKey: placeKey(coordinates) }),
      images: images.map((address) => toProject(address, bucket)),
      closedDays: closedDays.map(({ first, last }) => `${first} ${last}`),
      taken: encodeTaken(taken),
      createdAt: moment(createdAt),
      updatedAt: moment(updatedAt),
    }),
  ],
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
  reports: ({ id, by, subject, createdAt, ...rest }) => [
    at(`users/${by}/reports/${id.slice(by.length + 1)}`, {
      ...rest,
      kind: subject.kind,
      subject: subject.id,
      createdAt: moment(createdAt),
    }),
  ],
  reportCounts: ({ id, since, count }) => [
    at(`users/${id}/private/reporting`, { since: moment(since), count, last: '-' }),
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
