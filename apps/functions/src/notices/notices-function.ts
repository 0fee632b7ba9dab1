import { messageId, type EpochMs } from '@roborrow/domain';
import * as z from 'zod';
import type { HttpFunction } from '../answer.ts';
import { comesFromOtherSite } from '../read-request.ts';
import { hearFromSender } from './hear-message.ts';
import type { NoticeStore } from './notice-store.ts';
import { channelsOf, closeAll, isWanted, type Providers, type TestableProvider } from './provider.ts';
import type { VerifyCaller } from './verify-caller.ts';

/** What the functions about notices work with. */
export interface NoticeService {
  readonly store: NoticeStore;
  readonly verify: VerifyCaller;
  /** Opens the channels that are set up, for one run, which has to close them. */
  readonly openProviders: () => Providers<TestableProvider>;
  /** The key that signs the links with which mails are switched off; `null` without mails. */
  readonly secret: string | null;
  readonly site: string;
  readonly now: () => EpochMs;
  readonly newId: () => string;
  readonly log: (line: string) => void;
}

const question = z.union([
  z.strictObject({ message: z.string().regex(/^[\w-]{1,60}$/) }),
  z.strictObject({ test: z.enum(['email', 'push']) }),
]);

/** Longer than any valid body, in characters. */
const BODY_MAX = 200;

const STATUS = {
  'bad-input': 400,
  'not-signed-in': 401,
  refused: 403,
  'other-site': 403,
  'method-not-allowed': 405,
  'too-soon': 429,
  failed: 500,
  'not-delivered': 502,
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
 * `{ "message": id }`: the app of a message's sender tells that it is stored (D436, D437). `{ "test": "email" }`,
 * or `"push"`: the caller wants a notice to see whether they arrive (D440, D546).
 */
export const createNotices =
  (service: NoticeService | null, log: (line: string) => void): HttpFunction =>
  async (request) => {
    if (request.method !== 'POST') return refuse('method-not-allowed');
    if (comesFromOtherSite(request)) return refuse('other-site');
    if (!service) return refuse('not-configured');
    try {
      const failure = await answer(service, request);
      return failure === null ? new Response(null, { status: 204, headers: HEADERS }) : refuse(failure);
    } catch (thrown) {
      log(`notices: ${thrown instanceof Error ? thrown.message : 'failed'}`);
      return refuse('failed');
    }
  };

async function answer(service: NoticeService, request: Request): Promise<Failure | null> {
  const { store, verify, now } = service;
  const token = /^Bearer (\S{1,4096})$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  const caller = token === undefined ? null : await verify(token);
  if (caller === null) return 'not-signed-in';
  const asked = await readQuestion(request);
  if (!asked) return 'bad-input';
  const providers = service.openProviders();
  try {
    if ('message' in asked) {
      const hearing = { store, channels: channelsOf(providers) };
      return (await hearFromSender(hearing, caller, messageId(asked.message), now())) === 'heard'
        ? null
        : 'refused';
    }
    const provider = providers[asked.test];
    if (!provider) return 'not-configured';
    const receiver = await store.receiver(caller);
    if (!receiver || !isWanted(receiver, asked.test)) return 'refused';
    if (!(await store.mayTest(asked.test, caller, now()))) return 'too-soon';
    return (await provider.deliverTest({ ...receiver, id: caller }, service.newId()))
      ? null
      : 'not-delivered';
  } finally {
    closeAll(providers);
  }
}

async function readQuestion(request: Request): Promise<z.infer<typeof question> | null> {
  try {
    const body = await request.text();
    return body.length > BODY_MAX ? null : (question.safeParse(JSON.parse(body)).data ?? null);
  } catch {
    return null;
  }
}
