import { epochMs, type EpochMs } from '@roborrow/domain';
import { FIRST_MOMENT, type Condition } from './question.ts';
import type { Division } from './meeting-both.ts';

/** Times of listing, from one on up to another and without it; `null` is open. */
export interface Times {
  readonly from: EpochMs | null;
  readonly to: EpochMs | null;
}

const ALL_TIMES: Times = { from: null, to: null };

export const listedIn = ({ from, to }: Times): readonly Condition[] => [
  { field: 'createdAt', is: '>=', value: { time: from ?? FIRST_MOMENT } },
  ...(to === null ? [] : [{ field: 'createdAt', is: '<', value: { time: to } } as const]),
];

const DAY = 24 * 3_600_000;
const HALF_A_YEAR = 182 * DAY;
/** The first parts: the last half a year, the one before, the year before that, and all before. */
const PARTS = 4;
/** The ages of what is counted to compare what is more than can be counted. */
const NEW = [90 * DAY, 7 * DAY, DAY / 2];

/** Divides times that have no beginning by their age, each twice the one before, and others evenly. */
export const divisionOfTimes = (now: number): Division<Times> => {
  const divide = ({ from, to }: Times, ways: number): readonly Times[] => {
    const age = Math.max(HALF_A_YEAR, to === null ? 0 : 2 * (now - to));
    const cutAt = (i: number): number =>
      from === null ? now - age * 2 ** i : from + Math.round((((to ?? now) - from) * (ways - 1 - i)) / ways);
    const cuts = Array.from({ length: ways - 1 }, (_, i) => epochMs(cutAt(i)));
    return [...cuts, from].map((begin, i) => ({ from: begin, to: cuts[i - 1] ?? to }));
  };
  return { whole: ALL_TIMES, parts: divide(ALL_TIMES, PARTS), divide };
};

/** How many there are in some latest times together. */
export const countNew = async (now: number, count: (times: Times) => Promise<number>): Promise<number> => {
  const counts = await Promise.all(NEW.map((age) => count({ from: epochMs(now - age), to: null })));
  return counts.reduce((sum, one) => sum + one, 0);
};
