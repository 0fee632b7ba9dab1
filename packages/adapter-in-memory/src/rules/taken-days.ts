import { dateRequest, TAKEN_MAX, type CalendarDay, type DayRange, type RobotId } from '@roborrow/domain';
import type { State } from '../store/state.ts';

/** The days of a robot that its owner has accepted, as the messages say, from a day on (D511). */
export const takenDays = (state: State, id: RobotId, from: CalendarDay): readonly DayRange[] => {
  const robot = state.get('robots', id);
  if (!robot) return [];
  const taken: DayRange[] = [];
  for (const message of state.messages.receivedBy(robot.ownerId)) {
    if (message.robotId !== id) continue;
    const request = dateRequest(message, (step) => state.get('messages', step));
    if (request?.state === 'accepted' && request.range.last >= from) taken.push(request.range);
  }
  return taken.sort((a, b) => (a.last < b.last ? -1 : 1)).slice(0, TAKEN_MAX);
};
