import {
  BROWSER_FAMILIES,
  DECIDED_KINDS,
  decidedSubject,
  epochMs,
  REPORT_REASONS,
  REPORTED_KINDS,
  reportSubject,
  userId,
  type Decision,
  type EpochMs,
  type FiledReport,
  type LogEntry,
  type ProblemId,
  type ReceivedProblem,
  type UserId,
} from '@roborrow/domain';
import type { Stored } from '@roborrow/moderation';
import * as z from 'zod';
import { msOf } from './moderated-database.ts';

const time = z
  .unknown()
  .optional()
  .transform((value): EpochMs => epochMs(msOf(value) ?? 0));
const person = z.string().transform((id): UserId => userId(id));

const report = z
  .object({
    kind: z.enum(REPORTED_KINDS),
    subject: z.string(),
    reason: z.enum(REPORT_REASONS),
    note: z.string(),
    person,
    copy: z.record(z.string(), z.string()),
    createdAt: time,
    reporter: z.string().optional(),
  })
  .transform(({ kind, subject, ...rest }) => ({ ...rest, subject: reportSubject(kind, subject) }));

const decision = z
  .object({
    kind: z.enum(DECIDED_KINDS),
    subject: z.string(),
    person,
    title: z.string(),
    at: time,
    appeal: z.string().nullable(),
    appealedAt: time,
    answer: z.string().nullable(),
    isOver: z.boolean(),
  })
  .transform(({ kind, subject, appeal, appealedAt, ...rest }): Decision => ({
    ...rest,
    subject: decidedSubject(kind, subject),
    appeal: appeal === null ? null : { text: appeal, at: appealedAt },
  }));

const problem = z.object({
  text: z.string(),
  release: z.string(),
  page: z.string(),
  browser: z.enum(BROWSER_FAMILIES),
  createdAt: time,
});

const entry = z.object({
  at: time,
  action: z.string(),
  subject: z.string(),
  by: z.string(),
  note: z.string(),
});

type Found = Pick<Stored<string>, 'path' | 'fields'>;

const idOf = ({ path }: Found): string => path.slice(path.lastIndexOf('/') + 1);

/** A report, open or closed; nothing for a document that is none. */
export const reportsIn = (found: Found): readonly FiledReport[] => {
  const read = report.safeParse(found.fields);
  if (!read.success) return [];
  const { reporter, ...filed } = read.data;
  const by = userId(reporter ?? found.path.split('/')[1] ?? '');
  return [{ ...filed, id: found.path, by, isClosed: reporter !== undefined }];
};

export const decisionsIn = ({ fields }: Found): readonly Decision[] => {
  const read = decision.safeParse(fields);
  return read.success ? [read.data] : [];
};

export const entriesIn = (found: Found): readonly LogEntry[] => {
  const read = entry.safeParse(found.fields);
  return read.success ? [{ id: idOf(found), ...read.data }] : [];
};

export const problemsIn = (found: Found): readonly ReceivedProblem[] => {
  const read = problem.safeParse(found.fields);
  return read.success ? [{ id: idOf(found) as ProblemId, ...read.data }] : []; // a problem's document has its id
};
