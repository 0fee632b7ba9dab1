import { DAY_LENGTH, shownDays, type DayCounts, type EpochMs } from '@roborrow/domain';
import type { State } from '../store/state.ts';

/** How many came on each of the days that the desk shows (D799). */
export const dayCounts = (state: State, now: EpochMs): readonly DayCounts[] => {
  const times = {
    members: [...state.all('users')].map(({ createdAt }) => createdAt),
    listings: [...state.all('robots'), ...state.all('hiddenRobots')].map(({ createdAt }) => createdAt),
    requests: [...state.all('messages')].flatMap(({ dates, createdAt }) =>
      dates?.kind === 'asked' ? [createdAt] : [],
    ),
    rentals: [...state.all('rentals')].flatMap(({ endedAt }) => endedAt ?? []),
    reviews: [...state.all('reviews')].map(({ createdAt }) => createdAt),
  };
  return shownDays(now).map((day) => {
    const count = (list: readonly EpochMs[]): number =>
      list.filter((at) => at >= day && at < day + DAY_LENGTH).length;
    return {
      day,
      counts: {
        members: count(times.members),
        listings: count(times.listings),
        requests: count(times.requests),
        rentals: count(times.rentals),
        reviews: count(times.reviews),
      },
    };
  });
};
