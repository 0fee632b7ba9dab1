import { epochMs } from '@roborrow/domain';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { createEmailProvider } from './email-provider.ts';
import { googlesFirestore, openDocuments } from './firestore-documents.ts';
import { createNoticeStore } from './firestore-notice-store.ts';
import type { NoticeService } from './notices-function.ts';
import type { SmtpSettings } from './smtp-provider.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';
import { createVerifyCaller } from './verify-caller.ts';

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 };

/** `smtps://user:password@host:port`, its parts percent-encoded where necessary. */
const smtp = z
  .string()
  .refine(
    (value) => /^smtps?:\/\/[^/]+\/?$/.test(value) && URL.canParse(value),
    'must be smtps://user:password@host',
  )
  .transform((value): SmtpSettings => {
    const { protocol, hostname, port, username, password } = new URL(value);
    return {
      host: decodeURIComponent(hostname),
      port: Number(port) || (DEFAULT_PORTS[protocol] ?? 587),
      secure: protocol === 'smtps:',
      user: decodeURIComponent(username),
      pass: decodeURIComponent(password),
    };
  });

const settings = z.object({
  SMTP_URL: smtp,
  NOTICES_FROM: z.email(),
  NOTICES_SECRET: z.string().min(32),
  FIREBASE_SERVICE_ACCOUNT: z
    .string()
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.addIssue('must be the JSON of a service account’s key');
        return z.NEVER;
      }
    })
    .pipe(
      z.object({
        project_id: z.string(),
        client_email: z.string(),
        private_key_id: z.string(),
        private_key: z.string(),
      }),
    ),
  // Netlify sets the site's own address.
  URL: z.url().transform((value) => value.replace(/\/+$/, '')),
});

export type NoticeEnvironment = Readonly<Record<string, string | undefined>>;

/** `null` when the settings are missing or invalid; then the log names them, never their values. */
export function openNoticeService(
  environment: NoticeEnvironment,
  log: (line: string) => void,
): NoticeService | null {
  const read = settings.safeParse(environment);
  if (!read.success) {
    const names = new Set(read.error.issues.map(({ path }) => String(path[0])));
    log(`notices: missing or invalid: ${[...names].join(', ')}`);
    return null;
  }
  const { SMTP_URL, NOTICES_FROM, NOTICES_SECRET, FIREBASE_SERVICE_ACCOUNT: account, URL: site } = read.data;
  const documents = openDocuments({
    project: account.project_id,
    ...googlesFirestore({
      email: account.client_email,
      keyId: account.private_key_id,
      privateKey: account.private_key,
    }),
  });
  const mail = { from: NOTICES_FROM, site, unsubscribeLink: unsubscribeLink(site, NOTICES_SECRET) };
  return {
    store: createNoticeStore(documents),
    verify: createVerifyCaller(account.project_id),
    openProvider: () => createEmailProvider(SMTP_URL, mail, log),
    secret: NOTICES_SECRET,
    site,
    now: () => epochMs(Date.now()),
    newId: randomUUID,
    log,
  };
}
