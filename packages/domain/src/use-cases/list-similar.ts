import { MAX_RADIUS } from '../geo/radius.ts';
import type { PublicPorts } from '../ports/ports.ts';
import type { NearRobot } from '../ports/robots.ts';
import type { Robot } from '../robots/robot.ts';

/** The number of robots on a robot's page that are similar to it (D608). */
const SIMILAR_LIMIT = 4;
/** So many of the nearest robots are looked at. */
const LOOKED_AT = 12;

/**
 * Robots like another one: of the 12 nearest within 100 miles, at most 4, those of its category first, the nearest first (D608). It
 * costs one page of reads; there are none for a robot without coordinates.
 * @throws PortError when the robots cannot be read.
 */
export const listSimilar =
  ({ robots }: Pick<PublicPorts, 'robots'>) =>
  async ({ id, category, coordinates }: Robot): Promise<readonly NearRobot[]> => {
    if (!coordinates) return [];
    const { found } = await robots.listNearest({
      origin: { coordinates, radius: MAX_RADIUS },
      limit: LOOKED_AT + 1,
    });
    const others = found.filter(({ robot }) => robot.id !== id).slice(0, LOOKED_AT);
    const isAlike = ({ robot }: NearRobot) => robot.category === category;
    return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(0, SIMILAR_LIMIT);
  };
