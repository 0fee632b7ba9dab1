import { DEFAULT_NOTICE_SETTINGS, epochMs, type LanguageTag, NO_NOTICES, userId } from '@roborrow/domain';
import { pushDevice } from '@roborrow/domain/testing';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, createLocalJWKSet, type JWTPayload } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryNoticeStore } from '../../testing/memory-notice-store.ts';
import { ADA, BOB, message } from '../../testing/notice-examples.ts';
import type { HttpFunction } from '../answer.ts';
import { createNotices, type NoticeService } from './notices-function.ts';
import type { Addressee, TestableProvider } from './provider.ts';
import { openNoticeService } from './open-notice-service.ts';
import { addressKey, addressLink } from './address-link.ts';
import { createUnsubscribe } from './unsubscribe-function.ts';
import { createVerifyCaller } from './verify-caller.ts';

const SITE = 'https://roborrow.example';
const SECRET = 'a secret of at least 32 characters';
const NOW = 1_700_000_100_000;
const SECONDS = NOW / 1000;

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let others: Awaited<ReturnType<typeof generateKeyPair>>;
beforeAll(async () => {
  [keys, others] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
});

const claims = (changes: JWTPayload = {}): JWTPayload => ({
  iss: 'https://securetoken.google.com/roborrow-prod',
  aud: 'roborrow-prod',
  sub: 'ada',
  iat: SECONDS - 60,
  exp: SECONDS + 3000,
  auth_time: SECONDS - 60,
  ...changes,
});
const sign = (payload: JWTPayload, key = keys.privateKey): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'google-1' }).sign(key);

let memory: ReturnType<typeof createMemoryNoticeStore>;
let lines: string[];
let time: number;
let tests: string[];
let tell: HttpFunction;
let unsubscribe: HttpFunction;

beforeEach(async () => {
  memory = createMemoryNoticeStore();
  memory.put(message());
  memory.confirmEmail(ADA, 'ada@example.com');
  lines = [];
  time = NOW;
  tests = [];
  const log = (line: string): void => void lines.push(line);
  const jwks = createLocalJWKSet({
    keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'google-1', alg: 'RS256' }],
  });
  const service: NoticeService = {
    store: memory.store,
    verify: createVerifyCaller('roborrow-prod', jwks, () => new Date(NOW)),
    openProviders: () => ({
      email: recordingProvider(({ email }) => email),
      push: recordingProvider(({ devices }) => devices.map(({ endpoint }) => endpoint).join()),
    }),
    secret: SECRET,
    site: SITE,
    now: () => epochMs(time),
    newId: () => 'id',
    log,
  };
  tell = createNotices(service, log);
  unsubscribe = createUnsubscribe(service, log);
});

/** Takes everything, and writes down where a test would go. */
const recordingProvider = (where: (person: Addressee) => string): TestableProvider => ({
  isReady: async () => true,
  deliver: async () => 'taken',
  deliverTest: async (person) => tests.push(where(person)) > 0,
  close: () => undefined,
});

const TOLD = { message: 'message-1' };

const ask = async (body: unknown, token: string | null, headers: Record<string, string> = {}) =>
  tell(
    new Request(`${SITE}/.netlify/functions/notices`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { ...headers, ...(token !== null && { Authorization: `Bearer ${token}` }) },
    }),
  );
const conversation = { channel: 'email', senderId: ADA, receiverId: BOB } as const;

const BOBS = { id: BOB, email: 'bob@example.com', settings: {} };

describe('telling of a message', () => {
  it('makes a notice due on each channel that its receiver has (D543)', async () => {
    const onDevices = { ...conversation, channel: 'push' } as const;
    const token = await sign(claims());
    await ask(TOLD, token);
    expect((await memory.store.notices(onDevices)).state).toBe(NO_NOTICES);
    memory.setDevices(BOB, [pushDevice('phone')]);
    await ask(TOLD, token);
    expect((await memory.store.notices(onDevices)).state.dueAt).toBe(message().createdAt + 600_000);
  });

  it('makes its notice due, once (D436)', async () => {
    const token = await sign(claims());
    expect((await ask(TOLD, token)).status).toBe(204);
    const first = await memory.store.notices(conversation);
    expect(first.state.dueAt).toBe(message().createdAt + 600_000);
    expect((await ask(TOLD, token)).status).toBe(204);
    expect(await memory.store.notices(conversation)).toEqual(first);
  });

  it.each([
    ['the receiver', 'bob', TOLD],
    ['a stranger', 'eve', TOLD],
    ['the sender of no message', 'ada', { message: 'unknown' }],
  ])('is refused to %s, without saying whether the message exists (D437)', async (_, sub, body) => {
    const answer = await ask(body, await sign(claims({ sub })));
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'refused' }]);
    expect((await memory.store.notices(conversation)).state).toBe(NO_NOTICES);
  });

  it('does nothing for a message that was read', async () => {
    memory.read('message-1');
    expect((await ask(TOLD, await sign(claims()))).status).toBe(204);
    expect((await memory.store.notices(conversation)).state).toBe(NO_NOTICES);
  });

  it.each<[string, () => Promise<string | null>]>([
    ['no token', async () => null],
    ['no token of the right form', async () => 'x'],
    ['another key', () => sign(claims(), others.privateKey)],
    ['no signature', async () => new UnsecuredJWT(claims()).encode()],
    ['another project', () => sign(claims({ aud: 'other', iss: 'https://securetoken.google.com/other' }))],
    ['another issuer', () => sign(claims({ iss: 'https://accounts.google.com' }))],
    ['an expired token', () => sign(claims({ exp: SECONDS - 1 }))],
    ['a sign-in eight hours ago (D12)', () => sign(claims({ auth_time: SECONDS - 8 * 3600 }))],
    ['nobody', () => sign(claims({ sub: '' }))],
    [
      'a token signed with the public key as a secret',
      async () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS256', kid: 'google-1' })
          .sign(new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)))),
    ],
  ])('is refused with %s (D437)', async (_, token) => {
    expect((await ask(TOLD, await token())).status).toBe(401);
  });

  it.each<[unknown, number]>([
    ['', 400],
    ['{', 400],
    [{}, 400],
    [{ message: '../users/ada' }, 400],
    [{ message: 'message-1', to: 'eve@example.com' }, 400],
    [{ message: 'x'.repeat(61) }, 400],
    [`${JSON.stringify(TOLD)}${' '.repeat(300)}`, 400],
    [{ test: true }, 400],
    [{ test: 'sms' }, 400],
  ])('with the body %j is answered with %i', async (body, status) => {
    expect((await ask(body, await sign(claims()))).status).toBe(status);
  });

  it('is refused from a page of another site, and by any other method', async () => {
    expect((await ask(TOLD, await sign(claims()), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await tell(new Request(`${SITE}/notices`))).status).toBe(405);
  });

  it('without settings, or with a broken store, is answered with an error, and logs no more than its kind', async () => {
    const log = (line: string): void => void lines.push(line);
    const missing = openNoticeService({ URL: SITE, NOTICES_SECRET: 'short' }, log);
    expect(missing).toBeNull();
    expect(lines).toEqual([
      'notices: missing or invalid: FIREBASE_SERVICE_ACCOUNT, SMTP_URL, NOTICES_FROM, NOTICES_SECRET',
    ]);
    const request = new Request(SITE, { method: 'POST', body: '{}' });
    expect((await createNotices(missing, log)(request)).status).toBe(503);
    memory.store.message = () => Promise.reject(new Error('Firestore answered batchGet with 500'));
    expect((await ask(TOLD, await sign(claims()))).status).toBe(500);
  });
});

describe('the settings', () => {
  const account = { project_id: 'p', client_email: 'e', private_key_id: 'k', private_key: 'x' };
  const both = { URL: SITE, FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account) };
  const mail = { SMTP_URL: 'smtps://a:b@mail.example', NOTICES_FROM: 'a@b.example', NOTICES_SECRET: SECRET };
  const push = { VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94' };
  const openWith = (environment: Record<string, string>) =>
    openNoticeService(environment, (line) => void lines.push(line));

  it.each([
    ['mails alone', { ...both, ...mail }, ['email']],
    ['push alone', { ...both, ...push }, ['push']],
    ['both', { ...both, ...mail, ...push }, ['email', 'push']],
    ['mails, with an empty key', { ...both, ...mail, VAPID_PRIVATE_KEY: '' }, ['email']],
  ])('open %s', (_, environment, channels) => {
    expect(Object.keys(openWith(environment)?.openProviders() ?? {})).toEqual(channels);
    expect(lines).toEqual([]);
  });

  it.each([
    ['no channel', both, 'SMTP_URL, NOTICES_FROM, NOTICES_SECRET or VAPID_PRIVATE_KEY'],
    [
      'half of those for mails beside push',
      { ...both, ...push, SMTP_URL: mail.SMTP_URL },
      'NOTICES_FROM, NOTICES_SECRET',
    ],
    ['a key of another form', { ...both, ...mail, VAPID_PRIVATE_KEY: 'short' }, 'VAPID_PRIVATE_KEY'],
  ])('with %s open nothing, and the log says what is missing', (_, environment, names) => {
    expect(openWith(environment)).toBeNull();
    expect(lines).toEqual([`notices: missing or invalid: ${names}`]);
  });

  it('without mails have no links, so that none is accepted (D438)', async () => {
    const service = openWith({ ...both, ...push });
    const page = createUnsubscribe(service, () => undefined);
    expect((await page(new Request(await addressLink(SITE, SECRET)(BOBS)))).status).toBe(503);
  });
});

describe('a test', () => {
  it('goes to one’s own address, at most every ten minutes (D440)', async () => {
    const token = await sign(claims());
    expect((await ask({ test: 'email' }, token)).status).toBe(204);
    expect((await ask({ test: 'email' }, token)).status).toBe(429);
    expect(tests).toEqual(['ada@example.com']);
  });

  it('is refused to a person who has switched mails off (D577)', async () => {
    memory.setSettings(ADA, { messageByEmail: false, withBeginning: true });
    expect((await ask({ test: 'email' }, await sign(claims()))).status).toBe(403);
  });

  it('is refused to a person without an address', async () => {
    expect((await ask({ test: 'email' }, await sign(claims({ sub: 'bob' })))).status).toBe(403);
  });

  it('to an address that is not confirmed is the mail that asks, once a day for the address (D670)', async () => {
    const CYD = userId('cyd');
    for (const id of [BOB, CYD]) memory.setEmail(id, 'victim@example.com');
    const [bobs, cyds] = [await sign(claims({ sub: 'bob' })), await sign(claims({ sub: 'cyd' }))];
    expect((await ask({ test: 'email' }, bobs)).status).toBe(204);
    expect((await ask({ test: 'email' }, cyds)).status).toBe(429);
    time += 24 * 3_600_000 - 1;
    expect((await ask({ test: 'email' }, cyds)).status).toBe(429);
    time += 1;
    expect((await ask({ test: 'email' }, cyds)).status).toBe(204);
    expect(tests).toEqual(['victim@example.com', 'victim@example.com']);
  });

  it('is limited by the address, whose account ever names it (D671)', async () => {
    memory.confirmEmail(BOB, 'ADA@example.com');
    expect((await ask({ test: 'email' }, await sign(claims({ sub: 'bob' })))).status).toBe(204);
    memory.confirmEmail(ADA, 'ada@example.com');
    expect((await ask({ test: 'email' }, await sign(claims()))).status).toBe(429);
  });

  it('is refused for an address whose holder wants no mails (D671)', async () => {
    await memory.store.stopMails(addressKey('ada@example.com'));
    expect((await ask({ test: 'email' }, await sign(claims()))).status).toBe(403);
    expect(tests).toEqual([]);
  });

  it('goes to one’s own devices, at most every ten minutes, beside that by email (D546)', async () => {
    const token = await sign(claims());
    expect((await ask({ test: 'push' }, token)).status).toBe(403);
    memory.setDevices(ADA, [pushDevice('phone')]);
    memory.setDevices(BOB, [pushDevice('bobs')]);
    expect((await ask({ test: 'email' }, token)).status).toBe(204);
    expect((await ask({ test: 'push' }, token)).status).toBe(204);
    expect((await ask({ test: 'push' }, token)).status).toBe(429);
    expect(tests).toEqual(['ada@example.com', pushDevice('phone').endpoint]);
  });
});

describe('the state of mails', () => {
  const stateOf = async (payload: JWTPayload) =>
    (await ask({ state: 'email' }, await sign(claims(payload)))).text();

  it('says whether they come to the caller’s address (D670, D671)', async () => {
    memory.setEmail(BOB, 'bob@example.com');
    expect(await stateOf({ sub: 'bob' })).toBe('unconfirmed');
    expect(await stateOf({ sub: 'ada' })).toBe('ready');
    await memory.store.stopMails(addressKey('ada@example.com'));
    expect(await stateOf({ sub: 'ada' })).toBe('stopped');
  });

  it('is ready for an address that Firebase knows to be the caller’s, unless its holder wants none (D670)', async () => {
    memory.setEmail(BOB, 'bob@example.com');
    const proven = { sub: 'bob', email: 'Bob@example.com', email_verified: true };
    expect(await stateOf({ ...proven, email_verified: false })).toBe('unconfirmed');
    expect(await stateOf({ ...proven, email: 'other@example.com' })).toBe('unconfirmed');
    expect(await stateOf(proven)).toBe('ready');
    expect((await memory.store.receiver(BOB))?.mails).toBe('ready');
    await memory.store.stopMails(addressKey('bob@example.com'));
    expect(await stateOf(proven)).toBe('stopped');
  });
});

describe('the link in a mail', () => {
  const open = async (method: string, link: string, body?: string) =>
    unsubscribe(new Request(link, { method, ...(body !== undefined && { body }) }));
  const linkOf = addressLink(SITE, SECRET);
  const stateOf = async (id = BOB) => (await memory.store.receiver(id))?.mails;
  const COME = 'mails=come';
  beforeEach(() => memory.confirmEmail(BOB, BOBS.email));

  it('changes nothing when it is opened, because mailboxes open links by themselves (D438)', async () => {
    const link = await linkOf(BOBS);
    for (const method of ['GET', 'HEAD']) expect((await open(method, link)).status).toBe(200);
    expect(await (await open('GET', link)).text()).toContain(
      '<form method="post"><button>Stop these emails</button></form>',
    );
    expect(await stateOf()).toBe('ready');
  });

  it('stops mails by a POST without a login, also twice, and leaves the account’s choices alone (D438)', async () => {
    const link = await linkOf(BOBS);
    for (const body of ['List-Unsubscribe=One-Click', ''])
      expect((await open('POST', link, body)).status).toBe(200);
    expect(await stateOf()).toBe('stopped');
    expect(await stateOf(ADA)).toBe('ready');
    expect(memory.settingsOf(BOB)).toEqual(DEFAULT_NOTICE_SETTINGS);
  });

  it('stops them for the address, whatever account names it later, until its holder wants them (D671)', async () => {
    const link = await linkOf(BOBS);
    await open('POST', link, '');
    memory.removeAccount(BOB);
    const CYD = userId('cyd');
    memory.setEmail(CYD, BOBS.email);
    memory.setSettings(CYD, DEFAULT_NOTICE_SETTINGS);
    expect(await stateOf(CYD)).toBe('stopped');
    const page = await (await open('GET', link)).text();
    expect(page).toContain('<button name="mails" value="come">Send me these emails</button></form>');
    expect(page).not.toContain('Stop these emails');
    await open('POST', link, COME);
    expect(await stateOf(CYD)).toBe('unconfirmed');
  });

  it('confirms an address for the person whose mail it stands in, and for no other (D670)', async () => {
    const CYD = userId('cyd');
    memory.setEmail(CYD, 'cyd@example.com');
    memory.setEmail(ADA, 'cyd@example.com');
    const link = await linkOf({ ...BOBS, id: CYD, email: 'cyd@example.com' });
    expect(await (await open('GET', link)).text()).toContain('Stop these emails');
    expect(await stateOf(CYD)).toBe('unconfirmed');
    await open('POST', link, COME);
    expect([await stateOf(CYD), await stateOf(ADA)]).toEqual(['ready', 'unconfirmed']);
    memory.setEmail(CYD, 'another@example.com');
    expect(await stateOf(CYD)).toBe('unconfirmed');
  });

  /** A link as mails had it before they named an address. */
  const olderLink = async (sub: string) =>
    `${SITE}/u?token=${await new SignJWT({ sub, aud: 'roborrow:unsubscribe:message-by-email' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(SECRET))}`;

  it('of an older mail stops those to the person’s address, and writes nothing for an account that is gone (D576)', async () => {
    await open('POST', await olderLink('bob'), '');
    expect(await stateOf()).toBe('stopped');
    memory.store.stopMails = () => Promise.reject(new Error('written'));
    expect((await open('POST', await olderLink('gone'), '')).status).toBe(200);
  });

  it.each<[string, () => Promise<string>]>([
    ['another secret', () => addressLink(SITE, 'another secret of 32 characters!')(BOBS)],
    ['no token', async () => `${SITE}/.netlify/functions/unsubscribe`],
    ['half a token', async () => (await linkOf(BOBS)).slice(0, -9)],
    [
      'a token without a signature',
      async () => `${SITE}/u?token=${new UnsecuredJWT({ sub: 'bob' }).encode()}`,
    ],
    [
      'a token for no purpose',
      async () =>
        `${SITE}/u?token=${await new SignJWT({ sub: 'bob' })
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(SECRET))}`,
    ],
    ['a token for no person', () => olderLink('')],
    [
      'a token for another purpose',
      async () =>
        `${SITE}/u?token=${await new SignJWT({ sub: 'bob', aud: 'other' })
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(SECRET))}`,
    ],
  ])('with %s is refused (D438)', async (_, link) => {
    expect((await open('POST', await link())).status).toBe(400);
    expect(await stateOf()).toBe('ready');
  });

  it('opens a page in the mail’s language, which leads on in it; in English for one that is not spoken here (D848)', async () => {
    const inLanguage = async (language: string) => {
      const settings = { language: language as LanguageTag };
      return (await open('GET', await linkOf({ ...BOBS, settings }))).text();
    };
    const spanish = await inLanguage('es');
    expect(spanish).toContain('<html lang="es" dir="ltr">');
    expect(spanish).toContain('<form method="post"><button>Dejar de recibir estos correos</button></form>');
    expect(spanish).toContain(`href="${SITE}/es/settings"`);
    expect(await inLanguage('pt-BR')).toContain('Stop these emails');
    const stop = await linkOf({ ...BOBS, settings: { language: 'es' as LanguageTag } });
    expect(await (await open('POST', stop, '')).text()).toContain('Ya no recibirás correos');
    expect(await stateOf()).toBe('stopped');
  });

  it('shows nothing of its address to other sites, runs nothing, and answers errors in words', async () => {
    const { headers } = await open('GET', await linkOf(BOBS));
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    memory.store.stopMails = () => Promise.reject(new Error('down'));
    expect((await open('POST', await linkOf(BOBS))).status).toBe(500);
    expect((await open('PUT', SITE)).status).toBe(405);
  });
});
