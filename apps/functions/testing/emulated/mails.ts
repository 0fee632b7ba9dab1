import { NOTICE_WAIT } from '@roborrow/domain';
import { escapeHtml } from '../../src/notices/plain-line.ts';
import { runNotices } from '../../src/notices/send-due-notices.ts';
import type { ReceivedMail } from '../smtp-inbox.ts';
import type { Push } from '../../src/notices/push-provider.ts';
import { settleRentals } from '../../src/rentals/settle-rentals.ts';
import { emulatedRentals, emulatedService, inbox, pushes } from './service.ts';

/** A page with the mails and the pushed notices that were sent, newest first. Its button runs the scheduled functions: notices ten minutes ahead, then rentals and reviews. */
export default async (request: Request): Promise<Response> => {
  if (request.method === 'POST') {
    await runNotices(emulatedService(new URL(request.url).origin, NOTICE_WAIT));
    await settleRentals(emulatedRentals);
    return Response.redirect(request.url, 303);
  }
  const mails = inbox.mails.toReversed();
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Notices · Roborrow</title><style>:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:44rem;margin:2rem auto;padding:0 1rem}
iframe{width:100%;height:22rem;border:1px solid}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style></head><body><main>
<h1>Mails and pushed notices</h1><p>What the functions would send. Nothing leaves this machine. The button also counts rentals and opens reviews.</p>
<form method="post"><button>Send what is due in ten minutes</button></form>
${mails.length === 0 ? '<p>No mails yet. Write a message, leave it unread, and press the button.</p>' : mails.map(mailHtml).join('')}
${pushes.toReversed().map(pushHtml).join('')}</main></body></html>`,
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        // Mails style themselves, which the policy of the product's pages forbids.
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
      },
    },
  );
};

const mailHtml = ({ to, parsed }: ReceivedMail): string => `<article>
<h2>${escapeHtml(parsed.subject ?? '')}</h2><p>To ${escapeHtml(to.join(', '))}</p>
<iframe title="${escapeHtml(parsed.subject ?? '')}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${parsed.html ?? ''}`)}"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(parsed.text ?? '')}</pre></details></article>`;

const pushHtml = ({ device: { endpoint }, payload }: Push): string => `<article>
<h2>Pushed notice</h2><p>To ${escapeHtml(new URL(endpoint).host)}, encrypted</p><pre>${escapeHtml(payload)}</pre></article>`;
