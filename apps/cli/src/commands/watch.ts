import { epochMs, sessionDeadline, type Inbox, type Message, type PortError } from '@roborrow/domain';
import { messageTimeText } from '@roborrow/text/dates';
import { unreadMessages } from '@roborrow/text/plurals';
import type { Command } from 'commander';
import { asRefusal, requireMember, type Context, type Open } from '../context.ts';
import { EXIT, Refusal } from '../exit-codes.ts';
import { onOneLine } from '../terminal-text.ts';
import { answers } from '../text/answers.ts';
import { help } from '../text/help.ts';
import { wholeNumber } from './options.ts';

/** How many of the latest messages are followed: more than arrive between two looks. */
const WATCHED = 50;

interface WatchOptions {
  /** Ends after so many messages. */
  readonly count?: number;
  readonly json?: boolean;
}

/** Messages as they arrive. */
export const addWatchCommand = (program: Command, open: Open): void => {
  program
    .command('watch')
    .description(help.watch)
    .option('--count <messages>', help.watchCount, wholeNumber)
    .option('--json', help.json)
    .action((options: WatchOptions) => open.backend((context) => watch(context, options)));
};

const watch = async (context: Context, { count = Infinity, json }: WatchOptions): Promise<void> => {
  const { ports, interrupted, note, say, sayJson, colours, now } = context;
  const { user } = await requireMember(context);
  const seen = new Set<string>();
  let isFirst = true;
  let shown = 0;
  const print = (message: Message): void => {
    if (json) return sayJson(message);
    const name = colours.bold(onOneLine(message.senderName));
    say(
      `${name}  ${colours.dim(messageTimeText(message.createdAt, epochMs(now())))}  ${onOneLine(message.content)}`,
    );
  };
  await new Promise<void>((resolve, reject) => {
    const over = setTimeout(
      () => end(() => reject(new Refusal(answers.logInFirst, EXIT.notSignedIn))),
      Math.max(0, sessionDeadline(user.signedInAt) - now()),
    );
    const end = (settle: () => void): void => {
      clearTimeout(over);
      // An answer may arrive before `subscribeInbox` has returned.
      queueMicrotask(() => stop());
      settle();
    };
    const next = ({ latest, unreadCount }: Inbox): void => {
      const fresh = latest.filter(({ id }) => !seen.has(id)).toReversed();
      for (const { id } of fresh) seen.add(id);
      if (isFirst) note(`${unreadCount > 0 ? `${unreadMessages(unreadCount)}. ` : ''}${answers.watching}`);
      else {
        for (const message of fresh.slice(0, count - shown)) print(message);
        shown += fresh.length;
      }
      isFirst = false;
      if (shown >= count) end(resolve);
    };
    const stop = ports.messages.subscribeInbox(user.uid, WATCHED, {
      next,
      error: (reason: PortError) => end(() => reject(asRefusal(reason))),
    });
    interrupted.addEventListener('abort', () => end(resolve), { once: true });
  });
};
