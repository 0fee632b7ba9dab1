import { farthestInBox, nearestInBox, type Coordinates } from '@roborrow/domain';
import { GLOBE, keyBefore, LEVELS, numberOf, partsOf, type Cell } from './place-key.ts';

/** Place keys from one on, up to another and without it. */
export interface KeyRange {
  readonly from: string;
  readonly to: string;
}

/** A part of the globe: ranges of place keys, in order. Between two of them is a gap. */
export type Area = readonly KeyRange[];

/** The area of one key. No character of a key comes before a space. */
export const areaOfKey = (key: string): Area => [{ from: key, to: `${key} ` }];

/** All keys before one. */
export const areaBefore = (key: string): Area => [{ from: '0', to: key }];

/** The position of the first range that ends after a key. */
const firstEndingAfter = (area: Area, key: string): number => {
  let low = 0;
  for (let high = area.length; low < high;) {
    const middle = (low + high) >>> 1;
    if ((area[middle]?.to ?? key) <= key) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const isInArea = (area: Area, key: string): boolean => {
  const range = area[firstEndingAfter(area, key)];
  return range !== undefined && range.from <= key;
};

/** How many smallest cells an area contains. */
export const sizeOf = (area: Area): number =>
  area.reduce((sum, { from, to }) => sum + numberOf(to) - numberOf(from), 0);

export const union = (a: Area, b: Area): Area => {
  const merged: KeyRange[] = [];
  for (const range of [...a, ...b].sort((x, y) => (x.from < y.from ? -1 : 1))) {
    const last = merged.at(-1);
    if (last && range.from <= last.to)
      merged[merged.length - 1] = { from: last.from, to: last.to < range.to ? range.to : last.to };
    else merged.push(range);
  }
  return merged;
};

export const without = (area: Area, taken: Area): Area => {
  const rest: KeyRange[] = [];
  for (const { from, to } of area) {
    let at = from;
    for (let i = firstEndingAfter(taken, from), next = taken[i]; next && next.from < to; next = taken[++i]) {
      if (at < next.from) rest.push({ from: at, to: next.from });
      at = next.to;
    }
    if (at < to) rest.push({ from: at, to });
  }
  return rest;
};

export const intersection = (a: Area, b: Area): Area => without(a, without(a, b));

/** Divides an area into parts of about the same size, at borders of smallest cells; fewer where it is too small. */
export const divideArea = (area: Area, ways: number): readonly Area[] => {
  const keyAt = (size: number): string => {
    let left = size;
    for (const { from, to } of area) {
      const most = numberOf(to) - numberOf(from);
      if (left < most) return keyBefore(numberOf(from) + left);
      left -= most;
    }
    return '4';
  };
  const cuts = Array.from({ length: ways - 1 }, (_, i) => keyAt(Math.round((sizeOf(area) * (i + 1)) / ways)));
  return [...cuts, '4']
    .map((to, i) => intersection(area, [{ from: cuts[i - 1] ?? '0', to }]))
    .filter((part) => part.length > 0);
};

/**
 * Adds the gaps with the smallest costs to an area, so that at most so many ranges are left. A gap with an
 * infinite cost is never added.
 */
export const closeGaps = (area: Area, most: number, costOf: (gap: Area) => number): Area => {
  if (area.length <= most) return area;
  const gaps = area
    .slice(1)
    .map((range, i) => [{ from: area[i]?.to ?? range.from, to: range.from }])
    .map((gap) => ({ gap, cost: costOf(gap) }))
    .filter(({ cost }) => cost < Infinity)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, area.length - most);
  return union(
    area,
    gaps.flatMap(({ gap }) => gap),
  );
};

interface CoveringCell extends Cell {
  /** Whether every point of the cell is nearer than the radius. */
  readonly isInside: boolean;
}

/**
 * The most cells that are divided. A circle around one pole that ends just before the other one would need millions: every
 * meridian ends there.
 */
const MOST_CELLS = 2_000;

/** The cells that cover a circle. They are divided until there are at least so many ranges, or very many cells. */
const coverOf = (origin: Coordinates, radius: number, ranges: number): readonly CoveringCell[] => {
  // Field by field and in place: this runs thousands of times for a page, and copies took half of its time.
  const addIfNear = ({ level, number, box }: Cell, cells: CoveringCell[]): void => {
    if (nearestInBox(origin, box) > radius) return;
    cells.push({ level, number, box, isInside: farthestInBox(origin, box) < radius });
  };
  let cells: CoveringCell[] = [];
  addIfNear(GLOBE, cells);
  for (
    let level = 0;
    level < LEVELS && cells.length < MOST_CELLS && countRanges(cells) < ranges;
    level += 1
  ) {
    const finer: CoveringCell[] = [];
    for (const cell of cells) {
      if (cell.isInside) finer.push(cell);
      else for (const part of partsOf(cell)) addIfNear(part, finer);
    }
    cells = finer;
  }
  return cells;
};

/** How many ranges of numbers cells have, in the order of their numbers. */
const countRanges = (cells: readonly Cell[]): number => {
  let count = 0;
  let end = -1;
  for (const { level, number } of cells) {
    const size = 4 ** (LEVELS - level);
    if (number * size !== end) count += 1;
    end = (number + 1) * size;
  }
  return count;
};

/** Numbers of smallest cells, from one up to another and without it, for cells in the order of their numbers. */
const numbersOf = (cells: readonly Cell[]): readonly (readonly [from: number, to: number])[] => {
  const numbers: [number, number][] = [];
  for (const { level, number } of cells) {
    const size = 4 ** (LEVELS - level);
    const last = numbers.at(-1);
    if (last?.[1] === number * size) last[1] += size;
    else numbers.push([number * size, (number + 1) * size]);
  }
  return numbers;
};

const areaOf = (cells: readonly Cell[]): Area =>
  numbersOf(cells).map(([from, to]) => ({ from: keyBefore(from), to: keyBefore(to) }));

/**
 * An area that contains every point within the radius, and others near it: the fewer, the more ranges it has.
 * It is right across the antimeridian and at the poles (D5).
 */
export const areaAround = (origin: Coordinates, radius: number, ranges: number): Area =>
  areaOf(coverOf(origin, radius, ranges));

/** An area of which every point is nearer than the radius. */
export const areaWithin = (origin: Coordinates, radius: number, ranges: number): Area =>
  areaOf(coverOf(origin, radius, ranges).filter(({ isInside }) => isInside));
