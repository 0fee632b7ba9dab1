import {
  dateRequest,
  isAgreed,
  TAKEN_MAX,
  type CalendarDay,
  type DayRange,
  type RobotId,
  type UserId,
} from '@roborrow/domain';
import type { State } from '../store/state.ts';

/** The days of a robot that its owner has accepted, as the messages say, from a day on (D511), for people who are still there (D684). */
export const takenDays = (state: State, id: RobotId, from: CalendarDay): readonly DayRange[] => {
  const robot = state.get('robots', id);
  if (!robot) return [];
  const taken: DayRange[] = [];
  for (const message of state.messages.receivedBy(robot.ownerId)) {
    if (message.robotId !== id || hasLeft(state, message.senderId)) continue;
    const request = dateRequest(message, (step) => state.get('messages', step));
    if (request && isAgreed(request.state) && request.range.last >= from) taken.push(request.range);
  }
  return taken.sort((a, b) => (a.last < b.last ? -1 : 1)).slice(0, TAKEN_MAX);
};

const hasLeft = (state: State, user: UserId): boolean =>
  state.get('deletions', user) !== null || !state.get('users', user);
