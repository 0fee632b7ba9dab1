/*
 * The numbers below were chosen with a simulation (`pnpm bench:reads --only 'no words'`): they decide what a page costs, and
 * nothing else.
 */

/** The part of the largest number that is read at once that a division aims at. */
const AIM = 0.8;

/**
 * The most robots that are read at once, for each one that is missing, and for none: an area also contains
 * robots beyond its distance. After some round trips it is more, so that a page comes to an end.
 */
export const READ_BESIDES = 3;
const LEAST_READ = 8;
/** How much is read and counted at once. `countsPerRing` counts divide a ring. */
const FINE = { readPerMissing: 1.2, growth: 0.15, steadyRounds: 2, countsPerRing: 2 };
/** Few ranges fit an area badly, as those do that are asked for several tokens: more at once costs fewer round trips than it costs documents. */
const COARSE = { readPerMissing: 2, growth: 0.4, steadyRounds: 1, countsPerRing: 3 };
const COARSE_RANGES = 12;
const paceOf = (mostRanges: number) => (mostRanges > COARSE_RANGES ? FINE : COARSE);

/**
 * The most robots that are read at once.
 * @param missing how many the page lacks
 * @param round how many round trips the page took before
 * @param mostRanges of how many ranges of keys an area may consist
 */
export const mostAtOnce = (missing: number, round: number, mostRanges: number): number => {
  const { readPerMissing, growth, steadyRounds } = paceOf(mostRanges);
  const growing = 1 + growth * Math.max(0, round - steadyRounds);
  return Math.ceil(Math.max(LEAST_READ, missing * readPerMissing + READ_BESIDES) * growing);
};

/**
 * Where a ring that has too many robots is divided, as parts of its area, the smallest first.
 * @param readable the part of its robots that may be read at once
 */
export const partsOfRing = (readable: number, mostRanges: number): readonly number[] => {
  const share = Math.min(0.8, AIM * readable);
  const { countsPerRing } = paceOf(mostRanges);
  return Array.from({ length: countsPerRing }, (_, i) => share ** (1 - i / countsPerRing));
};
