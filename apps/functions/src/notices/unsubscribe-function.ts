import type { HttpFunction } from '../answer.ts';
import { escapeHtml } from './escape-html.ts';
import { mailTexts } from './mail-texts.ts';
import type { NoticeService } from './notices-function.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';

const words = mailTexts.unsubscribing;

/**
 * The page behind "Stop these e-mails" (D438). Opening it changes nothing, because mailboxes open links by themselves; its
 * button, and the mailbox's own (RFC 8058), send a POST. No login, no script.
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
    if (!service?.secret) return page(503, '', words.failedHeading, words.failed);
    const { store, secret, site } = service;
    const token = new URL(url).searchParams.get('token') ?? '';
    const person = await readUnsubscribeToken(token, secret);
    if (person === null) return page(400, site, words.invalidHeading, words.invalid);
    if (method !== 'POST') return page(200, site, words.question, null);
    try {
      await store.switchOff(person);
      return page(200, site, words.doneHeading, words.done);
    } catch (thrown) {
      log(`unsubscribe: ${thrown instanceof Error ? thrown.message : 'failed'}`);
      return page(500, site, words.failedHeading, words.failed);
    }
  };

const STYLE =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:15vh auto;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif}' +
  'h1{font-size:1.5rem;line-height:1.25}button{font:inherit;font-weight:600;padding:.75rem 1.25rem;border-radius:.5rem;cursor:pointer}';

/** Without a sentence it asks, with one it tells. A form without an address posts to the page's own. */
const page = (status: number, site: string, heading: string, sentence: string | null): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(words.title)}</title><style>${STYLE}</style></head><body><main>
<h1>${escapeHtml(heading)}</h1>
${sentence === null ? `<form method="post"><button>${escapeHtml(words.confirm)}</button></form>` : `<p>${escapeHtml(sentence)}</p>`}
${site === '' ? '' : `<p><a href="${escapeHtml(site)}/edit-profile">${escapeHtml(words.profile)}</a></p>`}
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
