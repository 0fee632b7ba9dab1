import type { RestDocument, RestValue } from './document.ts';

/** The range of Firestore's timestamps: the years 1 to 9999. */
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59Z');

const momentOf = (value: RestValue): number => {
  const { stringValue, integerValue, doubleValue } = value;
  if (typeof stringValue === 'string') return Date.parse(stringValue);
  const milliseconds = integerValue ?? doubleValue;
  return milliseconds === undefined ? Number.NaN : Number(milliseconds);
};

const timestampOf = (value: RestValue, otherwise: string): RestValue => {
  const at = momentOf(value);
  return { timestampValue: at >= FIRST && at <= LAST ? new Date(at).toISOString() : otherwise };
};

/**
 * Converts the times of a document that are not timestamps: from ISO text or milliseconds, else Firestore's
 * creation time of the document. A missing `updatedAt` stays missing; a missing `createdAt` is added, because
 * paged lists leave out documents without it.
 */
export function mendTimes({ fields = {}, createTime }: RestDocument): Readonly<Record<string, RestValue>> {
  const { createdAt = {}, updatedAt } = fields;
  return {
    ...(!('timestampValue' in createdAt) && { createdAt: timestampOf(createdAt, createTime) }),
    ...(updatedAt && !('timestampValue' in updatedAt) && { updatedAt: timestampOf(updatedAt, createTime) }),
  };
}
