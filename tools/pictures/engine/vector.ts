/** A point or direction in model space: x to the right, y away from the front, z up. */
export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scale = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Where something stands and how it is turned: an origin and three perpendicular unit axes. */
export interface Frame {
  readonly o: Vector;
  readonly u: Vector;
  readonly v: Vector;
  readonly n: Vector;
}

export type Axis = 'x' | 'y' | 'z';

/**
 * The frame whose `n` runs along an axis; `u` is to the right and `v` up for somebody who looks at the end.
 */
export function axisFrame(along: Axis, o: Vector = [0, 0, 0]): Frame {
  switch (along) {
    case 'x':
      return { o, u: [0, 1, 0], v: [0, 0, 1], n: [1, 0, 0] };
    case 'y':
      return { o, u: [1, 0, 0], v: [0, 0, 1], n: [0, -1, 0] };
    case 'z':
      return { o, u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, 1] };
  }
}

/** A direction of the frame's own space, in the space the frame stands in. */
export const direction = (f: Frame, d: Vector): Vector =>
  add(add(scale(f.u, d[0]), scale(f.v, d[1])), scale(f.n, d[2]));

export const point = (f: Frame, p: Vector): Vector => add(f.o, direction(f, p));

export const within = (outer: Frame, inner: Frame): Frame => ({
  o: point(outer, inner.o),
  u: direction(outer, inner.u),
  v: direction(outer, inner.v),
  n: direction(outer, inner.n),
});

/** A turn about an axis through the origin, in degrees, counterclockwise for somebody the axis points at. */
export function rotation(axis: Axis, degrees: number): Frame {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  switch (axis) {
    case 'x':
      return { o: [0, 0, 0], u: [1, 0, 0], v: [0, c, s], n: [0, -s, c] };
    case 'y':
      return { o: [0, 0, 0], u: [c, 0, -s], v: [0, 1, 0], n: [s, 0, c] };
    case 'z':
      return { o: [0, 0, 0], u: [c, s, 0], v: [-s, c, 0], n: [0, 0, 1] };
  }
}
