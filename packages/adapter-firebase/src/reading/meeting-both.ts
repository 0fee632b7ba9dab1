import { LIST_MAX, type Narrowing } from '@roborrow/domain';
import { eitherOf, WORTH_COUNTING, type ChoiceOfTwo } from './choose-narrowing.ts';

/*
 * An index can be asked for one condition alone. Where few listings meet each of two, counts say where both are met: as many meet the one
 * and the other as meet either, where none meets both. Parts in which one may are divided for as long as counting costs less than reading.
 */

/** A part of what is searched, and how many listings meet the conditions there. */
export interface Part<Where> {
  readonly where: Where;
  /** Those that meet the rarest condition, which alone are read. */
  readonly one: number;
  readonly other: number;
  readonly either: number;
}

export interface PartsWithBoth<Where> {
  readonly parts: readonly Part<Where>[];
  /** Whether all that meet both are wanted: they are no more than the limit. */
  readonly areFew: boolean;
}

/** What is searched, and how it is divided. */
export interface Division<Where> {
  readonly whole: Where;
  /** The first parts. They have nothing in common, and together may have less than the whole has besides what is searched. */
  readonly parts: readonly Where[];
  /** Divides a part in about so many, which have nothing in common, and together all that it has. */
  divide(where: Where, ways: number): readonly Where[];
}

/** Each is a round trip. */
const MOST_DIVISIONS = 5;
/** Fewer robots than these are asked for by hints alone. */
const WORTH_DIVIDING_FOR = 8;
/** Each further count of a part in two tells more than one of three; a part with more than can be counted is divided faster. */
const WAYS = { counted: 2, uncounted: 3 };
/** Counts for each part but the last one, which has what is left. */
const COUNTS = 3;
/** What is likely to be read less must be so many times what the counts cost, because listings are not spread evenly. */
const WORTH = 2;

const isCounted = ({ either }: Part<unknown>): boolean => either < LIST_MAX;

/** How many meet both conditions, at most where they cannot be counted. */
const mostWithBoth = (part: Part<unknown>): number =>
  isCounted(part) ? part.one + part.other - part.either : part.one;

/** How many meet both conditions in some parts, at most. */
const mostIn = (parts: readonly Part<unknown>[]): number =>
  parts.reduce((sum, part) => sum + mostWithBoth(part), 0);

/** Whether what is likely to be read less, where those that meet both are spread evenly, is more than the counts cost. */
const isWorthDividing = (part: Part<unknown>): boolean =>
  isCounted(part)
    ? part.one / WAYS.counted ** mostWithBoth(part) > WORTH * COUNTS
    : part.one > WORTH_COUNTING.uncounted;

/**
 * The parts in which listings may meet both conditions. They are not divided where more than the limit do, nor for a few robots. A listing
 * that is changed between two counts may be counted in one of them alone, and hide another from this answer.
 */
export const partsWithBoth = async <Where>(
  { narrowing, other, isOtherCounted }: ChoiceOfTwo,
  { whole, parts: firstParts, divide }: Division<Where>,
  limit: number,
  countIn: (narrowing: Narrowing, where: Where) => Promise<number>,
): Promise<PartsWithBoth<Where>> => {
  const count = async (where: Where): Promise<Part<Where>> => {
    const [one = 0, another = 0, either = 0] = await Promise.all(
      [narrowing, other, eitherOf(narrowing, other)].map((asked) => countIn(asked, where)),
    );
    return { where, one, other: another, either };
  };
  const divided = async (part: Part<Where>): Promise<readonly Part<Where>[]> => {
    const wheres = divide(part.where, isCounted(part) ? WAYS.counted : WAYS.uncounted);
    const last = wheres.at(-1);
    if (last === undefined || wheres.length === 1) return [part];
    if (!isCounted(part)) return Promise.all(wheres.map(count));
    const counted = await Promise.all(wheres.slice(0, -1).map(count));
    const left = (of: 'one' | 'other' | 'either') => counted.reduce((rest, one) => rest - one[of], part[of]);
    return [...counted, { where: last, one: left('one'), other: left('other'), either: left('either') }];
  };
  const mayHaveBoth = (part: Part<Where>) => mostWithBoth(part) > 0;
  const countAll = async (wheres: readonly Where[]) =>
    (await Promise.all(wheres.map(count))).filter(mayHaveBoth);
  const isWanted = () => limit >= WORTH_DIVIDING_FOR && mostIn(parts.filter(isCounted)) <= limit;
  let parts = await countAll(isOtherCounted ? [whole] : firstParts);
  if (isOtherCounted && isWanted() && parts.some(isWorthDividing)) parts = await countAll(firstParts);
  for (let i = 0; i < MOST_DIVISIONS && isWanted() && parts.some(isWorthDividing); i += 1) {
    const next = await Promise.all(
      parts.map(async (part) => (isWorthDividing(part) ? divided(part) : [part])),
    );
    parts = next.flat().filter(mayHaveBoth);
  }
  const arePage = limit >= WORTH_DIVIDING_FOR && mostIn(parts) <= limit;
  return { parts, areFew: parts.length === 0 || arePage };
};
