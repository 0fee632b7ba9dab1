import {
  createListing,
  deleteListing,
  LISTING_CATEGORIES,
  mapLines,
  mapNumbers,
  mapSpecifications,
  PLAIN_FIELDS,
  ROBOT_FIELDS,
  SPECIFICATIONS,
  newRobotId,
  setAvailability,
  updateListing,
  type ImageFile,
  type LineField,
  type LineName,
  type ListingForm,
  type NumberField,
  type NumberName,
  type PlaceSuggestion,
  type Robot,
  type Specifications,
} from '@roborrow/domain';
import { categoryName } from '@roborrow/text/category';
import {
  createListingErrorText,
  robotsErrorText,
  updateListingErrorText,
} from '@roborrow/text/errors/robots';
import { imagePicker } from '@roborrow/text/fields/image';
import { listingFields } from '@roborrow/text/fields/listing';
import { plainFormField } from '@roborrow/text/plain-fields';
import { specificationTexts } from '@roborrow/text/specifications';
import { toasts } from '@roborrow/text/toasts';
import { Option, type Command } from 'commander';
import { requireMember, valueOf, type Context, type Open } from '../context.ts';
import { EXIT, Refusal } from '../exit-codes.ts';
import { onOneLine } from '../terminal-text.ts';
import { answers } from '../text/answers.ts';
import { help } from '../text/help.ts';
import { preparePictures } from '../pictures.ts';
import { wholeNumbers, hyphenated } from './options.ts';
import { pickPlace } from './place.ts';
import { answered, confirmed, orCancelled } from './questions.ts';
import { getRobot } from './show.ts';

interface ListingOptions
  extends Partial<Specifications>, Partial<Readonly<Record<NumberName | LineName, string>>> {
  readonly name?: string;
  readonly description?: string;
  readonly category?: string;
  readonly price?: string;
  readonly location?: string;
  readonly feature?: readonly string[];
  /** Files. */
  readonly picture?: readonly string[];
  readonly json?: boolean;
}

interface EditOptions extends ListingOptions {
  readonly dropPicture?: readonly number[];
}

/** What owners do with their robots. */
export const addListingCommands = (program: Command, open: Open): void => {
  withFields(program.command('list-robot').description(help.listRobot)).action((options: ListingOptions) =>
    open.backend((context) => list(context, options)),
  );
  withFields(program.command('edit').description(help.edit).argument('<robot>', help.robotId))
    .option('--drop-picture <numbers...>', help.dropPicture, wholeNumbers)
    .action((id: string, options: EditOptions) => open.backend((context) => edit(context, id, options)));
  program
    .command('pause')
    .description(help.pause)
    .argument('<robot>', help.robotId)
    .action((id: string) => open.backend((context) => setAvailable(context, id, false)));
  program
    .command('reopen')
    .description(help.reopen)
    .argument('<robot>', help.robotId)
    .action((id: string) => open.backend((context) => setAvailable(context, id, true)));
  program
    .command('delete')
    .description(help.delete)
    .argument('<robot>', help.robotId)
    .option('-y, --yes', help.yes)
    .action((id: string, { yes }: { yes?: boolean }) => open.backend((context) => remove(context, id, yes)));
};

/** What stands for the value of an option. */
const valueNameOf = (field: NumberField | LineField): string =>
  field.kind === 'number' ? field.unit : 'text';

const withFields = (command: Command): Command => {
  const fields = listingFields;
  command
    .option('--name <text>', fields.name.label)
    .option('--description <text>', fields.description.label)
    .addOption(new Option('--category <name>', fields.category.label).choices([...LISTING_CATEGORIES]))
    .option('--price <dollars>', fields.price.label)
    .option('--location <place>', help.location);
  for (const name of PLAIN_FIELDS)
    command.option(`--${hyphenated(name)} <${valueNameOf(ROBOT_FIELDS[name])}>`, plainFormField(name).label);
  command.option('--feature <text...>', help.feature).option('--picture <files...>', help.picture);
  for (const { name } of SPECIFICATIONS)
    command.option(`--${hyphenated(name)} <text>`, specificationTexts[name].label);
  command.option('--json', help.json);
  return command;
};

const list = async (context: Context, options: ListingOptions): Promise<void> => {
  const { user } = await requireMember(context);
  const images = await prepared(context, options, 0);
  const ask = (given: string | undefined, label: string, option: string) =>
    answered(context, given, label, option);
  const name = await ask(options.name, listingFields.name.label, '--name');
  const category = options.category ?? (await askCategory(context));
  const description = await ask(options.description, listingFields.description.label, '--description');
  const price = await ask(options.price, listingFields.price.label, '--price');
  const location = await ask(options.location, listingFields.location.label, '--location');
  const place = await pickPlace(context, location);
  const given = { ...options, name, category, description, price };
  const result = await createListing(context.ports)({
    robotId: newRobotId(user.uid, context.ports.ids),
    ownerId: user.uid,
    form: formOf(given, place, null),
    images,
  });
  const robot = valueOf(result, (error) => createListingErrorText(error));
  if (options.json) return context.sayJson(robot);
  context.say(answers.listed(onOneLine(robot.name), robot.id));
};

const askCategory = async ({ asker }: Context): Promise<string> => {
  if (asker === null) throw new Refusal(answers.needsTerminal('--category'), EXIT.usage);
  const names = LISTING_CATEGORIES.map(categoryName);
  const chosen = orCancelled(await asker.choose(listingFields.category.label, names));
  return LISTING_CATEGORIES[names.indexOf(chosen)] ?? chosen;
};

const edit = async (context: Context, id: string, options: EditOptions): Promise<void> => {
  const robot = await getOwnRobot(context, id);
  const kept = withoutDropped(robot.images, options.dropPicture ?? []);
  const added = await prepared(context, options, kept.length);
  const place = options.location === undefined ? null : await pickPlace(context, options.location);
  const result = await updateListing(context.ports)({
    robotId: robot.id,
    ownerId: robot.ownerId,
    form: formOf(options, place, robot),
    images: [...kept, ...added],
    previous: robot,
  });
  const changed = valueOf(result, (error) => updateListingErrorText(error));
  if (options.json) return context.sayJson(changed);
  context.say(toasts.listing.updated);
};

/** The photos to add. It is known whether they can be used before anything is asked or stored. */
const prepared = async (
  context: Context,
  { picture = [] }: ListingOptions,
  earlier: number,
): Promise<readonly ImageFile[]> => {
  const stop = context.spin(imagePicker.preparing);
  return preparePictures(picture, earlier).finally(stop);
};

/** @throws Refusal for a number that no photo has. */
const withoutDropped = (urls: readonly string[], dropped: readonly number[]): readonly string[] => {
  const numbers = new Set(dropped);
  for (const number of numbers) {
    if (number > urls.length) throw new Refusal(answers.noPhoto(number), EXIT.usage);
  }
  return urls.filter((_, index) => !numbers.has(index + 1));
};

/** The form of the web with the given options; what is not given stays as it is. */
const formOf = (
  options: ListingOptions,
  place: PlaceSuggestion | null,
  before: Robot | null,
): ListingForm => {
  const location = place?.description ?? before?.location ?? '';
  return {
    name: options.name ?? before?.name ?? '',
    description: options.description ?? before?.description ?? '',
    category: options.category ?? before?.category ?? '',
    price: options.price ?? String(before?.price ?? ''),
    location,
    pickedPlace: place ?? { placeId: '', description: location, mainText: location, secondaryText: '' },
    ...mapNumbers((_, name) => options[name] ?? String(before?.[name] ?? '')),
    ...mapLines((_, name) => options[name] ?? before?.[name] ?? ''),
    features: options.feature ?? before?.features ?? [],
    ...mapSpecifications(({ name }) => options[name] ?? before?.specifications[name] ?? ''),
  };
};

const setAvailable = async (context: Context, id: string, isAvailable: boolean): Promise<void> => {
  const robot = await getOwnRobot(context, id);
  valueOf(await setAvailability(context.ports)({ id: robot.id, isAvailable }), ({ error }) =>
    robotsErrorText('update', error),
  );
  const name = onOneLine(robot.name);
  context.say(isAvailable ? toasts.listing.reopened(name) : toasts.listing.paused(name));
};

const remove = async (context: Context, id: string, yes?: boolean): Promise<void> => {
  const robot = await getOwnRobot(context, id);
  const name = onOneLine(robot.name);
  await confirmed(context, yes, answers.deleteRobot(name));
  const { images } = valueOf(await deleteListing(context.ports)(robot), ({ error }) =>
    robotsErrorText('delete', error),
  );
  context.say(images === 'left' ? toasts.listing.deletedButImages(name) : toasts.listing.deleted(name));
};

/** A robot of the person who is logged in, before anything is asked. @throws Refusal */
const getOwnRobot = async (context: Context, id: string): Promise<Robot> => {
  const { user } = await requireMember(context);
  const robot = await getRobot(context, id);
  if (robot.ownerId !== user.uid) throw new Refusal(answers.notYours);
  return robot;
};
