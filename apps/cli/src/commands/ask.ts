import {
  askDates,
  DEFAULT_NAME,
  END_REASONS,
  parseDay,
  STEP_KINDS,
  type CalendarDay,
} from '@roborrow/domain';
import { datesIssueText, datesQuestion, NO_CONTRACT } from '@roborrow/text/rentals';
import { toasts } from '@roborrow/text/toasts';
import { Argument, InvalidArgumentError, Option, type Command } from 'commander';
import { requireMember, type Context, type Open } from '../context.ts';
import { Refusal } from '../exit-codes.ts';
import { momentAt } from '../moment.ts';
import { onOneLine } from '../terminal-text.ts';
import { answers } from '../text/answers.ts';
import { help } from '../text/help.ts';
import { deliver } from './messages.ts';
import { listRentals, showRental, STEP_WORDS, takeStep } from './rentals.ts';
import { getRobot } from './show.ts';

interface Options {
  readonly json?: boolean;
}

const day = (text: string): CalendarDay => {
  const parsed = parseDay(text);
  if (parsed === null) throw new InvalidArgumentError(help.notDay);
  return parsed;
};

/** Requests for dates, and the rentals that they become (D726). */
export const addRentalCommands = (program: Command, open: Open): void => {
  program
    .command('rentals')
    .description(help.rentals)
    .argument('[rental]', help.rentalId)
    .option('--json', help.json)
    .action((id: string | undefined, { json }: Options) =>
      open.backend((context) =>
        id === undefined ? listRentals(context, json) : showRental(context, id, json),
      ),
    );
  program
    .command('ask')
    .description(help.ask)
    .argument('<robot>', help.robotId)
    .argument('<first>', help.firstDay, day)
    .argument('[last]', help.lastDay, day)
    .option('--message <words>', help.askWords)
    .option('--json', help.json)
    .action((robot: string, first: CalendarDay, last: CalendarDay | undefined, options: AskOptions) =>
      open.backend((context) => ask(context, robot, { first, last: last ?? first }, options)),
    );
  program
    .command('answer')
    .description(help.answer)
    .argument('<rental>', help.rentalId)
    .addArgument(new Argument('<step>', help.step).choices(Object.values(STEP_WORDS)))
    .addOption(new Option('--reason <reason>', help.reason).choices([...END_REASONS]))
    .option('--json', help.json)
    .action((id: string, word: string, { reason, json }: { reason?: string; json?: boolean }) => {
      const kind = STEP_KINDS.find((known) => STEP_WORDS[known] === word);
      const why = END_REASONS.find((known) => known === reason);
      if (kind === undefined) throw new Refusal(answers.broken); // the choices are those
      return open.backend((context) =>
        takeStep(context, id, kind, { ...(why && { reason: why }), ...(json && { json }) }),
      );
    });
};

interface AskOptions extends Options {
  readonly message?: string;
}

const ask = async (
  context: Context,
  id: string,
  range: { readonly first: CalendarDay; readonly last: CalendarDay },
  { message, json }: AskOptions,
): Promise<void> => {
  const me = await requireMember(context);
  const robot = await getRobot(context, id);
  const now = momentAt(context.now());
  const zone = robot.coordinates && (await context.ports.timeZones.zoneAt(robot.coordinates));
  const asked = askDates(robot, range, ((zone && now.dayIn?.(zone)) ?? now).today, zone);
  if (!asked.ok) throw new Refusal(datesIssueText(asked.error));
  const owner = await context.ports.users.get(robot.ownerId).catch(() => null);
  const sent = await deliver(context, me, {
    receiverId: robot.ownerId,
    receiverName: owner?.displayName ?? DEFAULT_NAME,
    content: message ?? datesQuestion(robot.name, range, asked.value.total),
    robotId: robot.id,
    dates: asked.value,
  });
  if (json) return context.sayJson(sent);
  context.say(`${toasts.messages.sent} ${answers.askedOf(onOneLine(sent.receiverName), sent.id)}`);
  context.note(NO_CONTRACT);
};
