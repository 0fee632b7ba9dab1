import { Timestamp } from '@google-cloud/firestore';
import type { Fields, Stored } from '../database.ts';

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : NaN);

/** The range of Firestore's timestamps: the years 1 to 9999. */
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59Z');

const timestampOf = (value: unknown, otherwise: Timestamp): Timestamp => {
  const at = typeof value === 'string' ? Date.parse(value) : numberOf(value);
  return at >= FIRST && at <= LAST ? Timestamp.fromMillis(Math.trunc(at)) : otherwise;
};

/**
 * Converts the times of a document that are not timestamps: from ISO text or milliseconds, else Firestore's
 * creation time of the document. A missing `updatedAt` stays missing; a missing `createdAt` is added, because
 * paged lists leave out documents without it.
 */
export const mendTimes = ({ fields: { createdAt, updatedAt }, createTime }: Stored): Fields => ({
  ...(!(createdAt instanceof Timestamp) && { createdAt: timestampOf(createdAt, createTime) }),
  ...(updatedAt !== undefined &&
    !(updatedAt instanceof Timestamp) && { updatedAt: timestampOf(updatedAt, createTime) }),
});
