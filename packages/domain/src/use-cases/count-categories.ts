import type { PublicPorts } from '../ports/ports.ts';
import { CATEGORIES } from '../robots/category.ts';
import { conceptToken } from '../robots/vocabulary.ts';

/**
 * The number of available robots in each category, by slug (D7). Of a category that no robot can be listed under it is
 * the number of those that its word finds (D630).
 * @throws PortError when the count fails: an unknown number must not be shown as 0.
 */
export const countCategories =
  ({ robots }: Pick<PublicPorts, 'robots'>) =>
  async (): Promise<Readonly<Record<string, number>>> => {
    const words = CATEGORIES.filter(({ formPosition }) => formPosition === null);
    const [listed, ...found] = await Promise.all([
      robots.countAvailable(),
      // The concept of a word has the word itself as its id.
      ...words.map(({ slug }) => robots.countNarrowed({ anyOf: [conceptToken(slug)] })),
    ]);
    const counts: Readonly<Record<string, number>> = listed;
    const ofWords = new Map(words.map(({ slug }, i) => [slug, found[i] ?? 0]));
    return Object.fromEntries(
      CATEGORIES.map(({ slug, name }) => [slug, ofWords.get(slug) ?? counts[name] ?? 0]),
    );
  };
