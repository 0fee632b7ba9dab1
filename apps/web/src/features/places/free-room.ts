/** A rectangle in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** Side of the squares by which boxes are found again, in pixels: about the length of a label. */
const SQUARE = 96;

/** More than a screen has of them side by side. */
const COLUMNS = 2 ** 16;

/** Which room of the map is taken. */
export interface FreeRoom {
  /** Takes the first of the boxes that overlaps nothing taken before; `null` if each does. */
  takeOneOf(boxes: readonly Box[]): Box | null;
}

export function createFreeRoom(): FreeRoom {
  const squares = new Map<number, Box[]>();
  const squaresOf = ({ left, top, width, height }: Box): number[] => {
    const keys: number[] = [];
    for (let row = Math.floor(top / SQUARE); row <= Math.floor((top + height) / SQUARE); row++)
      for (let column = Math.floor(left / SQUARE); column <= Math.floor((left + width) / SQUARE); column++)
        keys.push(row * COLUMNS + column);
    return keys;
  };
  return {
    takeOneOf(boxes) {
      for (const box of boxes) {
        const keys = squaresOf(box);
        if (keys.some((key) => squares.get(key)?.some((taken) => overlap(taken, box)))) continue;
        for (const key of keys) {
          const square = squares.get(key);
          if (square) square.push(box);
          else squares.set(key, [box]);
        }
        return box;
      }
      return null;
    },
  };
}
