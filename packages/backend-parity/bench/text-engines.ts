import { create, insertMultiple, search } from '@orama/orama';
import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';

/** The positions of the texts that have all words, the most relevant first. */
export type FindTexts = (words: string) => readonly number[];

/** Search engines, each made as its documentation says from texts that are known by their position. */
export const TEXT_ENGINES: Readonly<
  Record<string, (texts: readonly string[]) => FindTexts | Promise<FindTexts>>
> = {
  MiniSearch: (texts) => {
    const engine = new MiniSearch({
      fields: ['text'],
      searchOptions: { combineWith: 'AND', prefix: true },
    });
    engine.addAll(texts.map((text, id) => ({ id, text })));
    return (words) => engine.search(words).map(({ id }) => Number(id));
  },
  FlexSearch: (texts) => {
    const engine = new Index({ tokenize: 'forward' });
    for (const [id, text] of texts.entries()) engine.add(id, text);
    return (words) => engine.search(words, { limit: texts.length }).map(Number);
  },
  Orama: async (texts) => {
    const engine = create({ schema: { text: 'string' } });
    await insertMultiple(
      engine,
      texts.map((text, id) => ({ id: String(id), text })),
    );
    return (term) => {
      const found = search(engine, { term, threshold: 0, limit: texts.length });
      if (found instanceof Promise) throw new TypeError('Orama answers at once without plugins.');
      return found.hits.map(({ id }) => Number(id));
    };
  },
};
