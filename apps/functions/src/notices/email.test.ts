import {
  dateRequest,
  DEFAULT_NOTICE_SETTINGS,
  messageId,
  type LanguageTag,
  type Message,
} from '@roborrow/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BOB, message } from '../../testing/notice-examples.ts';
import { asked, at, RENTER, ROVER } from '../../testing/rental-messages.ts';
import { openInbox, type Behaviour } from '../../testing/smtp-inbox.ts';
import { createEmailProvider } from './email-provider.ts';
import type { Addressee, MessageNotice, Notice, RentalNotice } from './provider.ts';
import type { SmtpSettings } from './smtp-provider.ts';

const SITE = 'https://roborrow.example';
const LINK = `${SITE}/.netlify/functions/unsubscribe?token=abc.def.ghi`;

let inbox: Awaited<ReturnType<typeof openInbox>>;
let lines: string[];

beforeEach(async () => {
  inbox = await openInbox();
  lines = [];
});
afterEach(() => inbox.close());

const open = (smtp: SmtpSettings = inbox.settings) =>
  createEmailProvider(
    smtp,
    {
      from: 'hello@roborrow.example',
      site: SITE,
      addressLink: async ({ id, email }) => `${LINK}-${id}-${email}`,
    },
    (line) => lines.push(line),
  );

const RECEIVER: Addressee = {
  id: BOB,
  email: 'bob@example.com',
  mails: 'ready',
  settings: DEFAULT_NOTICE_SETTINGS,
  devices: [],
};

const notice = (changes: Partial<MessageNotice> = {}): MessageNotice => ({
  receiver: RECEIVER,
  messages: [message()],
  ...changes,
});

const deliver = async (sent: Notice = notice()) => {
  const provider = open();
  const delivery = await provider.deliver(sent);
  provider.close();
  return delivery;
};

const received = async (sent?: Notice) => {
  expect(await deliver(sent)).toBe('taken');
  const mail = inbox.mails.at(-1);
  if (!mail) throw new Error('no mail arrived');
  const header = (name: string) => mail.parsed.headers.find(({ key }) => key === name)?.value;
  return { ...mail, header };
};

describe('a mail', () => {
  it('names the sender, quotes the beginning, and links to the conversation, in both parts (D431)', async () => {
    const { to, parsed } = await received();
    expect(to).toEqual(['bob@example.com']);
    expect(parsed.from).toEqual({ name: 'Roborrow', address: 'hello@roborrow.example' });
    expect(parsed.subject).toBe('Ada Park wrote to you on Roborrow');
    for (const part of [parsed.text, parsed.html]) {
      expect(part).toContain('Ada Park wrote to you.');
      expect(part).toContain('Is the rover free on Saturday?');
      expect(part).toContain(`${SITE}/messages?newConversation=ada`);
    }
    expect(parsed.html).toContain('prefers-color-scheme:dark');
  });

  it('counts several messages and quotes the newest', async () => {
    const { parsed } = await received(
      notice({ messages: [message(), message({ id: messageId('two'), content: 'Or on Sunday?' })] }),
    );
    expect(parsed.subject).toBe('Ada Park wrote 2 messages to you on Roborrow');
    expect(parsed.text).toContain('> Or on Sunday?');
    expect(parsed.text).not.toContain('Saturday');
  });

  it('quotes nothing when the receiver chose so (D431)', async () => {
    const receiver = { ...notice().receiver, settings: { messageByEmail: true, withBeginning: false } };
    const { parsed } = await received(notice({ receiver }));
    for (const part of [parsed.text, parsed.html, parsed.subject]) expect(part).not.toContain('rover');
  });

  it('can be switched off by the mailbox’s own button and by a link (D438)', async () => {
    const { header, parsed } = await received();
    expect(header('list-unsubscribe')).toBe(`<${LINK}-bob-bob@example.com>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(parsed.text).toContain(`${LINK}-bob-bob@example.com`);
  });

  it('has the same id whenever the same notice is sent, and another one for another notice (D433)', async () => {
    const first = (await received()).parsed.messageId;
    expect((await received()).parsed.messageId).toBe(first);
    const other = notice({ messages: [message({ id: messageId('another') })] });
    expect((await received(other)).parsed.messageId).not.toBe(first);
  });

  it.each([
    'Eve\r\nBcc: victim@example.com',
    'Eve\nX-Evil: 1\n\n<script>alert(1)</script>',
    'Eve\u2028Bcc: victim@example.com',
    '"Eve" <eve@example.com>, victim@example.com',
    '=?utf-8?Q?Eve=0D=0ABcc:_victim@example.com?=',
    '\u202Eevil',
    '<img src=x onerror=alert(1)>"\'&',
    '🤖'.repeat(101),
  ])('cannot be given headers, recipients or markup by a name: %j (D439)', async (senderName) => {
    const content = `</p><script>alert(1)</script>\r\n.\r\nRCPT TO:<victim@example.com>\r\n${senderName}`;
    const { to, header, parsed, raw } = await received(
      notice({ messages: [message({ senderName, content })] }),
    );
    expect(to).toEqual(['bob@example.com']);
    expect(parsed.to).toEqual([{ name: '', address: 'bob@example.com' }]);
    expect(parsed.cc).toBeUndefined();
    expect(parsed.bcc).toBeUndefined();
    expect(header('x-evil')).toBeUndefined();
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(bcc|x-evil):/im);
    expect(parsed.html).not.toMatch(/<script|<img/i);
    expect(parsed.html).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
    expect(parsed.subject).toMatch(/ wrote to you on Roborrow$/);
    expect(inbox.mails).toHaveLength(1);
  });

  it.each([
    'PayPal Security https://evil.example',
    'www.evil',
    'Visit evil.example',
    'evil.example/a',
    'Evil.EXAMPLE',
    'пример。рф',
  ])('of a sender who is called %j calls them "User" (D577)', async (senderName) => {
    const { parsed } = await received(notice({ messages: [message({ senderName })] }));
    expect(parsed.subject).toBe('User wrote to you on Roborrow');
    expect(parsed.text).toMatch(/^User wrote to you/);
  });

  it('of a sender without a visible name calls them "User"', async () => {
    const { parsed } = await received(notice({ messages: [message({ senderName: '\u200B' })] }));
    expect(parsed.subject).toBe('User wrote to you on Roborrow');
  });
});

describe('a mail about a rental', () => {
  const rental = (changes: Partial<RentalNotice> = {}, names: Partial<Message> = {}): RentalNotice => ({
    receiver: { ...RECEIVER, id: RENTER },
    kind: 'begins',
    request: dateRequest(asked(at(-9), names), () => null) ?? expect.unreachable(),
    robot: ROVER,
    ...changes,
  });

  it('says what is to come, and leads to the rental (D730)', async () => {
    const { parsed, header } = await received(rental());
    expect(parsed.subject).toBe('Rover: handover on Thu, Dec 10, 2026');
    for (const part of [parsed.text, parsed.html]) {
      expect(part).toContain('You borrow Rover from Otto Hale, Thu, Dec 10 – Sat, Dec 12, 2026.');
      expect(part).toContain(`${SITE}/rentals/stay`);
    }
    expect(header('list-unsubscribe')).toContain(LINK);
    const again = await received(rental());
    expect(again.parsed.messageId).toBe(parsed.messageId);
    expect((await received(rental({ kind: 'review' }))).parsed.messageId).not.toBe(parsed.messageId);
  });

  it('leads a renter whom nobody answered to others that are free (D733)', async () => {
    const { parsed } = await received(rental({ kind: 'expired' }));
    expect(parsed.text).toContain(
      `${SITE}/search?location=Apex%2C+NC%2C+USA&category=hobby&from=2026-12-10&to=2026-12-12`,
    );
  });

  it.each([
    'Eve\r\nBcc: victim@example.com',
    'Eve\nX-Evil: 1\n\n<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>"\'&',
    'Visit evil.example',
  ])('cannot be given headers, recipients, markup or links by a name: %j (D439, D577)', async (name) => {
    const hostile = rental({ robot: { ...ROVER, name, location: name } }, { receiverName: name });
    const { to, header, parsed, raw } = await received(hostile);
    expect(to).toEqual(['bob@example.com']);
    expect([parsed.cc, parsed.bcc, header('x-evil')]).toEqual([undefined, undefined, undefined]);
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(bcc|x-evil):/im);
    expect(parsed.html).not.toMatch(/<script|<img/i);
    expect(parsed.html).not.toContain('Visit evil');
    expect(parsed.subject).toMatch(/handover on/);
  });
});

describe('a mail to who reads Spanish (D848)', () => {
  const settings = { ...DEFAULT_NOTICE_SETTINGS, language: 'es' as LanguageTag };
  const receiver: Addressee = { ...RECEIVER, settings };

  it('is in Spanish, and its links open Spanish pages', async () => {
    const messages = [message({ senderName: 'User' }), message({ id: messageId('two'), senderName: 'User' })];
    const { parsed } = await received({ receiver, messages });
    expect(parsed.subject).toBe('Usuario te escribió 2 mensajes en Roborrow');
    expect(parsed.text).toContain(`Leer y responder:\n${SITE}/es/messages?newConversation=ada`);
    expect(parsed.text).toContain(`Cambiar esto en tu configuración:\n${SITE}/es/settings`);
    expect(parsed.html).toContain('<html lang="es" dir="ltr">');
  });

  it('of a rental writes its days in Spanish, too', async () => {
    const request = dateRequest(asked(at(-9)), () => null) ?? expect.unreachable();
    const { parsed } = await received({
      receiver: { ...receiver, id: RENTER },
      kind: 'answer-soon',
      request,
      robot: null,
    });
    expect(parsed.subject).toBe('Otto Hale espera tu respuesta sobre un robot');
    expect(parsed.text).toContain('para estas fechas: jue, 10 de dic – sáb, 12 de dic de 2026.');
    expect(parsed.text).toContain(`Responder:\n${SITE}/es/rentals/stay`);
  });

  it('tests, or asks for the address, in Spanish', async () => {
    const provider = open();
    await provider.deliverTest(receiver, 'test-1');
    await provider.deliverTest({ ...receiver, mails: 'unconfirmed' }, 'test-2');
    provider.close();
    expect(inbox.mails.map(({ parsed }) => parsed.subject)).toEqual([
      'Una prueba de Roborrow',
      '¿Quieres recibir correos de Roborrow?',
    ]);
  });
});

describe('the provider', () => {
  it.each<[Behaviour, string]>([
    ['accepts', 'taken'],
    ['refuses-recipients', 'not-taken'],
    ['refuses-content', 'not-taken'],
    ['drops-before-content', 'not-taken'],
    ['drops-after-content', 'unknown'],
  ])('that %s leads to "%s" (D433)', async (behaviour, outcome) => {
    inbox.behave(behaviour);
    expect(await deliver()).toBe(outcome);
    expect(inbox.mails).toHaveLength(outcome === 'taken' ? 1 : 0);
    expect(lines.join()).not.toContain('@');
  });

  it('that is not there, or refuses the password, is not ready, and is asked once in a run (D434)', async () => {
    const { settings } = inbox;
    const refused = open({ ...settings, pass: 'wrong' });
    expect(await refused.isReady()).toBe(false);
    await inbox.close();
    expect(await refused.isReady()).toBe(false);
    const absent = open(settings);
    expect(await absent.isReady()).toBe(false);
    expect(await absent.deliver(notice())).toBe('not-taken');
    expect(lines).toEqual([
      'smtp: no connection: EAUTH 535',
      expect.stringMatching(/^smtp: no connection: E/),
    ]);
    inbox = await openInbox();
  });

  it('takes several mails over one connection, and connects again after a refusal', async () => {
    const provider = open();
    expect(await provider.deliver(notice())).toBe('taken');
    inbox.behave('refuses-recipients');
    expect(await provider.deliver(notice())).toBe('not-taken');
    inbox.behave('accepts');
    expect(await provider.deliver(notice())).toBe('taken');
    provider.close();
    expect(inbox.mails).toHaveLength(2);
  });

  it('sends a test, with the link that switches mails off (D440, D577)', async () => {
    const provider = open();
    expect(await provider.deliverTest(RECEIVER, 'test-1')).toBe(true);
    provider.close();
    const [mail] = inbox.mails;
    expect(mail?.parsed.subject).toBe('A test from Roborrow');
    expect(mail?.parsed.text).toContain('a test was asked for in your profile');
    expect(mail?.parsed.text).not.toContain('new messages are announced');
    expect(mail?.parsed.headers.map(({ key }) => key)).toContain('list-unsubscribe');
  });

  it('asks an address that is not confirmed instead, and can be stopped there, too (D670)', async () => {
    const provider = open();
    expect(await provider.deliverTest({ ...RECEIVER, mails: 'unconfirmed' }, 'test-1')).toBe(true);
    provider.close();
    const [mail] = inbox.mails;
    expect(mail?.parsed.subject).toBe('Do you want emails from Roborrow?');
    expect(mail?.parsed.text).toContain(`Yes, or no:\n${LINK}-bob-bob@example.com`);
    expect(mail?.parsed.headers.map(({ key }) => key)).toContain('list-unsubscribe');
  });
});
