import { parseArgs } from 'node:util';
import { cellNumber, createPublicRobots } from '@roborrow/adapter-firebase/testing';
import {
  days,
  findRobots,
  miles,
  NO_PRICE_BOUNDS,
  parseDay,
  UNKNOWN_PLACE,
  type FindRobotsInput,
  type Concept,
  type Vocabulary,
} from '@roborrow/domain';
import { foundAt } from '@roborrow/domain/testing';
import { middleOf, RENTED, simulateFirestore, WORDS } from './simulated-firestore.ts';
import { createRandom, createTownDraw, somewhereIn } from './towns.ts';

/*
 * Counts what a first page of a search near a place, with words, prices, rental lengths or days costs on Firestore, help for an empty answer
 * included, among more robots than an emulator holds. It runs the use case and the adapter on a list of robots that answers as
 * Firestore does. `pnpm bench:reads --sizes 10000,1000000`
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000,10000000' },
    /** In miles; 0 is anywhere. */
    radii: { type: 'string', default: '25,100,0' },
    searches: { type: 'string', default: '60' },
    /** How many of each thousand listings have the tokens of everything. */
    forged: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    /** Searches that find nothing, instead of those that find something. */
    nothing: { type: 'boolean', default: false },
  },
});
const numbers = (list: string): readonly number[] => list.split(',').map(Number);
const PAGE = 24;

const conceptOf = (word: string): Concept | null =>
  word in WORDS && word !== 'welder' ? { id: word, name: word, names: {}, broader: [] } : null;

/** Each word is a concept, but for "welder", which is looked for as a word. */
const vocabulary: Vocabulary = {
  version: 'simulated',
  stem: (word) => word,
  wordOf: (word) => ({ stem: word, concept: conceptOf(word), longestName: 1, beginsNameTo: () => false }),
  conceptOf: ([word = '', ...others]) => (others.length === 0 ? conceptOf(word) : null),
  longestName: 1,
  words: Object.keys(WORDS),
  names: [],
};

const [first, last] = [parseDay(RENTED.first), parseDay(RENTED.last)];
const range = first && last && { first, last };

type Asked = Partial<Pick<FindRobotsInput, 'text' | 'price' | 'days' | 'dates' | 'category'>>;

const SEARCHES: Readonly<Record<string, Asked>> = {
  'no words': {},
  ...Object.fromEntries(
    Object.entries(WORDS)
      .filter(([word]) => word !== 'piano')
      .map(([word, share]) => [`one word, 1 in ${share}`, { text: word }]),
  ),
  'two words, each 1 in 10': { text: 'vacuum piano' },
  'two words, 1 in 500 and 1 in 5000': { text: 'submarine welder' },
  'two words, 1 in 50 and 1 in 500': { text: 'drone welder' },
  'two words, 1 in 3 and 1 in 500': { text: 'mower welder' },
  'three words, 1 in 10, 10 and 500': { text: 'vacuum piano welder' },
  'price up to, 1 in 10': { price: { min: null, max: 20 } },
  'price between, 1 in 10': { price: { min: 40, max: 50 } },
  'length, 1 in 10': { days: days(30) },
  'word 1 in 10, price up to 1 in 10': { text: 'vacuum', price: { min: null, max: 20 } },
  'days on which 30 in 100 are rented': { dates: range },
  'word 1 in 10, days on which 30 in 100 are rented': { text: 'vacuum', dates: range },
  'word 1 in 10, length 1 in 10': { text: 'vacuum', days: days(30) },
};

const NO_PRICE = { min: 300, max: 320 };
const NOTHING: Readonly<Record<string, Asked>> = {
  'a concept': { text: 'zeppelin' },
  'a word': { text: 'xylophone' },
  'a word in a letter wrong': { text: 'zepelin' },
  'a concept and another, 1 in 3': { text: 'mower zeppelin' },
  'a word and a concept, 1 in 10': { text: 'vacuum xylophone' },
  'two rare ones': { text: 'submarine welder' },
  'three words': { text: 'vacuum piano welder' },
  'four words': { text: 'mower vacuum piano zeppelin' },
  'a price': { price: NO_PRICE },
  'a highest price': { price: { min: null, max: 4 } },
  'a concept 1 in 3, a price': { text: 'mower', price: NO_PRICE },
  'a concept 1 in 3, a highest price': { text: 'mower', price: { min: null, max: 4 } },
  'a concept 1 in 50, a price in the words': { text: 'drone under $4' },
  'a length': { days: days(400), price: NO_PRICE },
  'another category': { category: 'hobby' },
  'another category, a word': { category: 'hobby', text: 'mower' },
  'a concept, days': { text: 'zeppelin', dates: range },
  'a price, days': { price: NO_PRICE, dates: range },
};

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
const ratio = (dividend: number, divisor: number): number | undefined =>
  divisor > 0 ? Math.round((100 * dividend) / divisor) / 100 : undefined;

/** What some searches cost that ask the same, each near another place. */
async function measure(
  { store, cost }: ReturnType<typeof simulateFirestore>,
  isAtCentres: boolean,
  radius: number,
  asked: Asked,
) {
  const random = createRandom(77);
  const draw = createTownDraw(random);
  const load = async () => vocabulary;
  const robots = createPublicRobots(async (work) => work(store), { shown: String, stored: String }, { load });
  // What a client knows for some minutes.
  await robots.listAvailable({ order: 'newest', narrow: [{ anyOf: ['c:zeppelin'] }], limit: 1 });
  const found: { readonly documents: number; readonly trips: number; readonly robots: number }[] = [];
  let unfinished = 0;
  for (let i = 0; i < (radius === 0 ? 1 : Number(values.searches)); i += 1) {
    const town = draw();
    const coordinates = isAtCentres ? middleOf(cellNumber(town)) : somewhereIn(town, random);
    Object.assign(cost, { documents: 0, trips: 0 });
    const answer = await findRobots({
      robots,
      places: {
        suggest: async () => [],
        geocode: async (name) => (name === 'Apex' ? foundAt(coordinates) : UNKNOWN_PLACE),
      },
      vocabulary: { load },
    })({
      text: '',
      location: radius === 0 ? '' : 'Apex',
      category: '',
      radius: miles(radius),
      price: NO_PRICE_BOUNDS,
      profileOrigin: null,
      sort: 'nearest',
      after: null,
      limit: PAGE,
      ...asked,
    });
    if (!answer.ok || answer.value.kind === 'no-criteria') throw new Error('no answer');
    if (answer.value.found.length < PAGE && answer.value.next) unfinished += 1;
    const isSome = answer.value.found.some((one) => 'missing' in one);
    found.push({ ...cost, robots: isSome ? 0 : answer.value.found.length });
  }
  const many = found.filter((one) => one.robots >= 6);
  const few = found
    .filter((one) => one.robots > 0 && one.robots < 6)
    .map((one) => one.documents - one.robots);
  const none = found.filter((one) => one.robots === 0).map(({ documents }) => documents);
  const trips = found.map((one) => one.trips).toSorted((a, b) => a - b);
  return {
    'finding six or more': many.length,
    'documents for each robot': ratio(
      sum(many.map((one) => one.documents)),
      sum(many.map((one) => one.robots)),
    ),
    'most besides one to five': few.length > 0 ? Math.max(...few) : undefined,
    'finding nothing': none.length,
    mean: ratio(sum(none), none.length),
    most: none.length > 0 ? Math.max(...none) : undefined,
    'median of trips': trips[Math.floor((trips.length - 1) / 2)],
    unfinished,
  };
}

for (const size of numbers(values.sizes)) {
  for (const isAtCentres of [true, false]) {
    const simulated = simulateFirestore(size, isAtCentres, vocabulary, Number(values.forged) / 1000);
    const rows: Record<string, object> = {};
    for (const radius of numbers(values.radii)) {
      for (const [name, asked] of Object.entries(values.nothing ? NOTHING : SEARCHES)) {
        if (!name.includes(values.only) || (radius === 0 && name === 'no words')) continue;
        const where = radius === 0 ? 'anywhere' : `${radius} miles`;
        rows[`${where}: ${name}`] = await measure(simulated, isAtCentres, radius, asked);
      }
    }
    console.log(`\n${size.toLocaleString('en-US')} robots ${isAtCentres ? 'at centres' : 'scattered'}`);
    console.table(rows);
  }
}
