import { coordinates, quadrant, quadrantAt, type Coordinates, type GeoBox } from '@roborrow/domain';

/** How often the globe is divided into four parts. The smallest cells are five metres high. */
export const LEVELS = 22;

/** A part of the globe. The four parts of a cell have the numbers from `4 * number` on in the next level. */
export interface Cell {
  readonly level: number;
  readonly number: number;
  readonly box: GeoBox;
}

export const GLOBE: Cell = { level: 0, number: 0, box: { south: -90, north: 90, west: -180, east: 180 } };

/** One of the four parts of a cell. */
const partOf = ({ level, number, box }: Cell, part: number): Cell => ({
  level: level + 1,
  number: number * 4 + part,
  box: quadrant(box, part),
});

export const partsOf = (cell: Cell): readonly Cell[] => [0, 1, 2, 3].map((part) => partOf(cell, part));

/** The number of the smallest cell that contains a point. */
export const cellNumber = (point: Coordinates): number => {
  let cell = GLOBE;
  while (cell.level < LEVELS) cell = partOf(cell, quadrantAt(cell.box, point));
  return cell.number;
};

/** Comes before the keys of a smallest cell and of all that follow it. The number after the last cell has one as well. */
export const keyBefore = (number: number): string =>
  number < 4 ** LEVELS ? number.toString(4).padStart(LEVELS, '0') : '4';

/** The number of the smallest cell of a key, or of what `keyBefore` returned. */
export const numberOf = (key: string): number =>
  key >= '4' ? 4 ** LEVELS : Number.parseInt(key.slice(0, LEVELS), 4);

/**
 * The text by which a robot is found by its place: the digits of its smallest cell, which begin with those of
 * all larger cells around it, and its exact point. Two robots have the same key exactly when they are at the
 * same point.
 */
export const placeKey = ({ latitude, longitude }: Coordinates): string =>
  // Adding 0 makes -0 the ordinary zero, which has another text.
  `${keyBefore(cellNumber({ latitude, longitude }))},${latitude + 0},${longitude + 0}`;

/** The point of a key; `null` if no point has this key. The rules check only its form. */
export const pointOfKey = (key: string): Coordinates | null => {
  const [, latitude = NaN, longitude = NaN] = key.split(',').map(Number);
  const point = coordinates(latitude, longitude);
  return point && placeKey(point) === key ? point : null;
};
