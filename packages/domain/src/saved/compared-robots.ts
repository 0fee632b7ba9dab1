import { isClientId, robotId, type RobotId } from '../ids.ts';

/** The most robots that are compared side by side (D328). */
export const COMPARED_MAX = 4;

/** The robots named in the address of a comparison, "a,b": each once, at most four; what is no id is left out. */
export const parseComparedRobots = (text: string): readonly RobotId[] =>
  [...new Set(text.split(','))].filter(isClientId).slice(0, COMPARED_MAX).map(robotId);
