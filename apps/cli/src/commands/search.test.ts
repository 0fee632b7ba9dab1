import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { person, type Outcome } from '../../testing/person.ts';
import { preparedFolder } from '../../testing/prepared-folder.ts';
import { answers } from '../text/answers.ts';

const folder = preparedFolder(async (path) => {
  await person({ folder: path })(['demo']);
});
const visitor = () => person({ folder: folder() });
const MOWERS = ['search', 'lawn mower', '--near', 'Apex, NC', '--radius', '25', '--max-price', '50'];
const linesOf = ({ out }: Outcome) => out.trimEnd().split('\n');

it('finds the mower near Apex, and shows it (D560)', async () => {
  const ask = visitor();
  const found = await ask(MOWERS);
  expect(found).toMatchObject({ code: 0, err: 'Understood: "lawn mower" (lawn mowing)\n' });
  expect(linesOf(found)[0]).toBe('Found 1 robot within 25 miles of Apex, NC, USA');
  expect(linesOf(found)[2]).toMatch(
    /^Meadow wire-free lawn mower +\$32\/day +Apex, NC, USA +1\.2 miles away +4\.7 /,
  );
  expect((await ask(['show', 'demo-meadow-mower'])).out).toContain('Daniel Reyes (demo-daniel)');
});

it('takes a price and a place in the words, and says what it understood (D54)', async () => {
  const { out, err } = await visitor()(['search', 'cutting grass near Apex, NC under $50']);
  expect(err).toContain(
    'Understood: "cutting grass" (lawn mowing); Up to $50/day; Apex, NC, within 25 miles',
  );
  expect(linesOf({ out, err, code: 0 })[2]).toMatch(/^Meadow.*lawn mower, for cutting grass/);
});

it('says which words no robot has, and what it knows instead (D54)', async () => {
  const ask = visitor();
  const answer = async (words: string) => linesOf(await ask(['search', words]));
  expect(await answer('hummanoid')).toEqual([
    'No robot here has "hummanoid", nor another name for it.',
    'Did you mean humanoid?',
  ]);
  expect((await answer('asdfgh')).at(-1)).toBe('See hobby robots');
  const [heading, sentence] = await answer('zeppelin drone');
  expect(heading).toBe('No robot has all of your words');
  expect(sentence).toMatch(/^\d+ robots? ha(?:s|ve) the others, but not "zeppelin"\.$/);
});

it('says whether the words or the place are at fault where it finds nothing (D595)', async () => {
  const answer = async (words: string) => linesOf(await visitor()(['search', words]))[0];
  expect(await answer('snow blower in Texas')).toBe(
    'There are robots in Texas, but none for all of your words. Try fewer or other words.',
  );
  expect(await answer('welder in Nebraska')).toBe(
    'No robots found in Nebraska. Try another place, or search without one.',
  );
});

it('says how many robots have the words only within others, and shows them when asked, or what is no word (D870)', async () => {
  const ask = visitor();
  const car = await ask(['search', 'used car']);
  expect(linesOf(car)[0]).toBe('No robot here has "car", nor another name for it.');
  expect(car.err).toMatch(/^\d+ robots have your words only within others\. --parts shows them\.\n$/);
  expect((await ask(['search', 'used car', '--json'])).out).toBe('');
  const shown = linesOf(await ask(['search', 'used car', '--parts', '--json']));
  expect(shown.map((line) => (JSON.parse(line) as { apart: boolean }).apart)).toContain(true);
  expect((await ask(['search', 'ov'])).out).toContain('Timber, open four-wheel rover kit');
});

it('--limit bounds an order that is a single page too (D360)', async () => {
  const { out, err } = await visitor()(['search', 'robot', '--limit', '2', '--json']);
  expect(linesOf({ out, err, code: 0 })).toHaveLength(2);
});

it('JSON is one robot a line, and notes are not among them (D560)', async () => {
  const ask = visitor();
  const { code, out, err } = await ask(['search', '--near', 'Springfeild', '--category', 'hobby', '--json']);
  const robots = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly category: string });
  expect([code, robots.length > 1]).toEqual([0, true]);
  expect(new Set(robots.map(({ category }) => category))).toEqual(new Set(['Hobby']));
  expect(err).toContain('Did you mean Springfield, MO, USA?');
});

it.each([40, 60, 100])('a table fits %i columns, with whole ids and prices (D560)', async (columns) => {
  const ask = visitor();
  const [, , ...rows] = linesOf(await ask(['search', 'robot', '--limit', '5'], { columns }));
  expect(rows.length).toBe(5);
  for (const row of rows) expect(row).toMatch(/\$\d+\/day.* demo-[a-z-]+$/);
  if (columns > 60) for (const row of rows) expect(row.length).toBeLessThanOrEqual(columns);
});

it('colours are for terminals alone (D560)', async () => {
  const ask = visitor();
  expect((await ask(MOWERS)).out).not.toContain('\u001b');
  expect((await ask(MOWERS, { hasColour: true, columns: 100 })).out).toContain('\u001b[1mFound');
});

it.each([
  [['search'], 2, answers.needsCriteria],
  [['search', '--min-price', 'cheap'], 2, 'Minimum price must be a number'],
  [['search', 'x', '--radius', '101'], 2, 'up to 100'],
  [['search', 'x', '--category', 'tractor'], 2, 'Allowed choices'],
  [['show', 'none'], 4, 'Robot not found. The robot you are looking for does not exist or was removed.'],
  [['show'], 2, 'missing required argument'],
  [['fly'], 2, 'unknown command'],
])('%j ends with %i and a sentence (D555)', async (words, code, sentence) => {
  const outcome = await person({ folder: folder() })(words);
  expect([outcome.code, outcome.out]).toEqual([code, '']);
  expect(outcome.err).toContain(sentence);
});

it('the first command says that its file is new, and how to fill it (D561)', async () => {
  const ask = person({ folder: join(folder(), 'another') });
  expect((await ask(['categories'])).err).toContain('"roborrow demo" fills it');
  expect((await ask(['categories'])).err).toBe('');
});

it('the demo replaces people’s data only when that is confirmed (D561)', async () => {
  const ask = visitor();
  expect(await ask(['demo'])).toEqual({ code: 2, out: '', err: `${answers.needsYes}\n` });
  expect(await ask(['demo'], { asker: {} })).toEqual({ code: 130, out: '', err: `${answers.cancelled}\n` });
  expect(await ask(['demo', '--yes'])).toMatchObject({ code: 0 });
});

it('doctor says where everything is, and that it works (D32)', async () => {
  const ask = visitor();
  const { code, out } = await ask(['doctor', '--json']);
  expect([code, JSON.parse(out)]).toEqual([
    0,
    expect.objectContaining({
      backend: 'in-memory',
      missing: [],
      data: `${folder()}/data/roborrow/roborrow.db`,
    }),
  ]);
});

it.each([[['doctor']], [['search', 'robot']], [['inbox']], [['demo', '--yes']]])(
  '%j names a damaged data file, what is wrong and what to do, and leaves it alone (D613)',
  async (words) => {
    const ask = visitor();
    const path = join(folder(), 'data', 'roborrow', 'roborrow.db');
    truncateSync(path, 9000);
    const content = readFileSync(path);
    const { code, out, err } = await ask(words);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(
      new RegExp(`^The file ${path} is damaged \\(.+\\) and was left as it is\\. Put a backup in its place`),
    );
    expect(readFileSync(path).equals(content)).toBe(true);
  },
);

it('shows kilometres to who wants them, and takes a radius in them (D850)', async () => {
  const words = ['search', 'lawn mower', '--near', 'Apex, NC', '--radius', '40km'];
  for (const one of [
    await visitor()([...words, '--km']),
    await person({ folder: folder(), environment: { ROBORROW_UNITS: 'km' } })(words),
  ]) {
    expect(one.out).toContain('within 40 km of Apex, NC');
    expect(one.out).toMatch(/\d km away/);
    expect(one.out).not.toMatch(/\d (?:miles|ft)/);
  }
});
