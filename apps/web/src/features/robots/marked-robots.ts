import { robotId, type RobotId } from '@roborrow/domain';
import { createContext } from 'react';

/** The robots whose cards are marked, because something beside the list points at them. */
export const MarkedRobots = createContext<ReadonlySet<RobotId>>(new Set());

/** The robot whose card the element belongs to; `null` for none. */
export const robotIdAt = (target: EventTarget): RobotId | null => {
  const id =
    target instanceof Element ? target.closest<HTMLElement>('[data-robot]')?.dataset['robot'] : undefined;
  return id === undefined ? null : robotId(id);
};
