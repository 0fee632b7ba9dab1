import type { PublicPorts } from '../ports/ports.ts';
import { HOME_CATEGORIES } from '../robots/category.ts';

/**
 * The number of available robots in each of Home's eight categories, by slug (D7).
 * @throws PortError when the count fails: an unknown number must not be shown as 0.
 */
export const countCategories =
  ({ robots }: Pick<PublicPorts, 'robots'>) =>
  async (): Promise<Readonly<Record<string, number>>> => {
    const counts: Readonly<Record<string, number>> = await robots.countAvailable();
    return Object.fromEntries(HOME_CATEGORIES.map(({ slug, name }) => [slug, counts[name] ?? 0]));
  };
