import {
  REPORT_REASONS,
  REPORTED_KINDS,
  REPORTED_TEXTS,
  reportSubject,
  type OutgoingReport,
  type Report,
  type ReportSubject,
  type UserId,
} from '@roborrow/domain';
import { serverTimestamp, type DocumentData, type DocumentSnapshot } from 'firebase/firestore';
import { z } from 'zod/mini';
import { createDecode, type Decode } from './decoder.ts';
import { createdAt, text } from './schemas.ts';

export const decodeReport: Decode<Report> = createDecode(
  z.pipe(
    z.object({
      kind: z.enum(REPORTED_KINDS),
      subject: z.string(),
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
      person: text<UserId>(),
      copy: z.record(z.string(), z.string()),
      createdAt,
    }),
    z.transform(({ kind, subject, ...report }): Report => ({
      ...report,
      subject: reportSubject(kind, subject),
    })),
  ),
);

const AUTHOR = { listing: 'ownerId', message: 'senderId', review: 'authorId' } as const;

/** Whose a stored listing, profile, message or review is. */
export const personOf = ({ kind }: ReportSubject, reported: DocumentSnapshot): unknown => {
  if (kind === 'profile') return reported.id;
  return reported.get(AUTHOR[kind]);
};

/** The texts are copied as they are stored, because the rules compare them; older documents lack some. */
export const encodeReport = (
  { subject, reason, note }: OutgoingReport,
  reported: DocumentSnapshot,
): DocumentData => ({
  kind: subject.kind,
  subject: subject.id,
  reason,
  note,
  person: personOf(subject, reported),
  copy: Object.fromEntries(
    REPORTED_TEXTS[subject.kind]
      .map((field): readonly [string, unknown] => [field, reported.get(field)])
      .filter(([, value]) => value !== undefined),
  ),
  createdAt: serverTimestamp(),
});
