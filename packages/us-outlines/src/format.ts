import { OUTLINE_KINDS, type Line, type OutlineKind, type Outlines } from './outlines.ts';

/** Positions are stored in steps of this many degrees, about 900 feet. */
export const STEP = 0.0025;

/** The stored form: JSON of each kind's lines, every position as its difference from the one before. */
type Packed = Readonly<Record<OutlineKind, readonly Line[]>>;

const mapKinds = (map: (kind: OutlineKind) => readonly Line[]): Outlines => {
  const [land = [], states = [], counties = [], lakes = [], neighbours = []] = OUTLINE_KINDS.map(map);
  return { land, states, counties, lakes, neighbours };
};

/** Writes a line's positions as differences; positions that are the same after rounding are written once. */
const packLine = (
  line: Line,
  from: readonly [number, number],
): { packed: number[]; last: [number, number] } => {
  const packed: number[] = [];
  let [east, north] = from;
  for (let i = 0; i + 1 < line.length; i += 2) {
    const [nextEast, nextNorth] = [Math.round((line[i] ?? 0) / STEP), Math.round((line[i + 1] ?? 0) / STEP)];
    if (i > 0 && nextEast === east && nextNorth === north) continue;
    packed.push(nextEast - east, nextNorth - north);
    [east, north] = [nextEast, nextNorth];
  }
  return { packed, last: [east, north] };
};

/** The text of the data file. A line that shrinks to one position is left out. */
export const packOutlines = (outlines: Outlines): string => {
  let from: [number, number] = [0, 0];
  const packed = mapKinds((kind) =>
    outlines[kind].flatMap((line) => {
      const { packed: differences, last } = packLine(line, from);
      if (differences.length < 4) return [];
      from = last;
      return [differences];
    }),
  );
  return JSON.stringify(packed);
};

/** Adds up the differences of one line after the other. */
const lineReader = (step: number): ((differences: Line) => Line) => {
  let east = 0;
  let north = 0;
  return (differences) =>
    differences.map((difference, i) => (i % 2 === 0 ? (east += difference) : (north += difference)) * step);
};

/** Reads the text of the data file. */
export const unpackOutlines = (text: string): Outlines => {
  const packed = JSON.parse(text) as Packed; // written by packOutlines
  const read = lineReader(STEP);
  return mapKinds((kind) => packed[kind].map(read));
};

/** Roads are stored in steps of this many degrees, about a third of a mile: a map of towns needs no more. */
const ROAD_STEP = 0.005;

/** Reads the text of the file with the roads: a list of lines, every position as its difference from the one before. */
export const unpackRoads = (text: string): readonly Line[] => {
  const packed = JSON.parse(text) as readonly Line[]; // as NOTICE.md says
  return packed.map(lineReader(ROAD_STEP));
};
