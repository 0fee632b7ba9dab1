import { messageBeginning } from '@roborrow/domain';
import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Addressed } from './address-link.ts';
import { escapeHtml, plainLine, plainName } from './plain-line.ts';
import type { MessageNotice, RentalNotice } from './provider.ts';
import { addressOf, rentalNoticeText } from './rental-notice.ts';
import { wordsIn, type Words } from './words.ts';

export interface MailSettings {
  /** The sender's address, as `hello@example.com`. */
  readonly from: string;
  /** The site's address, without a slash at the end. */
  readonly site: string;
  /** The page on which the address's holder lets a person's mails come or stops them, without a login. */
  readonly addressLink: (person: Addressed) => Promise<string>;
}

interface Content {
  readonly subject: string;
  readonly headline: string;
  /** Why the person gets the mail. */
  readonly why: string;
  /** What follows the headline, in our own words. */
  readonly text?: string;
  /** A few words of the message; empty when the receiver wants none. */
  readonly quote: string;
  readonly action: { readonly label: string; readonly link: string };
}

interface Envelope {
  readonly to: string;
  readonly unsubscribe: string;
  readonly id: string;
}

const FROM_NAME = 'Roborrow';

/** The mail that announces messages of one sender, with at most the beginning of the newest (D431). */
export async function writeNotice(
  settings: MailSettings,
  { receiver, messages }: MessageNotice,
): Promise<Buffer> {
  const [oldest, newest] = [messages[0], messages.at(-1)];
  if (!oldest || !newest) throw new Error('a notice without messages');
  const words = wordsIn(receiver.settings.language);
  const sender = plainName(newest.senderName, words.unnamed);
  const what = { sender, count: messages.length };
  const link = `${settings.site}${words.path}/messages?newConversation=${encodeURIComponent(newest.senderId)}`;
  return build(
    settings,
    words,
    {
      to: receiver.email,
      unsubscribe: await settings.addressLink(receiver),
      // The same notice keeps its id when it is tried again, so that a mailbox that got both shows one.
      id: createHash('sha256').update(`email ${oldest.id}`).digest('hex').slice(0, 32),
    },
    {
      subject: words.mail.subject(what),
      headline: words.mail.headline(what),
      why: words.mail.why,
      quote: receiver.settings.withBeginning ? plainLine(messageBeginning(newest.content)) : '',
      action: { label: words.mail.open, link },
    },
  );
}

/** The mail that tells of a rental (D730). */
export async function writeRentalNotice(settings: MailSettings, notice: RentalNotice): Promise<Buffer> {
  const { receiver, kind, request } = notice;
  const { title, text, action } = rentalNoticeText(notice);
  const words = wordsIn(receiver.settings.language);
  return build(
    settings,
    words,
    {
      to: receiver.email,
      unsubscribe: await settings.addressLink(receiver),
      id: createHash('sha256')
        .update(`email ${request.id} ${kind} ${receiver.id}`)
        .digest('hex')
        .slice(0, 32),
    },
    {
      subject: title,
      headline: title,
      why: words.mail.whyRental,
      text,
      quote: '',
      action: { label: action, link: `${settings.site}${addressOf(notice)}` },
    },
  );
}

/** The mail that a person sends to themselves (D440). */
export async function writeTest(settings: MailSettings, person: Addressed, id: string): Promise<Buffer> {
  const words = wordsIn(person.settings.language);
  const { open, ...test } = words.mail.test;
  return build(
    settings,
    words,
    { to: person.email, unsubscribe: await settings.addressLink(person), id },
    {
      ...test,
      quote: '',
      action: { label: open, link: `${settings.site}${words.path}/messages` },
    },
  );
}

/** The mail that asks whether an address is the person's (D670). */
export async function writeConfirmation(
  settings: MailSettings,
  person: Addressed,
  id: string,
): Promise<Buffer> {
  const link = await settings.addressLink(person);
  const words = wordsIn(person.settings.language);
  const { open, ...confirmation } = words.mail.confirmation;
  return build(
    settings,
    words,
    { to: person.email, unsubscribe: link, id },
    {
      ...confirmation,
      quote: '',
      action: { label: open, link },
    },
  );
}

const build = (
  { from, site }: MailSettings,
  words: Words,
  { to, unsubscribe, id }: Envelope,
  content: Content,
): Promise<Buffer> => {
  const footer: Footer = [
    { label: words.mail.settings, link: `${site}${words.path}/settings` },
    { label: words.mail.unsubscribe, link: unsubscribe },
  ];
  const mail = new MailComposer({
    // Objects, so that no text is read as a list of addresses.
    from: { name: FROM_NAME, address: from },
    to: { name: '', address: to },
    subject: content.subject,
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    text: textOf(content, footer),
    html: htmlOf(words, content, footer),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: the mailbox's own button sends a POST there.
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
};

type Footer = readonly Content['action'][];

const textOf = ({ headline, text, why, quote, action }: Content, footer: Footer): string =>
  [
    headline,
    ...(text === undefined ? [] : [text]),
    ...(quote === '' ? [] : [`> ${quote}`]),
    `${action.label}:\n${action.link}`,
    ['--', why, ...footer.map(({ label, link }) => `${label}:\n${link}`)].join('\n'),
  ].join('\n\n');

/** Both palettes are chosen for contrast; a mailbox that turns colours by itself gets to know that it need not. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){body,.sheet{background:#17191c!important;color:#f1efe9!important}
.quote{color:#d8d4ca!important;border-color:#5b6068!important}.foot,.foot a{color:#b3b0a8!important}
.action{background:#ffd166!important;color:#17191c!important}}`;

const htmlOf = (
  { language, direction }: Words,
  { headline, text, why, quote, action }: Content,
  footer: Footer,
): string => `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(headline)}</title><style>${STYLE}</style></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1d2126;font:16px/1.5 system-ui,sans-serif">
<div class="sheet" style="max-width:560px;margin:0 auto;background:#ffffff;color:#1d2126">
<p style="font-size:20px;font-weight:600;margin:0 0 16px">${escapeHtml(headline)}</p>
${text === undefined ? '' : `<p style="margin:0 0 24px">${escapeHtml(text)}</p>\n`}${quote === '' ? '' : `<p class="quote" dir="auto" style="margin:0 0 24px;padding-left:12px;border-left:3px solid #b9b4a8;color:#3d434b">${escapeHtml(quote)}</p>\n`}<p style="margin:0 0 32px"><a class="action" href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d2126;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p class="foot" style="font-size:13px;color:#5d636b;margin:0">${escapeHtml(why)}<br>
${footer.map(({ label, link }) => `<a href="${escapeHtml(link)}" style="color:#5d636b">${escapeHtml(label)}</a>`).join(' · ')}</p>
</div></body></html>
`;
