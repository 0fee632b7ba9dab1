import { MAX_RADIUS } from '../geo/radius.ts';
import { mostForSample, type Costing, type ListingQuery, type PublicRobotsPort } from '../ports/robots.ts';
import type { Narrowing } from './search-tokens.ts';

/** The most documents that an empty search reads, its help included (D825). */
const MOST = 50;
/** About as many are read to find the nearest few of all robots anywhere. */
const ANYWHERE = 24;

/** Takes the place of an answer that might cost more than is left. */
class BudgetSpent extends Error {}

/** For `catch`: a value in place of what is left out to save documents. Every other error goes on. */
export const whenSpent =
  <Value>(instead: Value) =>
  (thrown: unknown): Value => {
    if (thrown instanceof BudgetSpent) return instead;
    throw thrown;
  };

export interface ReadBudget {
  /** Reads without a limit, and adds up what that costs. What was counted before is not counted again. */
  readonly counting: PublicRobotsPort;
  /** Reads what helps, or rejects (`whenSpent`) if that might cost more than is left. A backend whose answers name no cost has no limit. */
  readonly helping: PublicRobotsPort;
  /** Keeps so many documents for what is read later, until it is called back. */
  readonly keep: (documents: number) => () => void;
}

/** One budget for a search and its help (D825). */
export const createReadBudget = (robots: PublicRobotsPort): ReadBudget => {
  let isFree = true;
  let spent = 0;
  let kept = 0;
  const add = <Answer extends Costing>(answer: Answer): Answer => {
    if (answer.cost !== undefined) isFree = false;
    spent += answer.cost ?? 0;
    return answer;
  };
  /** A search asks how many have a word to understand it, and again to help. */
  const counts = new Map<string, Promise<number>>();
  const keyOf = (narrowing: Narrowing): string => JSON.stringify(narrowing);
  const counting: PublicRobotsPort = {
    ...robots,
    listNearest: async (query) => add(await robots.listNearest(query)),
    listAvailable: async (query) => add(await robots.listAvailable(query)),
    sampleNear: async (query) => add(await robots.sampleNear(query)),
    countNarrowed: (narrowing) => {
      const key = keyOf(narrowing);
      const known = counts.get(key);
      if (known) return known;
      spent += 1;
      const count = robots.countNarrowed(narrowing);
      counts.set(key, count);
      count.catch(() => counts.delete(key));
      return count;
    },
  };
  const keep = (documents: number) => {
    kept += documents;
    return () => void (kept -= documents);
  };
  const within = async <Answer>(most: number, read: () => Promise<Answer>): Promise<Answer> => {
    if (!isFree && spent + kept + most > MOST) throw new BudgetSpent();
    const release = keep(most);
    try {
      return await read();
    } finally {
      release();
    }
  };
  const helping: PublicRobotsPort = {
    ...counting,
    // Of robots that it finds within the radius, which are shown, nothing is known before.
    listNearest: (query) =>
      within(countsFor(query) + (query.origin.radius > MAX_RADIUS ? ANYWHERE : 1), () =>
        counting.listNearest(query),
      ),
    listAvailable: (query) => within(countsFor(query) + query.limit + 1, () => counting.listAvailable(query)),
    sampleNear: (query) =>
      within(countsFor(query) + mostForSample(query.limit), () => counting.sampleNear(query)),
    countNarrowed: (narrowing) =>
      counts.get(keyOf(narrowing)) ?? within(1, () => counting.countNarrowed(narrowing)),
  };
  return { counting, helping, keep };
};

/** Several conditions are counted, to ask for the rarest. */
const countsFor = ({ narrow = [] }: Pick<ListingQuery, 'narrow'>): number =>
  narrow.length > 1 ? narrow.length : 0;
