import type { PublicPorts } from '../ports/ports.ts';
import type { Robot } from '../robots/robot.ts';

/** The number of robots featured on Home (D9). */
export const FEATURED_LIMIT = 6;

/** The best rated available robots (D9); none when they cannot be read (D171). */
export const listFeatured =
  ({ robots }: Pick<PublicPorts, 'robots'>) =>
  async (limit: number = FEATURED_LIMIT): Promise<readonly Robot[]> => {
    try {
      return await robots.listFeatured(limit);
    } catch {
      return [];
    }
  };
