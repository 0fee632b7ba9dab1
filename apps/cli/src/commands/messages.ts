import {
  createSending,
  DEFAULT_NAME,
  epochMs,
  isWaiting,
  listConversations,
  messageAge,
  openThread,
  userId,
  type ConversationList,
  type Member,
  type Message,
  type NewMessage,
  type OutboxMessage,
  type UserId,
} from '@roborrow/domain';
import { dayText, messageAgeText, messageTimeText } from '@roborrow/text/dates';
import { messagesErrorText, openThreadErrorText, sendMessageErrorText } from '@roborrow/text/errors/messages';
import { excerpt } from '@roborrow/text/excerpt';
import { matchNumber } from '@roborrow/text/plurals';
import { toasts } from '@roborrow/text/toasts';
import type { Command } from 'commander';
import { requireMember, valueOf, type Context, type Open } from '../context.ts';
import { EXIT, Refusal } from '../exit-codes.ts';
import { table } from '../table.ts';
import { inLines, onOneLine } from '../terminal-text.ts';
import { answers } from '../text/answers.ts';
import { help, labels } from '../text/help.ts';
import { timer } from '../timer.ts';
import { wholeNumber } from './options.ts';
import { answered } from './questions.ts';
import { getRobot } from './show.ts';

/** Messages between two people. */
export const addMessageCommands = (program: Command, open: Open): void => {
  program
    .command('inbox')
    .description(help.inbox)
    .option('--limit <messages>', help.inboxLimit, wholeNumber, 500)
    .option('--json', help.json)
    .action((options: ReadOptions) => open.backend((context) => inbox(context, options)));
  program
    .command('thread')
    .description(help.thread)
    .argument('<person>', help.person)
    .option('--limit <messages>', help.threadLimit, wholeNumber, 50)
    .option('--no-mark', help.noMark)
    .option('--json', help.json)
    .action((person: string, options: ReadOptions & { mark: boolean }) =>
      open.backend((context) => thread(context, person, options)),
    );
  program
    .command('send')
    .description(help.send)
    .argument('[words...]', help.messageWords)
    .option('--to <person>', help.person)
    .option('--about <robot>', help.about)
    .option('--json', help.json)
    .action((words: readonly string[], options: SendOptions) =>
      open.backend((context) => send(context, words.join(' '), options)),
    );
};

interface ReadOptions {
  readonly limit: number;
  readonly json?: boolean;
}

interface SendOptions {
  readonly to?: string;
  readonly about?: string;
  readonly json?: boolean;
}

const conversationsOf = async ({ ports }: Context, me: UserId, limit: number): Promise<ConversationList> =>
  valueOf(await listConversations(ports)({ me, limit }), ({ error }) => messagesErrorText('list', error));

const inbox = async (context: Context, { limit, json }: ReadOptions): Promise<void> => {
  const { user } = await requireMember(context);
  const { conversations, hasOlder } = await conversationsOf(context, user.uid, limit);
  if (json) return conversations.forEach(context.sayJson);
  const shown = [
    { heading: labels.unread, isRight: true, isWhole: true },
    { heading: labels.person },
    { heading: labels.when, isWhole: true },
    { heading: labels.latest },
    { heading: labels.id, isWhole: true },
  ];
  const now = epochMs(context.now());
  const rows = conversations.map(({ counterpartId, counterpartName, latest, unread }) => [
    unread.value > 0 ? matchNumber(unread) : '',
    onOneLine(counterpartName),
    messageAgeText(messageAge(latest.createdAt, now)),
    excerpt(onOneLine(latest.content), 60),
    counterpartId,
  ]);
  if (rows.length === 0) context.say(labels.noConversations);
  else for (const line of table(shown, rows, context.columns, context.colours.dim)) context.say(line);
  if (hasOlder) context.note(answers.olderMessages);
};

/** A person by their id, or by the name that the reader's conversations show. @throws Refusal */
const findPerson = async (context: Context, me: UserId, text: string): Promise<UserId> => {
  if ((await context.ports.users.get(userId(text))) !== null) return userId(text);
  const { conversations } = await conversationsOf(context, me, 500);
  const named = conversations.filter(
    ({ counterpartId, counterpartName }) =>
      counterpartId === text || counterpartName.toLowerCase() === text.trim().toLowerCase(),
  );
  const [first] = named;
  const person = onOneLine(text);
  if (!first) throw new Refusal(answers.noConversation(person), EXIT.notFound);
  if (named.length > 1)
    throw new Refusal(
      answers.severalPeople(
        person,
        named.map(({ counterpartId }) => counterpartId),
      ),
      EXIT.notFound,
    );
  return first.counterpartId;
};

const thread = async (
  context: Context,
  person: string,
  { limit, mark, json }: ReadOptions & { readonly mark: boolean },
): Promise<void> => {
  const { ports, note, sayJson } = context;
  const { user } = await requireMember(context);
  const counterpart = await findPerson(context, user.uid, person);
  const { messages, next } = await ports.messages.listThread(user.uid, counterpart, { limit });
  if (messages.length === 0)
    valueOf(
      await openThread(ports)({ me: user.uid, counterpartId: counterpart, robotId: null }),
      openThreadErrorText,
    );
  const inOrder = messages.toReversed();
  if (json) inOrder.forEach(sayJson);
  else if (messages.length === 0) context.say(labels.noMessages);
  else await sayThread(context, user.uid, inOrder);
  if (next !== null) note(answers.olderMessages);
  if (mark && messages.some(({ receiverId, isRead }) => receiverId === user.uid && !isRead))
    await ports.messages.markConversationRead(user.uid, counterpart);
};

const sayThread = async (context: Context, me: UserId, messages: readonly Message[]): Promise<void> => {
  const { say, colours } = context;
  const names = await robotNames(context, messages);
  const now = epochMs(context.now());
  let day = '';
  for (const message of messages) {
    const of = dayText(message.createdAt, now);
    if (of !== day) say(colours.dim(of));
    day = of;
    const name = message.senderId === me ? labels.you : onOneLine(message.senderName);
    const about = names.get(message.robotId ?? '');
    const facts = [
      messageTimeText(message.createdAt, now),
      ...(about === undefined ? [] : [answers.about(about)]),
      ...(message.senderId === me && message.isRead ? [labels.read] : []),
      ...(message.senderId !== me && !message.isRead ? [labels.new] : []),
    ];
    say(`${colours.bold(name)}  ${colours.dim(facts.join(', '))}`);
    const width = context.columns === null ? null : context.columns - 2;
    for (const line of inLines(message.content, width)) say(`  ${line}`);
  }
};

const robotNames = async (
  { ports }: Context,
  messages: readonly Message[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(messages.flatMap(({ robotId: id }) => id ?? []))];
  // A name is no reason to show no message.
  const robots = await Promise.all(ids.map((id) => ports.robots.get(id).catch(() => null)));
  return new Map(robots.flatMap((robot) => (robot ? [[robot.id, onOneLine(robot.name)] as const] : [])));
};

const send = async (context: Context, words: string, { to, about, json }: SendOptions): Promise<void> => {
  const me = await requireMember(context);
  const robot = about === undefined ? null : await getRobot(context, about);
  const receiverId = to === undefined ? robot?.ownerId : await findPerson(context, me.user.uid, to);
  if (receiverId === undefined) throw new Refusal(answers.noReceiver, EXIT.usage);
  const content = words === '' || words === '-' ? await typedMessage(context) : words;
  const receiver = await context.ports.users.get(receiverId).catch(() => null);
  const receiverName = receiver?.displayName ?? DEFAULT_NAME;
  const message = { receiverId, receiverName, content, robotId: robot?.id ?? null, dates: null };
  const sent = await deliver(context, me, message);
  if (json) return context.sayJson(sent);
  context.say(`${toasts.messages.sent} ${answers.sentTo(onOneLine(sent.receiverName))}`);
};

/** On a terminal it is asked for; a program writes it to the standard input. */
const typedMessage = async (context: Context): Promise<string> =>
  context.asker === null
    ? (await context.readInput()).replace(/\r?\n$/, '')
    : answered(context, undefined, labels.message, '');

/**
 * Tries once more if there was no answer: the id is the same, so the message is stored once (D27). Without an answer it stays in the outbox (D563).
 */
export const deliver = async (context: Context, me: Member, message: NewMessage): Promise<Message> => {
  const { ports, outbox, note, spin } = context;
  const { uid } = me.user;
  const sending = createSending({ outbox, ports, timer, me });
  const earlier = new Set(outbox.read(uid).messages.map(({ id }) => id));
  const unsent = () => outbox.read(uid).messages.find(({ id }) => !earlier.has(id));
  const stop = spin(help.sending);
  try {
    const first = await sending.send(message);
    const lost = unsent();
    const delivery = lost && isWaiting(lost) ? await sending.retry(lost) : first;
    const left = unsent();
    if (!delivery.ok && left) {
      if (!isWaiting(left)) sending.discard(left);
      else if (isKept(context, uid, left)) note(answers.unsent);
    }
    return valueOf(delivery, sendMessageErrorText);
  } finally {
    stop();
  }
};

/** Whether the disk has it, which may be full. */
const isKept = ({ openOutbox }: Context, me: UserId, { id }: OutboxMessage): boolean =>
  openOutbox()
    .read(me)
    .messages.some((kept) => kept.id === id);
