import { createSmtpProvider, type SmtpSettings } from './smtp-provider.ts';
import type { Provider } from './send-due-notices.ts';
import { writeNotice, writeTest, type MailSettings } from './write-mail.ts';

export interface EmailProvider extends Provider {
  /** Sends a mail by which a person sees that mails arrive (D440). */
  deliverTest(email: string, id: string): Promise<boolean>;
  close(): void;
}

/** Notices as e-mails, over one connection that `close` ends. */
export function createEmailProvider(
  smtp: SmtpSettings,
  mail: MailSettings,
  log: (line: string) => void,
): EmailProvider {
  const { isReady, deliver, close } = createSmtpProvider(smtp, log);
  return {
    isReady,
    deliver: async (notice) =>
      deliver({ from: mail.from, to: notice.receiver.email }, await writeNotice(mail, notice)),
    deliverTest: async (email, id) =>
      (await deliver({ from: mail.from, to: email }, await writeTest(mail, email, id))) === 'taken',
    close,
  };
}
