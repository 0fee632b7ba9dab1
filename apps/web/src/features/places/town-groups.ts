import type { DollarsPerDay } from '@roborrow/domain';
import type { TownOnMap } from './map-scene.ts';

/** Towns that are so close to each other on the screen that one label stands for all of them. */
export interface TownGroup {
  /** The town where the label stands: the one with the most robots. */
  readonly leader: TownOnMap;
  /** With the leader, which is the first. */
  readonly towns: readonly TownOnMap[];
  readonly robots: number;
  readonly lowestPrice: DollarsPerDay;
}

/** Dots closer than this, in pixels, share a label. */
const REACH = 30;

/** More than there are rows of squares at the largest scale. */
const ROWS = 2 ** 24;

const squareAt = (column: number, row: number): number => column * ROWS + row;

/** The first group in this square or beside it whose leader is near the town. */
function groupNear(
  squares: ReadonlyMap<number, readonly TownOnMap[][]>,
  column: number,
  row: number,
  town: TownOnMap,
  reach: number,
): TownOnMap[] | null {
  for (let down = -1; down <= 1; down++)
    for (let right = -1; right <= 1; right++)
      for (const group of squares.get(squareAt(column + right, row + down)) ?? []) {
        const [leader] = group;
        if (leader && Math.hypot(leader.x - town.x, leader.y - town.y) < reach) return group;
      }
  return null;
}

/**
 * Groups towns around those with the most robots. What is in a group depends on the scale alone, not on what is in sight, so
 * that nothing changes while the map is moved.
 *
 * @param towns the most robots first
 * @param scale pixels for a unit of the map
 */
export function groupTowns(towns: readonly TownOnMap[], scale: number): readonly TownGroup[] {
  const reach = REACH / scale;
  const squares = new Map<number, TownOnMap[][]>();
  const groups: TownOnMap[][] = [];
  for (const town of towns) {
    const [column, row] = [Math.floor(town.x / reach), Math.floor(town.y / reach)];
    const group = groupNear(squares, column, row, town, reach);
    if (group) {
      group.push(town);
      continue;
    }
    const alone = [town];
    groups.push(alone);
    const square = squares.get(squareAt(column, row));
    if (square) square.push(alone);
    else squares.set(squareAt(column, row), [alone]);
  }
  return groups.flatMap((group) => {
    const [leader] = group;
    if (!leader) return [];
    return [
      {
        leader,
        towns: group,
        robots: group.reduce((sum, { town }) => sum + town.robots.length, 0),
        lowestPrice: group.reduce(
          (least, { town }) => (town.lowestPrice < least ? town.lowestPrice : least),
          leader.town.lowestPrice,
        ),
      },
    ];
  });
}
