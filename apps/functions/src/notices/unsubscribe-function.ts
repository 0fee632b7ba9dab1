import type { MailState } from '@roborrow/domain';
import type { HttpFunction } from '../answer.ts';
import { addressKey, readAddressLink, type AddressLink } from './address-link.ts';
import { escapeHtml } from './plain-line.ts';
import type { NoticeStore } from './notice-store.ts';
import type { NoticeService } from './notices-function.ts';
import { wordsIn, type Words } from './words.ts';

/**
 * The page behind the links in mails (D438, D670, D671). Opening it changes nothing, because mailboxes open links by themselves; its
 * buttons, and the mailbox's own (RFC 8058), send a POST. No login, no script.
 */
export const createUnsubscribe =
  (
    service: Pick<NoticeService, 'store' | 'secret' | 'site'> | null,
    log: (line: string) => void,
  ): HttpFunction =>
  async (request) => {
    const { method, url } = request;
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } });
    const asked = new URL(url).searchParams;
    const all = wordsIn(asked.get('language'));
    const { choosing: words } = all;
    if (!service?.secret) return page(all, 503, '', words.failedHeading, words.failed);
    const { store, secret, site } = service;
    const link = await readAddressLink(asked.get('token') ?? '', secret);
    if (link === null) return page(all, 400, site, words.invalidHeading, words.invalid);
    try {
      const address = await addressOf(store, link);
      // Of an account that is gone an older link says no address, and no mail comes for it (D576).
      if (address === null) return page(all, 200, site, words.stoppedHeading, '');
      if (method !== 'POST') return question(all, site, await store.mailState(address, link.person));
      // A mailbox's own button sends other words.
      if ((await request.text()) === COME) {
        await store.letMailsCome(address, link.person);
        return page(all, 200, site, words.comingHeading, words.coming);
      }
      await store.stopMails(address);
      return page(all, 200, site, words.stoppedHeading, words.stopped);
    } catch (thrown) {
      log(`unsubscribe: ${thrown instanceof Error ? thrown.message : 'failed'}`);
      return page(all, 500, site, words.failedHeading, words.failed);
    }
  };

const addressOf = async (store: NoticeStore, { person, address }: AddressLink): Promise<string | null> => {
  if (address !== null) return address;
  const receiver = await store.receiver(person);
  return receiver && addressKey(receiver.email);
};

/** What the button that lets mails come sends. */
const COME = 'mails=come';

const question = (all: Words, site: string, state: MailState): Response => {
  const { choosing: words } = all;
  return page(all, 200, site, state === 'ready' ? words.stopQuestion : words.comeQuestion, '', [
    ...(state === 'ready' ? [] : [`<button name="mails" value="come">${escapeHtml(words.come)}</button>`]),
    ...(state === 'stopped' ? [] : [`<button>${escapeHtml(words.stop)}</button>`]),
  ]);
};

const STYLE =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:15vh auto;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif}' +
  'h1{font-size:1.5rem;line-height:1.25}button{font:inherit;font-weight:600;padding:.75rem 1.25rem;border-radius:.5rem;cursor:pointer}';

/** A form without an address posts to the page's own. */
const page = (
  { choosing: words, language, direction, path }: Words,
  status: number,
  site: string,
  heading: string,
  sentence: string,
  buttons: readonly string[] = [],
): Response =>
  new Response(
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(words.title)}</title><style>${STYLE}</style></head><body><main>
<h1>${escapeHtml(heading)}</h1>
${sentence === '' ? '' : `<p>${escapeHtml(sentence)}</p>`}
${buttons.length === 0 ? '' : `<form method="post">${buttons.join(' ')}</form>`}
${site === '' ? '' : `<p><a href="${escapeHtml(`${site}${path}/settings`)}">${escapeHtml(words.profile)}</a></p>`}
</main></body></html>`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        // The address is a key: it must not reach another site.
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Content-Security-Policy':
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      },
    },
  );
