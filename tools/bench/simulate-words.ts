import { parseArgs } from 'node:util';
import { cellNumber, createPublicRobots } from '@roborrow/adapter-firebase/testing';
import {
  days,
  findRobots,
  miles,
  NO_PRICE_BOUNDS,
  UNKNOWN_PLACE,
  type FindRobotsInput,
  type Vocabulary,
} from '@roborrow/domain';
import { foundAt } from '@roborrow/domain/testing';
import { percentile, table } from './figures.ts';
import { createRandom } from './random.ts';
import { createCityDraw, somewhereIn } from './robot-corpus.ts';
import { createSimulatedStore, WORDS } from './simulated-store.ts';
import { createWorld, middleOf } from './simulated-world.ts';

/*
 * Counts what a first page of a search with words, prices or rental lengths costs on Firestore, help for an empty answer included, among
 * more robots than an emulator holds. It runs the use case and the adapter on a list of robots that answers as Firestore does.
 * `pnpm tsx tools/bench/simulate-words.ts --sizes 10000,1000000`
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000,10000000' },
    radii: { type: 'string', default: '25,100,0' },
    searches: { type: 'string', default: '60' },
    /** How many of each thousand listings have the tokens of everything. */
    forged: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
  },
});
const numbers = (list: string): readonly number[] => list.split(',').map(Number);
const PAGE = 24;

/** Each word is a concept, but for those with an x before them, which are looked for as words. */
const vocabulary: Vocabulary = {
  version: 'simulated',
  stem: (word) => word,
  conceptOf: ([word = '', ...others]) =>
    others.length === 0 && word in WORDS && word !== 'welder' ? { id: word, name: word, broader: [] } : null,
  longestName: 1,
  words: Object.keys(WORDS),
  names: [],
};

type Asked = Partial<Pick<FindRobotsInput, 'text' | 'price' | 'days'>>;
const SEARCHES: Readonly<Record<string, Asked>> = {
  'no words': {},
  ...Object.fromEntries(
    Object.entries(WORDS)
      .filter(([word]) => word !== 'piano')
      .map(([word, share]) => [`one word, 1 in ${share}`, { text: word }]),
  ),
  'two words, each 1 in 10': { text: 'vacuum piano' },
  'price up to, 1 in 10': { price: { min: null, max: 20 } },
  'price between, 1 in 10': { price: { min: 40, max: 50 } },
  'length, 1 in 10': { days: days(30) },
  'word 1 in 10, price up to 1 in 10': { text: 'vacuum', price: { min: null, max: 20 } },
  'word 1 in 10, length 1 in 10': { text: 'vacuum', days: days(30) },
};

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
const shown = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '–');

for (const size of numbers(values.sizes)) {
  for (const isAtCentres of [true, false]) {
    const world = createWorld(size, isAtCentres);
    const { store, cost } = createSimulatedStore(world, vocabulary, Number(values.forged) / 1000);
    const rows = [];
    for (const radius of numbers(values.radii)) {
      for (const [name, asked] of Object.entries(SEARCHES)) {
        if (!name.includes(values.only) || (radius === 0 && name === 'no words')) continue;
        const random = createRandom(77);
        const draw = createCityDraw(random);
        const found: { readonly documents: number; readonly trips: number; readonly robots: number }[] = [];
        const robots = createPublicRobots(
          async (work) => work(store),
          { shown: String, stored: String },
          {
            load: async () => vocabulary,
          },
        );
        // What a client knows for some minutes.
        await robots.listAvailable({ order: 'newest', narrow: [{ anyOf: ['c:zeppelin'] }], limit: 1 });
        let unfinished = 0;
        for (let i = 0; i < (radius === 0 ? 1 : Number(values.searches)); i += 1) {
          const city = draw();
          const coordinates = isAtCentres ? middleOf(cellNumber(city)) : somewhereIn(city, random);
          Object.assign(cost, { documents: 0, trips: 0 });
          const answer = await findRobots({
            robots,
            places: {
              suggest: async () => [],
              geocode: async (name) => (name === 'Apex' ? foundAt(coordinates) : UNKNOWN_PLACE),
            },
            vocabulary: { load: async () => vocabulary },
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
        const few = found.filter((one) => one.robots > 0 && one.robots < 6);
        const none = found.filter((one) => one.robots === 0);
        const documents = (some: typeof found) => some.map((one) => one.documents);
        rows.push([
          radius === 0 ? 'anywhere' : `${radius} miles`,
          name,
          String(many.length),
          shown(sum(documents(many)) / sum(many.map((one) => one.robots))),
          String(few.length),
          few.length > 0 ? String(Math.max(...few.map((one) => one.documents - one.robots))) : '–',
          String(none.length),
          none.length > 0 ? shown(sum(documents(none)) / none.length) : '–',
          none.length > 0 ? String(Math.max(...documents(none))) : '–',
          String(
            percentile(
              found.map(({ trips }) => trips),
              0.5,
            ),
          ),
          String(
            percentile(
              found.map(({ trips }) => trips),
              0.95,
            ),
          ),
          String(unfinished),
        ]);
      }
    }
    console.log(
      `\n${size.toLocaleString('en-US')} robots ${isAtCentres ? 'at centres' : 'scattered'}, searched from ${isAtCentres ? 'a centre' : 'beside one'}`,
    );
    console.log(
      table(
        [
          'within',
          'search',
          'n >= 6',
          'documents each',
          'n 1..5',
          'most besides',
          'n 0',
          'mean',
          'most',
          'trips',
          'p95',
          'unfinished',
        ],
        rows,
      ),
    );
  }
}
