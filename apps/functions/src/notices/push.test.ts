import {
  dateRequest,
  DEFAULT_NOTICE_SETTINGS,
  messageId,
  type LanguageTag,
  type PushDevice,
} from '@roborrow/domain';
import { pushDevice } from '@roborrow/domain/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryNoticeStore } from '../../testing/memory-notice-store.ts';
import { BOB, message } from '../../testing/notice-examples.ts';
import { createBrowser, openPushService, readVapid, type Answer } from '../../testing/push-service.ts';
import { asked, at, ROVER } from '../../testing/rental-messages.ts';
import type { MessageNotice } from './provider.ts';
import { createPushProvider } from './push-provider.ts';
import { publicKeyOf, sendByWebPush } from './send-by-web-push.ts';

const SITE = 'https://roborrow.example';
/** Made for these tests. */
const PRIVATE_KEY = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';

let service: Awaited<ReturnType<typeof openPushService>>;
let memory: ReturnType<typeof createMemoryNoticeStore>;
let lines: string[];

beforeEach(async () => {
  service = await openPushService();
  memory = createMemoryNoticeStore();
  lines = [];
});
afterEach(() => service.close());

const browser = (name = 'phone') => createBrowser(`${service.base}${name}`);

/** A provider that takes this machine for a push service. */
const open = (check: { readonly isKnown?: () => boolean } = { isKnown: () => true }) =>
  createPushProvider(
    memory.store,
    sendByWebPush({ privateKey: PRIVATE_KEY, site: SITE, log: (line) => lines.push(line), ...check }),
  );

const noticeFor = (devices: readonly PushDevice[], changes: Partial<MessageNotice> = {}): MessageNotice => {
  memory.setDevices(BOB, devices);
  return {
    receiver: {
      id: BOB,
      email: 'bob@example.com',
      mails: 'unconfirmed',
      settings: DEFAULT_NOTICE_SETTINGS,
      devices,
    },
    messages: [message()],
    ...changes,
  };
};

const received = async (changes: Partial<MessageNotice> = {}) => {
  const { device, decrypt } = browser();
  expect(await open().deliver(noticeFor([device], changes))).toBe('taken');
  const push = service.pushes.at(-1);
  if (!push) throw new Error('nothing was pushed');
  const text = decrypt(push.body);
  return { ...push, decrypt, text, read: JSON.parse(text) as unknown };
};

describe('a pushed notice', () => {
  it('is encrypted for the browser: its service sees no name and no text (RFC 8291)', async () => {
    const { headers, body, decrypt, text } = await received();
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(body.includes('Ada')).toBe(false);
    expect(text).toContain('Ada Park');
    const refused = 'unable to authenticate data';
    expect(() => browser('laptop').decrypt(body)).toThrow(refused);
    const changed = Buffer.from(body);
    changed[changed.length - 20] = (changed.at(-20) ?? 0) ^ 1;
    expect(() => decrypt(changed)).toThrow(refused);
  });

  it('names the sender, quotes the beginning, and leads to the conversation (D431)', async () => {
    expect((await received()).read).toEqual({
      title: 'New message from Ada Park',
      text: 'Is the rover free on Saturday?',
      tag: 'bob/ada',
      address: '/messages?newConversation=ada',
      person: 'bob',
    });
  });

  it('counts several messages and quotes the newest', async () => {
    const { read } = await received({
      messages: [message(), message({ id: messageId('two'), content: 'Or on Sunday?' })],
    });
    expect(read).toMatchObject({ title: '2 new messages from Ada Park', text: 'Or on Sunday?' });
  });

  it('quotes nothing when the receiver chose so (D431)', async () => {
    const settings = { messageByEmail: true, withBeginning: false };
    const { device, decrypt } = browser();
    const notice = noticeFor([device]);
    await open().deliver({ ...notice, receiver: { ...notice.receiver, settings } });
    const text = decrypt(service.pushes[0]?.body ?? Buffer.alloc(0));
    expect(text).not.toContain('rover');
    expect(JSON.parse(text)).toMatchObject({ text: 'Open Roborrow to read it.' });
  });

  it('is in the receiver’s language, and leads there; in English in one that is not spoken here (D848)', async () => {
    const pushedIn = async (language: LanguageTag) => {
      const { device, decrypt } = browser();
      const { receiver, ...notice } = noticeFor([device]);
      const settings = { messageByEmail: true, withBeginning: false, language };
      await open().deliver({ ...notice, receiver: { ...receiver, settings } });
      return JSON.parse(decrypt(service.pushes.at(-1)?.body ?? Buffer.alloc(0))) as unknown;
    };
    expect(await pushedIn('es' as LanguageTag)).toMatchObject({
      title: 'Mensaje nuevo de Ada Park',
      text: 'Abre Roborrow para leerlo.',
      address: '/es/messages?newConversation=ada',
    });
    expect(await pushedIn('pt-BR' as LanguageTag)).toMatchObject({
      title: 'New message from Ada Park',
      address: '/messages?newConversation=ada',
    });
  });

  it('is one line whatever a name or a text holds, and never too long for a service (D439)', async () => {
    const { read, body } = await received({
      messages: [
        message({ senderName: `Eve\r\n\u202e${'🤖'.repeat(98)}`, content: '🤖\n\u0000'.repeat(2500) }),
      ],
    });
    expect(JSON.stringify(read)).not.toMatch(/\\n|\\r|\\u0000|\u202e/);
    // What every push service takes (RFC 8030).
    expect(body.length).toBeLessThan(4096);
  });

  it('proves that the site sends it, for this service alone and for less than a day (RFC 8292)', async () => {
    const { headers } = await received();
    const proof = readVapid(headers.authorization);
    expect(proof?.key).toBe(publicKeyOf(PRIVATE_KEY));
    expect(proof?.claims).toMatchObject({ aud: new URL(service.base).origin, sub: SITE });
    expect(proof?.claims.exp).toBeLessThanOrEqual(Date.now() / 1000 + 86_400);
  });

  it('tells of a rental, and leads to it (D730)', async () => {
    const { device, decrypt } = browser();
    const { receiver } = noticeFor([device]);
    const request = dateRequest(asked(at(-9), { senderName: 'Rae\r\n<b>' }), () => null);
    const notice = {
      receiver,
      kind: 'return-late',
      request: request ?? expect.unreachable(),
      robot: ROVER,
    } as const;
    expect(await open().deliver(notice)).toBe('taken');
    expect(JSON.parse(decrypt(service.pushes[0]?.body ?? Buffer.alloc(0)))).toEqual({
      title: 'Rover was to be back on Sat, Dec 12, 2026',
      text: 'Rae <b> was to bring it back. Write to them, or say that it is back.',
      tag: 'bob/rental stay return-late',
      address: '/rentals/stay',
      person: 'bob',
    });
  });

  it('takes the place of an earlier one of its conversation that still waits (RFC 8030)', async () => {
    const first = (await received()).headers;
    expect(first.ttl).toBe('86400');
    expect(first.topic).toMatch(/^[\w-]{32}$/);
    const again = (await received({ messages: [message({ id: messageId('two') })] })).headers;
    expect(again.topic).toBe(first.topic);
    const other = await received({
      messages: [message({ senderId: message().receiverId })],
    });
    expect(other.headers.topic).not.toBe(first.topic);
  });
});

describe('the provider', () => {
  it.each<[Answer, string]>([
    [201, 'taken'],
    [200, 'taken'],
    [400, 'not-taken'],
    [403, 'not-taken'],
    [413, 'not-taken'],
    [429, 'not-taken'],
    [500, 'not-taken'],
    [503, 'not-taken'],
    ['redirects', 'not-taken'],
    ['breaks off', 'unknown'],
    [404, 'not-wanted'],
    [410, 'not-wanted'],
  ])('whose service answers %s says "%s" (D543, D544)', async (answer, outcome) => {
    const { device } = browser();
    service.answer('/phone', answer);
    expect(await open().deliver(noticeFor([device]))).toBe(outcome);
    expect(service.pushes).toHaveLength(outcome === 'taken' ? 1 : 0);
    expect(memory.devicesOf(BOB)).toEqual(outcome === 'not-wanted' ? [] : [device]);
    expect(lines.join()).not.toMatch(/phone|Ada|rover/);
  });

  it('whose service is not there says "not-taken"', async () => {
    const { device } = browser();
    await service.close();
    expect(await open().deliver(noticeFor([device]))).toBe('not-taken');
    service = await openPushService();
  });

  it.each<[Answer, Answer, string]>([
    [201, 503, 'taken'],
    [410, 201, 'taken'],
    ['breaks off', 201, 'taken'],
    ['breaks off', 503, 'unknown'],
    [410, 503, 'not-taken'],
    [410, 404, 'not-wanted'],
  ])(
    'with devices that answer %s and %s says "%s", so that no receiver is told twice (D543)',
    async (one, two, outcome) => {
      const devices = [browser('phone').device, browser('laptop').device];
      service.answer('/phone', one);
      service.answer('/laptop', two);
      expect(await open().deliver(noticeFor(devices))).toBe(outcome);
    },
  );

  it.each([
    'http://127.0.0.1/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://evil.example/x',
    'file:///etc/passwd',
  ])('calls no other address than a known push service’s: %s (D542)', async (endpoint) => {
    const { device } = browser();
    expect(await open({}).deliver(noticeFor([{ ...device, endpoint }]))).toBe('not-wanted');
    // Nor does it call this machine, which would take it.
    expect(await open({}).deliver(noticeFor([device]))).toBe('not-wanted');
    expect(service.pushes).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('removes a device whose key is no point of the curve', async () => {
    const device = pushDevice('phone', { endpoint: `${service.base}phone` });
    expect(await open().deliver(noticeFor([device]))).toBe('not-wanted');
    expect(memory.devicesOf(BOB)).toEqual([]);
    expect(lines).toEqual(['push: a device has a key that is none']);
  });

  it('sends a test that says so (D546)', async () => {
    const { device, decrypt } = browser();
    const { receiver } = noticeFor([device]);
    expect(await open().deliverTest(receiver, '1')).toBe(true);
    expect(JSON.parse(decrypt(service.pushes[0]?.body ?? Buffer.alloc(0)))).toMatchObject({
      title: 'This is a notification',
      address: '/settings',
      person: 'bob',
    });
    service.answer('/phone', 503);
    expect(await open().deliverTest(receiver, '2')).toBe(false);
  });
});
