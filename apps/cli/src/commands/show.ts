import {
  isLine,
  isPortError,
  PLAIN_FIELDS,
  robotId,
  type LineName,
  type NumberName,
  type Robot,
} from '@roborrow/domain';
import { availabilityText } from '@roborrow/text/availability';
import { categoryName } from '@roborrow/text/category';
import { robotNotFound } from '@roborrow/text/errors/robot-not-found';
import { robotsErrorText } from '@roborrow/text/errors/robots';
import { pricePerDay } from '@roborrow/text/money';
import { imagePicker } from '@roborrow/text/fields/image';
import { plainFieldTexts, plainFieldValue } from '@roborrow/text/plain-fields';
import { numberText } from '@roborrow/text/plurals';
import { ratingText, reviewCount } from '@roborrow/text/rating';
import { specificationTexts } from '@roborrow/text/specifications';
import type { Command } from 'commander';
import type { Context, Open } from '../context.ts';
import { EXIT, Refusal } from '../exit-codes.ts';
import { inLines, onOneLine } from '../terminal-text.ts';
import { help, labels } from '../text/help.ts';

/** One robot with all that its page shows. */
export const addShowCommand = (program: Command, open: Open): void => {
  program
    .command('show')
    .description(help.show)
    .argument('<robot>', help.robotId)
    .option('--json', help.json)
    .action((id: string, { json }: { json?: boolean }) => open.backend((context) => show(context, id, json)));
};

const show = async (context: Context, id: string, json = false): Promise<void> => {
  const { ports, say, sayJson, colours } = context;
  const robot = await getRobot(context, id);
  const owner = await ports.users.get(robot.ownerId);
  if (json)
    return sayJson({
      ...robot,
      owner: owner && { id: owner.id, username: owner.username, name: owner.displayName },
    });
  say(
    `${colours.bold(onOneLine(robot.name))}  ${pricePerDay(robot.price)}  ${availabilityText(robot.isAvailable)}`,
  );
  const rows: readonly (readonly [string, string])[] = [
    [labels.category, categoryName(robot.category)],
    [labels.place, robot.location],
    [
      labels.rating,
      robot.reviewCount > 0 ? `${ratingText(robot.rating)}, ${reviewCount(robot.reviewCount)}` : '',
    ],
    ...plainRows(robot, (name) => !isLine(name)),
    [imagePicker.label, robot.images.length === 0 ? '' : numberText(robot.images.length)],
    ...plainRows(robot, isLine),
    ...Object.entries(specificationTexts).map(
      ([name, { label }]) => [label, robot.specifications[name as keyof Robot['specifications']]] as const, // its keys
    ),
    [labels.features, robot.features.join(', ')],
    [labels.owner, owner ? `${owner.displayName} (${owner.id})` : robot.ownerId],
    [labels.id, robot.id],
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  for (const [label, value] of rows) {
    if (value !== '') say(`${colours.dim(label.padEnd(width))}  ${onOneLine(value)}`);
  }
  say('');
  for (const line of inLines(robot.description, context.columns)) say(line);
};

/** Those of a robot's numbers and short texts that are asked for. */
const plainRows = (robot: Robot, isAsked: (name: NumberName | LineName) => boolean) =>
  PLAIN_FIELDS.filter(isAsked).map(
    (name) => [plainFieldTexts[name].label, plainFieldValue(robot, name)] as const,
  );

/** @throws Refusal when there is none. */
export const getRobot = async ({ ports }: Context, id: string): Promise<Robot> => {
  const robot = await ports.robots.get(robotId(id)).catch((thrown: unknown) => {
    throw new Refusal(
      robotsErrorText('get', thrown),
      isPortError(thrown) && thrown.kind === 'unavailable' ? EXIT.unavailable : EXIT.failed,
    );
  });
  if (robot === null) throw new Refusal(`${robotNotFound.heading}. ${robotNotFound.text}`, EXIT.notFound);
  return robot;
};
