import { epochMs } from '@roborrow/domain';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { createEmailProvider } from './email-provider.ts';
import { googlesFirestore, openDocuments } from './firestore-documents.ts';
import { createNoticeStore } from './firestore-notice-store.ts';
import type { NoticeService } from './notices-function.ts';
import { createPushProvider } from './push-provider.ts';
import { sendByWebPush } from './send-by-web-push.ts';
import { serviceAccount, type Environment } from '../service-account.ts';
import type { SmtpSettings } from './smtp-provider.ts';
import { addressLink } from './address-link.ts';
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

/** What mails need; all of it, or nothing. */
const mailSettings = z.object({
  SMTP_URL: smtp,
  NOTICES_FROM: z.email(),
  NOTICES_SECRET: z.string().min(32),
});
const MAIL = Object.keys(mailSettings.shape);

/** What pushed notices need. */
const pushSettings = z.object({ VAPID_PRIVATE_KEY: z.string().regex(/^[\w-]{43}$/) });
const PUSH = Object.keys(pushSettings.shape);

const settings = z.object({
  FIREBASE_SERVICE_ACCOUNT: serviceAccount,
  // Netlify sets the site's own address.
  URL: z.url().transform((value) => value.replace(/\/+$/, '')),
});

/** The settings of one channel: `null` when none of them is there. */
const readChannel = <Shape extends z.ZodType>(
  schema: Shape,
  names: readonly string[],
  environment: Environment,
) => (names.some((name) => environment[name]) ? schema.safeParse(environment) : null);

/** `null` when settings are missing or invalid, or no channel has any; then the log names them, never their values. */
export function openNoticeService(
  environment: Environment,
  log: (line: string) => void,
): NoticeService | null {
  const read = settings.safeParse(environment);
  const mailRead = readChannel(mailSettings, MAIL, environment);
  const pushRead = readChannel(pushSettings, PUSH, environment);
  const issues = [read, mailRead, pushRead].flatMap((one) => one?.error?.issues ?? []);
  if (!read.success || issues.length > 0 || !(mailRead ?? pushRead)) {
    const names = new Set(issues.map(({ path }) => String(path[0])));
    const channels = mailRead || pushRead ? [] : [`${MAIL.join(', ')} or ${PUSH.join(', ')}`];
    log(`notices: missing or invalid: ${[...names, ...channels].join(', ')}`);
    return null;
  }
  const { FIREBASE_SERVICE_ACCOUNT: account, URL: site } = read.data;
  const documents = openDocuments({
    project: account.project_id,
    ...googlesFirestore({
      email: account.client_email,
      keyId: account.private_key_id,
      privateKey: account.private_key,
    }),
  });
  const store = createNoticeStore(documents);
  const mail = mailRead?.data;
  const openEmail = mail && (() => createEmailProvider(mail.SMTP_URL, mailOf(mail, site), log));
  const push = pushRead?.data;
  const send = push && sendByWebPush({ privateKey: push.VAPID_PRIVATE_KEY, site, log });
  return {
    store,
    verify: createVerifyCaller(account.project_id),
    openProviders: () => ({
      ...(openEmail && { email: openEmail() }),
      ...(send && { push: createPushProvider(store, send) }),
    }),
    secret: mail?.NOTICES_SECRET ?? null,
    site,
    now: () => epochMs(Date.now()),
    newId: randomUUID,
    log,
  };
}

const mailOf = ({ NOTICES_FROM, NOTICES_SECRET }: z.infer<typeof mailSettings>, site: string) => ({
  from: NOTICES_FROM,
  site,
  addressLink: addressLink(site, NOTICES_SECRET),
});
