import { isClientId, robotId, type RobotId } from '../ids.ts';

/** The most robots that are compared side by side (D328). */
export const COMPARED_MAX = 4;

/** The robots that an address names. */
export interface ComparedRobots {
  /** Each once, at most four. */
  readonly robots: readonly RobotId[];
  /** How many more are named, and not compared. */
  readonly others: number;
}

/** Reads the address of a comparison, "a,b"; what is no id is left out. */
export const parseComparedRobots = (text: string): ComparedRobots => {
  const named = [...new Set(text.split(','))].filter(isClientId);
  return {
    robots: named.slice(0, COMPARED_MAX).map(robotId),
    others: Math.max(0, named.length - COMPARED_MAX),
  };
};
