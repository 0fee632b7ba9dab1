import { create, insertMultiple, search, update } from '@orama/orama';
import type { Robot } from '@roborrow/domain';
import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';

/** A search engine over the texts of robots, which are known by their position. */
export interface TextEngine {
  readonly name: string;
  /** The positions of the robots that have all words, the most relevant first. */
  find(text: string): Iterable<number>;
  /** Indexes a robot's text again. */
  update(position: number, robot: Robot): void;
}

const textOf = ({ name, category, features, description }: Robot): string =>
  `${name}\n${category}\n${features.join('\n')}\n${description}`;

const miniSearch = (robots: readonly Robot[]): TextEngine => {
  const document = (robot: Robot, id: number) => ({ id, text: textOf(robot) });
  const engine = new MiniSearch({ fields: ['text'], searchOptions: { combineWith: 'AND', prefix: true } });
  engine.addAll(robots.map(document));
  return {
    name: 'MiniSearch',
    find: (text) => engine.search(text).map(({ id }) => Number(id)),
    update: (position, robot) => engine.replace(document(robot, position)),
  };
};

const flexSearch = (robots: readonly Robot[]): TextEngine => {
  const engine = new Index({ tokenize: 'forward' });
  for (const [position, robot] of robots.entries()) engine.add(position, textOf(robot));
  return {
    name: 'FlexSearch',
    find: (text) => engine.search(text, { limit: robots.length }).map(Number),
    update: (position, robot) => void engine.update(position, textOf(robot)),
  };
};

const orama = async (robots: readonly Robot[]): Promise<TextEngine> => {
  const engine = create({ schema: { text: 'string' } });
  const document = (robot: Robot, id: number) => ({ id: String(id), text: textOf(robot) });
  await insertMultiple(engine, robots.map(document));
  return {
    name: 'Orama',
    find: (term) => {
      const found = search(engine, { term, threshold: 0, limit: robots.length });
      if (found instanceof Promise) throw new TypeError('Orama answers at once without plugins.');
      return found.hits.map(({ id }) => Number(id));
    },
    update: (position, robot) => void update(engine, String(position), document(robot, position)),
  };
};

/** How each engine is built. */
export const TEXT_ENGINES: readonly ((robots: readonly Robot[]) => TextEngine | Promise<TextEngine>)[] = [
  miniSearch,
  flexSearch,
  orama,
];
