import {
  dateRequests,
  isEnd,
  MEETING_PURPOSES,
  messageId,
  nextSteps,
  readRental,
  rentalPhase,
  type DateRequest,
  type EndReason,
  type Meeting,
  type Message,
  type MessageId,
  type PortError,
  type Rental,
  type StepKind,
  type UserId,
} from '@roborrow/domain';
import { momentText } from '@roborrow/text/dates';
import { messagesErrorText } from '@roborrow/text/errors/messages';
import {
  dayRangeText,
  localTimeText,
  nextText,
  NO_CONTRACT,
  phaseText,
  reasonText,
  stepSentence,
  totalText,
} from '@roborrow/text/rentals';
import { toasts } from '@roborrow/text/toasts';
import { asRefusal, requireMember, valueOf, type Context } from '../context.ts';
import { EXIT, Refusal } from '../exit-codes.ts';
import { momentAt } from '../moment.ts';
import { table } from '../table.ts';
import { onOneLine } from '../terminal-text.ts';
import { answers } from '../text/answers.ts';
import { labels } from '../text/help.ts';
import { deliver } from './messages.ts';

/** The most messages about dates that are read for a list. */
const NEWEST = 500;

/** The newest messages about dates, once. */
const newestDates = ({ ports }: Context, me: UserId): Promise<readonly Message[]> =>
  new Promise((resolve, reject) => {
    // An answer may arrive before `subscribeDates` has returned.
    const end = (settle: () => void): void => {
      queueMicrotask(() => stop());
      settle();
    };
    const stop = ports.messages.subscribeDates(me, NEWEST, {
      next: (messages) => end(() => resolve(messages)),
      error: (reason: PortError) => end(() => reject(asRefusal(reason))),
    });
  });

/** Your requests for dates and your rentals, the newest question first. */
export const listRentals = async (context: Context, json = false): Promise<void> => {
  const { user } = await requireMember(context);
  const requests = dateRequests(await newestDates(context, user.uid));
  const moment = momentAt(context.now());
  if (json) {
    for (const request of requests) context.sayJson({ ...request, phase: rentalPhase(request, moment) });
    return;
  }
  if (requests.length === 0) return context.say(labels.noRentals);
  const columns = [
    { heading: labels.days },
    { heading: labels.state, isWhole: true },
    { heading: labels.robot },
    { heading: labels.person },
    { heading: labels.total, isRight: true, isWhole: true },
    { heading: labels.id, isWhole: true },
  ];
  const rows = await Promise.all(
    requests.map(async (request) => [
      dayRangeText(request.range),
      phaseText(rentalPhase(request, moment)),
      await robotName(context, request),
      onOneLine(otherOf(request, user.uid).name),
      totalText(request.total),
      request.id,
    ]),
  );
  for (const line of table(columns, rows, context.columns, context.colours.dim)) context.say(line);
};

/** A rental with its history and its appointments. */
export const showRental = async (context: Context, id: string, json = false): Promise<void> => {
  const { user } = await requireMember(context);
  const rental = await findRental(context, user.uid, messageId(id));
  const { request, history, meetings } = rental;
  const moment = momentAt(context.now());
  const phase = rentalPhase(request, moment);
  if (json) return context.sayJson({ ...rental, phase });
  const { say, colours } = context;
  const other = otherOf(request, user.uid);
  const nameOf = (by: UserId) => (by === user.uid ? labels.you : onOneLine(other.name));
  say(`${colours.bold(await robotName(context, request))}  ${phaseText(phase)}`);
  say(`${dayRangeText(request.range)}  ${totalText(request.total)}  ${onOneLine(other.name)} (${other.id})`);
  say(nextText(request, user.uid === request.ownerId, moment));
  for (const { kind, by, at, reason } of history)
    say(
      `  ${momentText(at)}  ${nameOf(by)}: ${[answers.done[kind], ...(reason ? [reasonText(reason)] : [])].join(', ')}`,
    );
  for (const purpose of MEETING_PURPOSES)
    for (const meeting of [meetings[purpose].agreed, meetings[purpose].open])
      if (meeting)
        say(
          `  ${answers.meeting(purpose, meeting === meetings[purpose].agreed, nameOf(meeting.by))}: ${whenAndWhere(meeting)}`,
        );
  context.note(NO_CONTRACT);
};

const whenAndWhere = ({ at, place }: Meeting): string => `${localTimeText(at)}, ${onOneLine(place)}`;

interface StepOptions {
  readonly reason?: EndReason;
  readonly json?: boolean;
}

/** Takes a step of a rental. @throws Refusal where it is not the caller's to take now. */
export const takeStep = async (
  context: Context,
  id: string,
  kind: StepKind,
  { reason, json }: StepOptions,
): Promise<void> => {
  const me = await requireMember(context);
  if (reason !== undefined && !isEnd(kind)) throw new Refusal(answers.reasonOfAnEnd, EXIT.usage);
  const { request } = await findRental(context, me.user.uid, messageId(id));
  const offered = nextSteps(request, me.user.uid, momentAt(context.now()));
  if (!offered.includes(kind)) throw new Refusal(answers.notNow(offered.map((step) => STEP_WORDS[step])));
  const other = otherOf(request, me.user.uid);
  const sent = await deliver(context, me, {
    receiverId: other.id,
    receiverName: other.name,
    content: stepSentence(kind, request.range, reason),
    robotId: request.robotId,
    dates: { kind, request: request.id, ...(reason && { reason }) },
  });
  if (json) return context.sayJson(sent);
  context.say(`${toasts.messages.sent} ${answers.sentTo(onOneLine(other.name))}`);
};

/** The words for the steps. */
export const STEP_WORDS = {
  accepted: 'accept',
  declined: 'decline',
  withdrawn: 'withdraw',
  cancelled: 'cancel',
  'handed-over': 'handed-over',
  returned: 'returned',
  'not-happened': 'not-happened',
} as const satisfies Record<StepKind, string>;

/** @throws Refusal where there is none, or it is of others. */
export const findRental = async ({ ports }: Context, me: UserId, id: MessageId): Promise<Rental> => {
  const rental = valueOf(await readRental(ports)({ me, id }), (error) =>
    error.kind === 'port' ? messagesErrorText('load', error.error) : answers.logInFirst,
  );
  if (rental === null) throw new Refusal(answers.noRental(onOneLine(id)), EXIT.notFound);
  return rental;
};

/** The one of the two who is not the caller. */
export const otherOf = ({ renterId, renterName, ownerId, ownerName }: DateRequest, me: UserId) =>
  renterId === me ? { id: ownerId, name: ownerName } : { id: renterId, name: renterName };

/** A name is no reason to show no rental. */
const robotName = async ({ ports }: Context, { robotId }: DateRequest): Promise<string> =>
  onOneLine((await ports.robots.get(robotId).catch(() => null))?.name ?? labels.unlisted);
