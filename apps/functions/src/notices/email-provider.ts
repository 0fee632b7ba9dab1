import { createSmtpProvider, type SmtpSettings } from './smtp-provider.ts';
import type { TestableProvider } from './provider.ts';
import {
  writeConfirmation,
  writeNotice,
  writeRentalNotice,
  writeTest,
  type MailSettings,
} from './write-mail.ts';

/** Notices as emails, over one connection that `close` ends. */
export function createEmailProvider(
  smtp: SmtpSettings,
  mail: MailSettings,
  log: (line: string) => void,
): TestableProvider {
  const { isReady, deliver, close } = createSmtpProvider(smtp, log);
  return {
    isReady,
    deliver: async (notice) =>
      deliver(
        { from: mail.from, to: notice.receiver.email },
        await ('messages' in notice ? writeNotice(mail, notice) : writeRentalNotice(mail, notice)),
      ),
    deliverTest: async (person, id) => {
      const write = person.mails === 'ready' ? writeTest : writeConfirmation;
      return (
        (await deliver({ from: mail.from, to: person.email }, await write(mail, person, id))) === 'taken'
      );
    },
    close,
  };
}
