import {
  CLOSED_DAYS_MAX,
  dateRequest,
  PortError,
  WEEKDAYS,
  withoutTaken,
  withTaken,
  type OutgoingMessage,
  type Robot,
  type RobotCalendar,
  type UserId,
} from '@roborrow/domain';
import type { State } from '../store/state.ts';

/** Whether an owner may close these days (D691). */
export const isValidClosing = ({
  closedDays,
  closedWeekdays,
}: Pick<RobotCalendar, 'closedDays' | 'closedWeekdays'>): boolean =>
  closedDays.length <= CLOSED_DAYS_MAX &&
  closedDays.every(({ first, last }) => first <= last) &&
  closedWeekdays.every((day) => WEEKDAYS.includes(day));

/**
 * The robot with the days that a message takes or frees; `null` where it changes no calendar (D690).
 * @throws PortError `conflict` (days) where the robot is rented on one of them.
 */
export const robotAfter = ({ dates, robotId }: OutgoingMessage, state: State): Robot | null => {
  const robot = robotId === null ? null : state.get('robots', robotId);
  if (dates?.kind === 'cancelled' || dates?.kind === 'not-happened')
    return robot && { ...robot, taken: withoutTaken(robot.taken, dates.request) };
  if (dates?.kind !== 'accepted') return null;
  const asked = state.get('messages', dates.request);
  const request = asked && dateRequest(asked, () => null);
  if (!robot || !request) return null;
  const taken = withTaken(robot, request.range, request.id);
  if (!taken) throw new PortError('conflict', { subject: 'days' });
  return { ...robot, taken };
};

/** The robots whose days become free when a person leaves: those they rented, and rented out (D511). */
export const robotsWithout = (user: UserId, state: State): readonly Robot[] => {
  const robots = new Map<string, Robot>();
  for (const { id, dates, robotId } of state.messages.of(user)) {
    if (dates?.kind !== 'asked' || robotId === null) continue;
    const robot = robots.get(robotId) ?? state.get('robots', robotId);
    if (robot?.taken.some(({ request }) => request === id))
      robots.set(robotId, { ...robot, taken: withoutTaken(robot.taken, id) });
  }
  return [...robots.values()];
};
