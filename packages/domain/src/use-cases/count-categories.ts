import type { Ports } from '../ports/ports.ts';
import { HOME_CATEGORIES } from '../robots/category.ts';

/**
 * How many available robots each of Home's eight categories has, by slug (D7).
 * @throws PortError when they cannot be counted: an unknown number is no true zero.
 */
export const countCategories =
  ({ robots }: Pick<Ports, 'robots'>) =>
  async (): Promise<Readonly<Record<string, number>>> => {
    const counts: Readonly<Record<string, number>> = await robots.countAvailable();
    return Object.fromEntries(HOME_CATEGORIES.map(({ slug, name }) => [slug, counts[name] ?? 0]));
  };
