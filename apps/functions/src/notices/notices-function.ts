import { messageId, milliseconds, NOTICE_WAIT, type EpochMs, type NoticeChannel } from '@roborrow/domain';
import * as z from 'zod';
import type { HttpFunction } from '../answer.ts';
import { comesFromOtherSite } from '../read-request.ts';
import { addressKey } from './address-link.ts';
import { hearFromSender } from './hear-message.ts';
import type { NoticeStore, Receiver } from './notice-store.ts';
import { channelsOf, closeAll, isTestable, type Providers, type TestableProvider } from './provider.ts';
import type { Caller, VerifyCaller } from './verify-caller.ts';

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
  z.strictObject({ state: z.literal('email') }),
]);

/** How often a mail may ask whether an address is the person's, in milliseconds: its holder may never have heard of them. */
const CONFIRMATION_PAUSE = milliseconds(24 * 3_600_000);

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
 * or `"push"`: the caller wants a notice to see whether they arrive (D440, D546). `{ "state": "email" }`: whether mails go to the
 * caller's address (D670, D671).
 */
export const createNotices =
  (service: NoticeService | null, log: (line: string, thrown?: unknown) => void): HttpFunction =>
  async (request) => {
    if (request.method !== 'POST') return refuse('method-not-allowed');
    if (comesFromOtherSite(request)) return refuse('other-site');
    if (!service) return refuse('not-configured');
    try {
      const answered = await answer(service, request);
      return answered instanceof Response ? answered : refuse(answered);
    } catch (thrown) {
      log(`notices: ${thrown instanceof Error ? thrown.message : 'failed'}`, thrown);
      return refuse('failed');
    }
  };

const DONE = { status: 204, headers: HEADERS };

async function answer(service: NoticeService, request: Request): Promise<Response | Failure> {
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
      const outcome = await hearFromSender(hearing, caller.id, messageId(asked.message), now());
      return outcome === 'heard' ? new Response(null, DONE) : 'refused';
    }
    const channel = 'state' in asked ? asked.state : asked.test;
    const provider = providers[channel];
    if (!provider) return 'not-configured';
    const receiver = await receiverOf(store, caller);
    if (!receiver) return 'refused';
    if ('state' in asked) return new Response(receiver.mails, { headers: HEADERS });
    if (!isTestable(receiver, channel)) return 'refused';
    const [what, pause] = limitOf(channel, caller, receiver);
    if (!(await store.mayAsk(what, pause, now()))) return 'too-soon';
    const isDelivered = await provider.deliverTest({ ...receiver, id: caller.id }, service.newId());
    return isDelivered ? new Response(null, DONE) : 'not-delivered';
  } finally {
    closeAll(providers);
  }
}

/** The caller as a receiver. An address that Firebase knows to be theirs need not be confirmed by a mail. */
async function receiverOf(store: NoticeStore, { id, provenEmail }: Caller): Promise<Receiver | null> {
  const receiver = await store.receiver(id);
  if (receiver?.mails !== 'unconfirmed' || provenEmail === null) return receiver;
  const address = addressKey(receiver.email);
  if (address !== addressKey(provenEmail)) return receiver;
  await store.letMailsCome(address, id);
  return { ...receiver, mails: 'ready' };
}

/** What may not be asked for again within which time. Limits of mails belong to the address, whoever's account names it. */
const limitOf = (channel: NoticeChannel, { id }: Caller, { email, mails }: Receiver) =>
  channel === 'push'
    ? ([`push,${id}`, NOTICE_WAIT] as const)
    : mails === 'ready'
      ? ([addressKey(email), NOTICE_WAIT] as const)
      : ([`confirm,${addressKey(email)}`, CONFIRMATION_PAUSE] as const);

async function readQuestion(request: Request): Promise<z.infer<typeof question> | null> {
  try {
    const body = await request.text();
    return body.length > BODY_MAX ? null : (question.safeParse(JSON.parse(body)).data ?? null);
  } catch {
    return null;
  }
}
