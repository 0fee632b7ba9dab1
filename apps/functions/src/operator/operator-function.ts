import {
  ACT_NOTE_MAX,
  areStorableLimits,
  DECIDED_KINDS,
  decidedSubject,
  epochMs,
  isLongerThan,
  isStorableAppeal,
  REPORTED_KINDS,
  reportSubject,
  type ActOutcome,
  type DailyLimits,
  type OperatorAct,
} from '@roborrow/domain';
import { openModeration, Refused, textOf, type ModeratedDatabase } from '@roborrow/moderation';
import * as z from 'zod';
import type { HttpFunction } from '../answer.ts';
import type { Caller, VerifyCaller } from '../notices/verify-caller.ts';
import { comesFromOtherSite } from '../read-request.ts';
import { countDays } from './count-days.ts';
import { msOf, type OperatorDatabase } from './moderated-database.ts';
import { listUnfound } from './unfound-phrases.ts';
import { createOperatorStore } from './operator-store.ts';

/** What the operator's function works with. */
export interface OperatorService {
  readonly database: OperatorDatabase;
  readonly verify: VerifyCaller;
  /** In milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
}

const id = z.string().regex(/^[\w-]{1,200}$/);
const subject = z
  .object({ kind: z.enum(REPORTED_KINDS), id })
  .transform(({ kind, id: of }) => reportSubject(kind, of));
const decided = z
  .object({ kind: z.enum(DECIDED_KINDS), id })
  .transform(({ kind, id: of }) => decidedSubject(kind, of));

const act = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stop'), subject: decided }),
  z.object({ kind: z.literal('restore'), subject: decided }),
  z.object({ kind: z.literal('close'), subject }),
  z.object({ kind: z.literal('answer'), subject: decided, text: z.string().refine(isStorableAppeal) }),
]);

const note = z.string().refine((text) => !isLongerThan(text, ACT_NOTE_MAX));
const limitsTable = z.custom<DailyLimits>(
  (value) => typeof value === 'object' && value !== null && areStorableLimits(value),
);

const question = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('queue') }),
  z.object({ kind: z.literal('look'), subject }),
  z.object({
    kind: z.literal('act'),
    act,
    note,
  }),
  z.object({ kind: z.literal('find'), text: z.string().max(200) }),
  z.object({ kind: z.literal('log') }),
  z.object({ kind: z.literal('days') }),
  z.object({ kind: z.literal('unfound') }),
  z.object({ kind: z.literal('problems') }),
  z.object({ kind: z.literal('close-problem'), id: z.string().regex(/^[\w-]{1,60}$/) }),
  z.object({ kind: z.literal('limits') }),
  z.object({ kind: z.literal('set-limits'), limits: limitsTable, note }),
]);
type Question = z.infer<typeof question>;

/** Longer than any valid body, in characters. */
const BODY_MAX = 8000;

const STATUS = {
  'bad-input': 400,
  'not-signed-in': 401,
  refused: 403,
  'other-site': 403,
  'method-not-allowed': 405,
  failed: 500,
  'not-configured': 503,
} as const;
type Failure = keyof typeof STATUS;

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const refuse = (error: Failure): Response =>
  Response.json(
    { error },
    {
      status: STATUS[error],
      headers: { ...HEADERS, ...(error === 'method-not-allowed' && { Allow: 'POST' }) },
    },
  );

/**
 * What the operator's desk asks and does, one question at a time, as `OperatorPort` has them. The role is in the caller's token, and what a
 * page shows decides nothing (D790).
 */
export const createOperatorFunction =
  (service: OperatorService | null, log: (line: string) => void): HttpFunction =>
  async (request) => {
    if (request.method !== 'POST') return refuse('method-not-allowed');
    if (comesFromOtherSite(request)) return refuse('other-site');
    if (!service) return refuse('not-configured');
    try {
      const token = /^Bearer (\S{1,4096})$/.exec(request.headers.get('Authorization') ?? '')?.[1];
      const caller = token === undefined ? null : await service.verify(token);
      if (caller === null) return refuse('not-signed-in');
      if (!(await mayOperate(service.database, caller))) return refuse('refused');
      const asked = await readQuestion(request);
      if (!asked) return refuse('bad-input');
      return Response.json(await answer(service, caller, asked), { headers: HEADERS });
    } catch (thrown) {
      log(`operator: ${thrown instanceof Error ? thrown.message : 'failed'}`);
      return refuse('failed');
    }
  };

/** Has the role, is neither leaving nor suspended (D51, D461), and the sign-in was not ended from another device (D490). */
async function mayOperate(database: ModeratedDatabase<string>, caller: Caller): Promise<boolean> {
  if (!caller.isOperator) return false;
  const [mark, session] = await Promise.all([
    database.get(`deletions/${caller.id}`),
    database.get(`users/${caller.id}/private/session`),
  ]);
  if (mark) return false;
  if (!session) return true;
  const since = msOf(session.fields['since']) ?? 0;
  return caller.signedInAt * 1000 >= since || session.fields['kept'] === caller.signedInAt;
}

async function readQuestion(request: Request): Promise<Question | null> {
  const body = await request.text();
  if (body.length > BODY_MAX) return null;
  try {
    return question.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

async function answer(service: OperatorService, caller: Caller, asked: Question) {
  const store = createOperatorStore(service.database);
  switch (asked.kind) {
    case 'queue':
      return store.queue();
    case 'look':
      return store.look(asked.subject);
    case 'find':
      return store.find(asked.text);
    case 'log':
      return store.log();
    case 'days':
      return countDays(service.database, epochMs(service.now()));
    case 'unfound':
      return listUnfound(service.database, epochMs(service.now()));
    case 'problems':
      return store.problems();
    case 'close-problem':
      return carriedOut(await moderationOf(service, caller, ''), (moderation) =>
        moderation.closeProblem(`problems/${asked.id}`),
      );
    case 'limits':
      return store.limits();
    case 'set-limits':
      return carriedOut(await moderationOf(service, caller, asked.note), (moderation) =>
        moderation.setLimits(asked.limits),
      );
    case 'act': {
      const moderation = await moderationOf(service, caller, asked.note);
      return carriedOut(moderation, () =>
        carryOut(moderation, asked.act, () => store.openAbout(asked.act.subject)),
      );
    }
  }
}

type Moderation = ReturnType<typeof openModeration<string>>;

/** What the caller may do, under their username in the log. */
async function moderationOf(
  { database, now, newId }: OperatorService,
  { id: uid }: Caller,
  said: string,
): Promise<Moderation> {
  const profile = await database.get(`users/${uid}`);
  const by = textOf(profile?.fields['username']) || uid;
  return openModeration(database, { by, note: said, now, newId });
}

async function carriedOut(
  moderation: Moderation,
  work: (moderation: Moderation) => Promise<void>,
): Promise<ActOutcome> {
  try {
    await work(moderation);
    return 'done';
  } catch (thrown) {
    if (thrown instanceof Refused) return 'refused';
    throw thrown;
  }
}

/** What `pnpm operator moderate` does, by the same code. @throws Refused */
async function carryOut(
  moderation: Moderation,
  wanted: OperatorAct,
  openReports: () => Promise<readonly string[]>,
): Promise<void> {
  switch (wanted.kind) {
    case 'stop': {
      const { kind, id: of } = wanted.subject;
      if (kind === 'profile') return moderation.suspend(of);
      if (kind === 'review') return moderation.hideReview(of);
      await moderation.hide(of);
      return;
    }
    case 'restore':
      if (wanted.subject.kind === 'review') return moderation.restoreReview(wanted.subject.id);
      await moderation.restore(wanted.subject.id);
      return;
    case 'close': {
      const paths = await openReports();
      if (paths.length === 0) throw new Refused('There is no open report.');
      for (const path of paths) await moderation.closeReport(path);
      return;
    }
    case 'answer':
      return moderation.answer(wanted.subject, wanted.text);
  }
}
