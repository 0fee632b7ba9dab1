import { byRankUp, type NearRobot, type RankedCursor } from '@roborrow/domain';

/** Robots by their distance. */
export interface Nearest {
  /** The caller stops reading when it has enough. */
  readonly robots: Iterable<NearRobot>;
  /** How many there are; `null` if this takes as long as reading all. */
  readonly count: () => number | null;
}

/** A robot's position by its distance, also as the cursor of a page that ends with it. */
export const nearPosition = ({ robot, distance }: NearRobot): RankedCursor => ({
  rank: distance,
  createdAt: robot.createdAt,
  id: robot.id,
});

/** Whether a robot follows a page that ended there. */
export const isAfter = (near: NearRobot, end: RankedCursor | undefined): boolean =>
  end === undefined || byRankUp(nearPosition(near), end) > 0;
