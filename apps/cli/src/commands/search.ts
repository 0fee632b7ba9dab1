import {
  countCategories,
  FILTERS,
  findRobots,
  CATEGORIES,
  miles,
  NUMBER_FILTERS,
  parseDay,
  parseCategory,
  parseFilters,
  parseNumber,
  parsePriceFilter,
  parseSort,
  SEARCH_SORTS,
  type DistanceUnit,
  type FindRobotsOutcome,
  type NumberFilterName,
  type SearchResult,
} from '@roborrow/domain';
import { categoryName } from '@roborrow/text/category';
import { emptyResultHints } from '@roborrow/text/empty-result-hints';
import { robotsErrorText } from '@roborrow/text/errors/robots';
import { priceFilterIssueText } from '@roborrow/text/fields/price-filter';
import { numberSentences } from '@roborrow/text/fields/listing';
import { numberFilterTexts } from '@roborrow/text/number-filters';
import { countText } from '@roborrow/text/plurals';
import { emptyText, searchOutcome } from '@roborrow/text/search-outcome';
import { searchSort } from '@roborrow/text/search-sort';
import { missingOfAll, radiusUnit, searchWords } from '@roborrow/text/search-words';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { memberOf, valueOf, type Context, type Open } from '../context.ts';
import { EXIT, Refusal } from '../exit-codes.ts';
import { table } from '../table.ts';
import { onOneLine } from '../terminal-text.ts';
import { answers } from '../text/answers.ts';
import { help, labels } from '../text/help.ts';
import { radius, wholeNumber, hyphenated } from './options.ts';
import { sayRobots } from './say-robots.ts';

interface SearchOptions extends Partial<Readonly<Record<NumberFilterName, string>>> {
  readonly near?: string;
  readonly anywhere?: boolean;
  readonly radius: number;
  readonly category?: string;
  readonly minPrice?: string;
  readonly maxPrice?: string;
  readonly from?: string;
  readonly to?: string;
  readonly sort: string;
  readonly limit: number;
  readonly km?: boolean;
  readonly parts?: boolean;
  readonly json?: boolean;
}

/** Finding robots. */
export const addSearchCommands = (program: Command, open: Open): void => {
  const command = program
    .command('search')
    .description(help.search)
    .argument('[words...]', help.words)
    .option('--near <place>', help.near)
    .option('--anywhere', help.anywhere)
    .option('--radius <miles>', help.radius, radius, 25)
    .option('--km', help.km)
    .addOption(new Option('--category <name>', help.category).choices(CATEGORIES.map(({ slug }) => slug)))
    .option('--min-price <dollars>', help.minPrice)
    .option('--max-price <dollars>', help.maxPrice)
    .option('--from <day>', help.from, aDay)
    .option('--to <day>', help.to, aDay);
  for (const name of NUMBER_FILTERS)
    command.option(`--${hyphenated(name)} <number>`, numberFilterTexts[name].option, numberFor(name));
  command
    .addOption(new Option('--sort <order>', help.sort).choices([...SEARCH_SORTS]).default('nearest'))
    .option('--limit <number>', help.limit, wholeNumber, 20)
    .option('--parts', help.parts)
    .option('--json', help.json)
    .action((words: readonly string[], options: SearchOptions) =>
      open.backend((context) => search(context, words.join(' '), options)),
    );

  program
    .command('categories')
    .description(help.categories)
    .option('--json', help.json)
    .action(({ json }: { json?: boolean }) => open.backend((context) => categories(context, json)));
};

/** What an option takes that is one number: it refuses what the search form does. */
const numberFor =
  (name: NumberFilterName) =>
  (text: string): string => {
    const { number } = FILTERS[name];
    const parsed = parseNumber(number, text);
    if (parsed.ok) return text;
    throw new InvalidArgumentError(numberSentences(numberFilterTexts[name].label, number)[parsed.error]);
  };

const aDay = (text: string): string => {
  if (parseDay(text)) return text;
  throw new InvalidArgumentError(help.notDay);
};

const search = async (context: Context, text: string, options: SearchOptions): Promise<void> => {
  if ((options.to ?? '') !== '' && (options.from ?? '') === '')
    throw new Refusal(answers.firstDayMissing, EXIT.usage);
  if (options.from && options.to && options.to < options.from)
    throw new Refusal(answers.daysReversed, EXIT.usage);
  const [issue] = parsePriceFilter({ min: options.minPrice ?? '', max: options.maxPrice ?? '' }).issues;
  if (issue) throw new Refusal(priceFilterIssueText(issue), EXIT.usage);
  const profile = options.near || options.anywhere ? null : ((await memberOf(context))?.profile ?? null);
  const stop = context.spin(help.searching);
  const result = await findRobots(context.ports)({
    ...parseFilters({ ...options, query: text }),
    location: options.near ?? '',
    category: options.category ?? '',
    radius: miles(options.radius),
    profileOrigin: profile?.coordinates
      ? { label: profile.location, coordinates: profile.coordinates }
      : null,
    sort: parseSort(options.sort),
    after: null,
    limit: options.limit,
  }).finally(stop);
  const outcome = valueOf(result, ({ error }) => robotsErrorText('search', error));
  if (outcome.kind === 'no-criteria') throw new Refusal(answers.needsCriteria, EXIT.usage);
  const unit = options.km || context.environment['ROBORROW_UNITS'] === 'km' ? 'kilometres' : 'miles';
  sayNotes(context, outcome, unit);
  // An order that is a single page may have more robots than were asked for.
  const found = outcome.found.slice(0, options.limit);
  const apart = options.parts || outcome.isApartShown ? outcome.apart.slice(0, options.limit) : [];
  if (options.json) {
    for (const { robot, distance, ...words } of found)
      context.sayJson({ ...robot, distanceInMiles: distance, ...words });
    for (const { robot, distance } of apart)
      context.sayJson({ ...robot, distanceInMiles: distance, apart: true });
    return;
  }
  sayFound(context, outcome, found, unit);
  if (apart.length > 0) sayApart(context, outcome, apart, unit);
  else if (outcome.apart.length > 0)
    context.note(answers.partsOfWords(searchWords.apart({ count: outcome.apart.length })));
};

/** The robots that have the words only within others (D870). */
const sayApart = (
  context: Context,
  { partsOfWords, next }: Found,
  apart: readonly SearchResult[],
  unit: DistanceUnit,
): void => {
  context.say(context.colours.bold(searchWords.apart({ count: apart.length })));
  context.say(searchWords.apartMeans);
  if (partsOfWords) context.note(searchWords.partsOfWords);
  sayRobots(context, apart, unit);
  if (next?.apart) context.note(answers.moreMatches(apart.length));
};

type Found = Exclude<FindRobotsOutcome, { kind: 'no-criteria' }>;

/** What is said beside the robots: on the standard error, so that JSON stays JSON. */
const sayNotes = ({ note }: Context, outcome: Found, unit: DistanceUnit): void => {
  const { understood, sort, sortedAmong } = outcome;
  const radius = outcome.kind === 'near' ? outcome.origin.radius : null;
  const shown = understood.some(({ kind }) => kind === 'radius') ? null : radius;
  const pieces = understood.map((piece) => onOneLine(searchWords.piece(piece, shown, unit)));
  if (pieces.length > 0) note(`${searchWords.understood} ${pieces.join('; ')}`);
  if (sortedAmong !== null)
    note(
      sort === 'best' && radius === null ? searchSort.amongBest(sortedAmong) : searchSort.among(sortedAmong),
    );
  if (outcome.kind === 'near') {
    const { others } = outcome;
    const named = others.map(({ description }) => description).join('; ');
    if (others.length > 0) note(`${searchOutcome.otherPlaces} ${named}`);
  } else if (outcome.placeNotFound) {
    const { location, didYouMean } = outcome.placeNotFound;
    note(searchOutcome.placeNotFound(onOneLine(location)));
    if (didYouMean) note(searchOutcome.didYouMean(didYouMean.description));
  }
};

const sayFound = (
  context: Context,
  outcome: Found,
  found: readonly SearchResult[],
  unit: DistanceUnit,
): void => {
  const { say, note, colours } = context;
  const { count, help: hints } = outcome;
  if (found.length === 0) {
    const why = onOneLine(emptyText(outcome, unit));
    const isAnywhere = outcome.kind === 'everywhere' && !outcome.state && outcome.unknown.length === 0;
    say(isAnywhere ? `${searchOutcome.found(count)}. ${why}` : why);
    if (hints?.wider) say(emptyResultHints.wider(hints.wider.radius, hints.wider.count, unit));
    if (hints?.otherWords)
      say(emptyResultHints.otherWords(hints.otherWords, outcome.kind === 'near' ? outcome.label : null));
    return;
  }
  if (found[0]?.missing) {
    say(colours.bold(searchWords.noneHasAll));
    say(onOneLine(searchWords.have(found.length, missingOfAll(found))));
  }
  const where =
    outcome.kind === 'near'
      ? searchOutcome.foundNear(
          count,
          outcome.origin.radius,
          outcome.label,
          radiusUnit(outcome.understood, unit),
        )
      : outcome.state && searchOutcome.foundInState(count, outcome.state.name);
  if (where !== null || !found[0]?.missing) say(colours.bold(where ?? searchOutcome.found(count)));
  sayRobots(context, found, unit);
  if ((outcome.next && !outcome.next.apart) || found.length < outcome.found.length)
    note(answers.moreMatches(found.length));
};

const categories = async (
  { ports, say, sayJson, columns, colours }: Context,
  json = false,
): Promise<void> => {
  const counts = await countCategories(ports)();
  const all = CATEGORIES.map(({ slug, name }) => ({ slug, name, available: counts[slug] ?? 0 }));
  if (json) return all.forEach(sayJson);
  const shown = [
    { heading: labels.category },
    { heading: labels.robots, isRight: true },
    { heading: labels.option },
  ];
  const rows = all.map(({ slug, name, available }) => [
    categoryName(name),
    countText(available),
    parseCategory(slug).kind === 'category' ? `--category ${slug}` : '',
  ]);
  for (const line of table(shown, rows, columns, colours.dim)) say(line);
};
