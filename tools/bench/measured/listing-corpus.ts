import { demoSeed } from '@roborrow/adapter-in-memory';
import { epochMs, type Robot } from '@roborrow/domain';
import { pick, type Random } from './random.ts';

/** Model numbers that robots share, so that one robot in so many has one. */
const MODELS = [50, 500, 5000, 50_000];

type Texts = readonly [string, ...string[]];

const textsOf = (read: (robot: Robot) => readonly string[]): Texts => {
  const [first = '', ...others] = (demoSeed(epochMs(0)).robots ?? []).flatMap(read);
  return [first, ...others];
};

const NAMES = textsOf(({ name }) => [name]);
const SENTENCES = textsOf(({ description }) => description.split(/(?<=[.?!]) /));
const FEATURES = textsOf(({ features }) => features);

/** The robots with names, features and sentences of the demo's listings, mixed at random, and with model numbers. */
export const withListingTexts = (robots: readonly Robot[], random: Random): readonly Robot[] =>
  robots.map((robot) => ({
    ...robot,
    name: `${pick(random, NAMES)} ${MODELS.map((many) => `m${many}x${Math.floor(random() * many)}`)[Math.floor(random() * MODELS.length)] ?? ''}`,
    features: Array.from({ length: 4 }, () => pick(random, FEATURES)),
    description: Array.from({ length: 4 }, () => pick(random, SENTENCES)).join(' '),
  }));
