import { pathToFileURL } from 'node:url';
import { createGazetteerPlaces } from '@roborrow/adapter-gazetteer';

/** Times of the gazetteer, in milliseconds. */
interface GazetteerTimes {
  /** The first request, which unpacks the data and builds the index. */
  readonly first: number;
  readonly suggestMedian: number;
  readonly suggest95th: number;
  readonly geocodeMedian: number;
  readonly misspelledMedian: number;
  readonly misspelled95th: number;
  /** The first ZIP code, which unpacks all ZIP codes. */
  readonly firstZip: number;
  readonly zipMedian: number;
}

/** Typed texts on the way to these places, from the third letter on. */
const ADDRESSES = [
  'Apex, NC, USA',
  'Springfield, IL',
  'St. Louis, MO',
  'san francisco ca',
  'Las Vegas, Nevada',
  'new york',
];
const TYPED = ADDRESSES.flatMap((text) =>
  Array.from({ length: text.length - 2 }, (_, i) => text.slice(0, i + 3)),
);
/** Names of no place, which are compared with every place. */
const MISSPELLED = ['raliegh', 'Philedelpia', 'San Fransisco, CA', 'Nowhereville'];
const ZIP_CODES = ['27502', '10001', '90210'];
const ROUNDS = 50;

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? NaN;

const timesOf = async (
  ask: (text: string) => Promise<unknown>,
  texts: readonly string[],
): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const text of texts) {
      const start = performance.now();
      await ask(text);
      times.push(performance.now() - start);
    }
  }
  return times;
};

/** Measures typical requests to a new gazetteer. */
export const measureGazetteer = async (): Promise<GazetteerTimes> => {
  const places = createGazetteerPlaces();
  const [first = NaN] = await timesOf(() => places.suggest('apex'), ['apex']);
  const suggesting = await timesOf((text) => places.suggest(text), TYPED);
  const geocoding = await timesOf((text) => places.geocode(text), ADDRESSES);
  const misspelled = await timesOf((text) => places.geocode(text), MISSPELLED);
  const [firstZip = NaN, ...zips] = await timesOf((text) => places.geocode(text), ZIP_CODES);
  return {
    first,
    suggestMedian: percentile(suggesting, 0.5),
    suggest95th: percentile(suggesting, 0.95),
    geocodeMedian: percentile(geocoding, 0.5),
    misspelledMedian: percentile(misspelled, 0.5),
    misspelled95th: percentile(misspelled, 0.95),
    firstZip,
    zipMedian: percentile(zips, 0.5),
  };
};

/** The times as lines for a terminal. */
export const reportGazetteer = ({
  first,
  suggestMedian,
  suggest95th,
  geocodeMedian,
  misspelledMedian,
  misspelled95th,
  firstZip,
  zipMedian,
}: GazetteerTimes): string =>
  [
    'Gazetteer (Node)\n',
    `  first question   ${first.toFixed(0)} ms, loading and unpacking included`,
    `  suggest, median  ${suggestMedian.toFixed(3)} ms (95th percentile ${suggest95th.toFixed(3)} ms)`,
    `  geocode, median  ${geocodeMedian.toFixed(3)} ms`,
    `  ask back, median ${misspelledMedian.toFixed(3)} ms (95th percentile ${misspelled95th.toFixed(3)} ms)`,
    `  first ZIP code   ${firstZip.toFixed(0)} ms, loading and unpacking included`,
    `  ZIP code, median ${zipMedian.toFixed(3)} ms\n`,
  ].join('\n');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.info(reportGazetteer(await measureGazetteer()));
}
