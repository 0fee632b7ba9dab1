// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createInMemoryBackend, createMemoryStore, demoSeed } from '@roborrow/adapter-in-memory';
import { createGazetteerPlaces } from '@roborrow/adapter-gazetteer';
import { epochMs, findRobots, miles, NO_PRICE_BOUNDS, type FindRobotsOutcome } from '@roborrow/domain';
import { createVocabulary } from '@roborrow/vocabulary';
import { describe, expect, it } from 'vitest';

/*
 * The lists were written by people who had not seen the table of concepts (D54), but for a part of sentences.txt: what is typed, and the demo robots that fit.
 * Whoever extends the table leaves them as they are.
 */
const linesOf = (list: string): readonly (readonly string[])[] =>
  readFileSync(new URL(`../../testing/search-queries/${list}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((column) => column.trim()));

const vocabulary = createVocabulary();
const ports = createInMemoryBackend({
  store: createMemoryStore(demoSeed(epochMs(1_790_000_000_000))),
  clock: { now: () => epochMs(1_790_000_000_000) },
  ids: { next: () => 'id' },
  places: createGazetteerPlaces(),
  vocabulary: { load: async () => vocabulary },
});

type Answer = Exclude<FindRobotsOutcome, { kind: 'no-criteria' }>;

const search = async (text: string): Promise<Answer> => {
  const answer = await findRobots(ports)({
    text,
    location: '',
    category: '',
    radius: miles(50),
    price: NO_PRICE_BOUNDS,
    profileOrigin: null,
    sort: 'nearest',
    after: null,
    limit: 24,
  });
  if (!answer.ok || answer.value.kind === 'no-criteria') throw new Error(`"${text}" was not searched`);
  return answer.value;
};

const slugsOf = ({ found }: Answer): readonly string[] =>
  found.map(({ robot }) => robot.id.replace(/^demo-/, ''));

const listOf = (slugs = ''): readonly string[] => slugs.split(',').map((slug) => slug.trim());

/** How many queries find a fitting robot among the first three, how many of these fit, and what went wrong. */
const judge = async (queries: readonly (readonly [text: string, slugs: readonly string[]])[]) => {
  let hits = 0;
  let shown = 0;
  let fitting = 0;
  const wrong: string[] = [];
  for (const [text, slugs] of queries) {
    const first = slugsOf(await search(text)).slice(0, 3);
    const fit = first.filter((slug) => slugs.includes(slug));
    shown += first.length;
    fitting += fit.length;
    if (fit.length > 0) hits += 1;
    if (fit.length < first.length || fit.length === 0) wrong.push(`${text}: ${first.join(', ')}`);
  }
  return { found: hits / queries.length, precision: fitting / shown, wrong };
};

describe('what people type (D54)', () => {
  it.each([
    ['fitting', 600, 0.97, 0.95],
    ['spanish', 160, 0.96, 0.97],
    ['everyday', 330, 0.95, 0.9],
    ['sentences', 120, 0.8, 0.85],
    ['unseen', 250, 0.9, 0.8],
  ])(
    'of the list "%s" with at least %i queries, %d find a fitting robot among the first three, and %d of these fit',
    async (list, least, found, precision) => {
      const queries = linesOf(list).map(([text = '', slugs]) => [text, listOf(slugs)] as const);
      expect(queries.length).toBeGreaterThanOrEqual(least);
      const judged = await judge(queries);
      expect(judged.found, judged.wrong.join('\n')).toBeGreaterThanOrEqual(found);
      expect(judged.precision, judged.wrong.join('\n')).toBeGreaterThanOrEqual(precision);
    },
  );

  it('finds nothing for what no robot does', async () => {
    const found: string[] = [];
    const queries = linesOf('nothing');
    expect(queries.length).toBeGreaterThanOrEqual(100);
    for (const [text = ''] of queries) {
      const slugs = slugsOf(await search(text));
      if (slugs.length > 0) found.push(`${text}: ${slugs.join(', ')}`);
    }
    expect(found).toEqual([]);
  });

  it.each([
    ['with-place-and-price', 0.9],
    ['spanish-with-place-and-price', 0.9],
  ])('reads a price and a place in the sentences of the list "%s", in %d of all', async (list, least) => {
    const wrong: string[] = [];
    const queries = linesOf(list);
    for (const [text = '', place, price, slugs = '-'] of queries) {
      const answer = await search(text);
      const wanted = slugs === '-' ? [] : listOf(slugs);
      const shown = wanted.length > 0 ? answer.found : answer.found.filter((one) => !('missing' in one));
      const found = shown.map(({ robot }) => robot.id.replace(/^demo-/, '')).slice(0, 3);
      const isNear = place === '-' || answer.kind === 'near' || answer.state !== null;
      const isFit = wanted.length === 0 ? found.length === 0 : found.some((slug) => wanted.includes(slug));
      if (!isNear || !isFit)
        wrong.push(
          `${text} (${place}, ${price}): ${answer.kind === 'near' ? answer.label : 'everywhere'}: ${found.join(', ')}`,
        );
    }
    expect(1 - wrong.length / queries.length, wrong.join('\n')).toBeGreaterThanOrEqual(least);
  });
});
