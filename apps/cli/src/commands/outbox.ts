import { createSending, epochMs, messageAge, type OutboxMessage } from '@roborrow/domain';
import { messageAgeText } from '@roborrow/text/dates';
import { sendMessageErrorText } from '@roborrow/text/errors/messages';
import { excerpt } from '@roborrow/text/excerpt';
import type { Command } from 'commander';
import { loggedIn, valueOf, type Context, type Open } from '../context.ts';
import { table } from '../table.ts';
import { onOneLine } from '../terminal-text.ts';
import { answers } from '../text/answers.ts';
import { help, labels } from '../text/help.ts';
import { timer } from '../timer.ts';

interface OutboxOptions {
  readonly send?: boolean;
  readonly discard?: boolean;
  readonly json?: boolean;
}

/** What was written and had no answer; it is kept on this device, for its writer alone (D563). */
export const addOutboxCommand = (program: Command, open: Open): void => {
  program
    .command('outbox')
    .description(help.outbox)
    .option('--send', help.outboxSend)
    .option('--discard', help.outboxDiscard)
    .option('--json', help.json)
    .action((options: OutboxOptions) => open.backend((context) => showOutbox(context, options)));
};

const showOutbox = async (context: Context, { send, discard, json }: OutboxOptions): Promise<void> => {
  const { ports, outbox, say } = context;
  const me = await loggedIn(context);
  const { messages } = outbox.read(me.user.uid);
  const unsent = messages.filter(({ state }) => state.kind !== 'sent');
  if (send) {
    const sending = createSending({ outbox, ports, timer, me });
    for (const message of unsent) {
      valueOf(await sending.retry(message), sendMessageErrorText);
      say(answers.sentTo(onOneLine(message.receiverName)));
    }
  } else if (discard) {
    outbox.forget(me.user.uid);
    say(answers.discarded(unsent.length));
  } else if (json) for (const { state: _, ...message } of unsent) context.sayJson(message);
  else if (unsent.length === 0) say(answers.nothingUnsent);
  else sayUnsent(context, unsent);
};

const sayUnsent = (context: Context, unsent: readonly OutboxMessage[]): void => {
  const { say, columns, colours } = context;
  const now = epochMs(context.now());
  const shown = [
    { heading: labels.person },
    { heading: labels.when, isWhole: true },
    { heading: labels.message },
  ];
  const rows = unsent.map(({ receiverName, createdAt, content }) => [
    onOneLine(receiverName),
    messageAgeText(messageAge(createdAt, now)),
    excerpt(onOneLine(content), 60),
  ]);
  for (const line of table(shown, rows, columns, colours.dim)) say(line);
};
