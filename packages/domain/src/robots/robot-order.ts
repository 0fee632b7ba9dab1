import { byNewest, type Dated } from '../newest-first.ts';
import type { Robot } from './robot.ts';

/** The orders in which available robots are listed. Equal ones stand newest first. */
export const LISTING_ORDERS = ['newest', 'price-up', 'price-down', 'best-rated'] as const;
/** One of `LISTING_ORDERS`. */
export type ListingOrder = (typeof LISTING_ORDERS)[number];

/** A position in an order: a robot's, or that of a cursor. */
export interface Ranked extends Dated {
  readonly rank: number;
}

const RANKS: Readonly<Record<ListingOrder, (robot: Robot) => number>> = {
  newest: () => 0,
  'price-up': ({ price }) => price,
  'price-down': ({ price }) => price,
  'best-rated': ({ rating }) => rating,
};

/** A robot's position in an order, also as the cursor of a page that ends with it. */
export const positionIn = (order: ListingOrder, robot: Robot): Ranked & Pick<Robot, 'id'> => ({
  rank: RANKS[order](robot),
  createdAt: robot.createdAt,
  id: robot.id,
});

/** The smallest rank first (the lowest price, the nearest), equal ranks newest first. */
export const byRankUp = (a: Ranked, b: Ranked): number => a.rank - b.rank || byNewest(a, b);
const byRankDown = (a: Ranked, b: Ranked): number => b.rank - a.rank || byNewest(a, b);

/** Compares two positions in an order. It is a total order, the same on every backend. */
export const byPosition = (order: ListingOrder): ((a: Ranked, b: Ranked) => number) =>
  order === 'price-up' ? byRankUp : byRankDown;

/** Compares two robots in an order. */
export const byOrder = (order: ListingOrder): ((a: Robot, b: Robot) => number) => {
  const rank = RANKS[order];
  return order === 'price-up'
    ? (a, b) => rank(a) - rank(b) || byNewest(a, b)
    : (a, b) => rank(b) - rank(a) || byNewest(a, b);
};
