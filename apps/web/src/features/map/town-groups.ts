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

/**
 * Groups towns around those with the most robots. What is in a group depends on the scale alone, not on what is in sight, so
 * that nothing changes while the map is moved.
 *
 * @param towns the most robots first
 * @param scale pixels for a unit of the map
 */
export function groupTowns(towns: readonly TownOnMap[], scale: number): readonly TownGroup[] {
  const reach = REACH / scale;
  const squares = new Map<string, TownOnMap[][]>();
  const groups: TownOnMap[][] = [];
  for (const town of towns) {
    const [column, row] = [Math.floor(town.x / reach), Math.floor(town.y / reach)];
    const near = [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1].flatMap((right) => squares.get(`${column + right},${row + down}`) ?? []),
    );
    const group = near.find(
      ([leader]) => leader !== undefined && Math.hypot(leader.x - town.x, leader.y - town.y) < reach,
    );
    if (group) {
      group.push(town);
      continue;
    }
    const alone = [town];
    groups.push(alone);
    const key = `${column},${row}`;
    squares.set(key, [...(squares.get(key) ?? []), alone]);
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
