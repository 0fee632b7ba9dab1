import type { Coordinates, GeoBox } from '@roborrow/domain';

/** Items on the globe, indexed so that those inside a box are found without scanning the others. */
export interface SpatialIndex<Item> {
  insert(item: Item, coordinates: Coordinates): void;
  /** Removes an item that was inserted at these coordinates; ignores a missing one. */
  remove(item: Item, coordinates: Coordinates): void;
  /** Every item inside the box, borders included, in no particular order. */
  within(box: GeoBox): readonly Item[];
}

/** The items of one cell; the three lists run in parallel. */
interface Cell<Item> {
  readonly row: number;
  readonly column: number;
  readonly items: Item[];
  readonly latitudes: number[];
  readonly longitudes: number[];
}

/** The side of a cell in degrees: a 25-mile box covers about 20 cells. */
const CELL_SIZE = 0.25;
const COLUMNS = 360 / CELL_SIZE + 1;

const rowOf = (latitude: number): number => Math.floor((latitude + 90) / CELL_SIZE);
const columnOf = (longitude: number): number => Math.floor((longitude + 180) / CELL_SIZE);
const keyOf = (row: number, column: number): number => row * COLUMNS + column;

/**
 * A hash grid: a write changes one cell, a query reads the cells that its box covers
 * (docs/decisions/0002-spatial-index.md).
 */
export const createSpatialIndex = <Item>(): SpatialIndex<Item> => {
  const cells = new Map<number, Cell<Item>>();

  const insert = (item: Item, { latitude, longitude }: Coordinates): void => {
    const row = rowOf(latitude);
    const column = columnOf(longitude);
    let cell = cells.get(keyOf(row, column));
    if (cell === undefined) {
      cell = { row, column, items: [], latitudes: [], longitudes: [] };
      cells.set(keyOf(row, column), cell);
    }
    cell.items.push(item);
    cell.latitudes.push(latitude);
    cell.longitudes.push(longitude);
  };

  const remove = (item: Item, { latitude, longitude }: Coordinates): void => {
    const key = keyOf(rowOf(latitude), columnOf(longitude));
    const cell = cells.get(key);
    const position = cell?.items.indexOf(item) ?? -1;
    if (cell === undefined || position < 0) return;
    for (const list of [cell.items, cell.latitudes, cell.longitudes]) list.splice(position, 1);
    if (cell.items.length === 0) cells.delete(key);
  };

  const within = (box: GeoBox): readonly Item[] => {
    const south = rowOf(box.south);
    const north = rowOf(box.north);
    const west = columnOf(box.west);
    const east = columnOf(box.east);
    const found: Item[] = [];

    const collect = ({ row, column, items, latitudes, longitudes }: Cell<Item>): void => {
      const isInside = row > south && row < north && column > west && column < east;
      items.forEach((item, i) => {
        if (isInside || isBetween(box, latitudes[i], longitudes[i])) found.push(item);
      });
    };

    // If the box covers more cells than exist, as around a pole, it is faster to scan the existing cells.
    if ((north - south + 1) * (east - west + 1) > cells.size) {
      for (const cell of cells.values()) collect(cell);
    } else {
      for (let row = south; row <= north; row += 1) {
        for (let column = west; column <= east; column += 1) {
          const cell = cells.get(keyOf(row, column));
          if (cell !== undefined) collect(cell);
        }
      }
    }
    return found;
  };

  return { insert, remove, within };
};

const isBetween = (box: GeoBox, latitude = NaN, longitude = NaN): boolean =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;
