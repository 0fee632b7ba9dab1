import type { Material } from './material.ts';
import { roundedRectangle } from './profile.ts';
import type { Profile } from './profile.ts';
import type { Shape } from './shape.ts';
import type { Ball, Decal, Prism, Sheet, Tube } from './solid.ts';
import { axisFrame, point, scale } from './vector.ts';
import type { Axis, Frame, Vector } from './vector.ts';

type Face = 'front' | 'back' | 'left' | 'right' | 'top' | 'bottom';
type Drawings = Partial<Record<Face, readonly Shape[]>>;

const FACES: Readonly<Record<Face, Frame>> = {
  front: { o: [0, -0.5, 0], u: [1, 0, 0], v: [0, 0, 1], n: [0, -1, 0] },
  back: { o: [0, 0.5, 0], u: [-1, 0, 0], v: [0, 0, 1], n: [0, 1, 0] },
  left: { o: [-0.5, 0, 0], u: [0, -1, 0], v: [0, 0, 1], n: [-1, 0, 0] },
  right: { o: [0.5, 0, 0], u: [0, 1, 0], v: [0, 0, 1], n: [1, 0, 0] },
  top: { o: [0, 0, 0.5], u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, 1] },
  bottom: { o: [0, 0, -0.5], u: [1, 0, 0], v: [0, -1, 0], n: [0, 0, -1] },
};

/** Drawings for the faces of a block of this size around a centre. */
function faceDecals(size: Vector, centre: Vector, drawings: Drawings): readonly Decal[] {
  return Object.entries(drawings).map(([name, shapes]) => {
    // Object.entries forgets the key's type; the record above has every face.
    const face = FACES[name as Face];
    const offset: Vector = [face.o[0] * size[0], face.o[1] * size[1], face.o[2] * size[2]];
    return {
      frame: { ...face, o: [centre[0] + offset[0], centre[1] + offset[1], centre[2] + offset[2]] },
      shapes,
    };
  });
}

export interface BoxOptions extends Drawings {
  /** Radius of the rounded edges. */
  readonly r?: number;
  /** The direction of the rounded edges. */
  readonly along?: Axis;
  readonly taper?: number;
}

/** A block around a centre, its edges rounded in one direction. */
export function box(m: Material, size: Vector, centre: Vector, options: BoxOptions = {}): Prism {
  const { r = 3, along = 'z', taper = 1, ...drawings } = options;
  const [w, d, h] = size;
  const [across, upright, length] = along === 'x' ? [d, h, w] : along === 'y' ? [w, h, d] : [w, d, h];
  const frame = axisFrame(along);
  return {
    kind: 'prism',
    frame: { ...frame, o: point({ ...frame, o: centre }, [0, 0, -length / 2]) },
    profile: roundedRectangle(across, upright, r),
    length,
    taper,
    material: m,
    decals: faceDecals(size, centre, drawings),
  };
}

export interface RodOptions {
  readonly along?: Axis;
  readonly taper?: number;
  /** Drawn on the end the axis points to (the front for `y`). */
  readonly end?: readonly Shape[];
  readonly start?: readonly Shape[];
}

/** Any hull of discs pushed along an axis, around a centre. */
export function extrude(
  m: Material,
  profile: Profile,
  length: number,
  centre: Vector,
  options: RodOptions = {},
): Prism {
  const { along = 'z', taper = 1, end, start } = options;
  const frame = axisFrame(along, centre);
  const cap = (side: 1 | -1): Frame => ({
    o: point(frame, [0, 0, (side * length) / 2]),
    u: scale(frame.u, side),
    v: frame.v,
    n: scale(frame.n, side),
  });
  return {
    kind: 'prism',
    frame: { ...frame, o: point(frame, [0, 0, -length / 2]) },
    profile,
    length,
    taper,
    material: m,
    decals: [
      ...(end === undefined ? [] : [{ frame: cap(1), shapes: end }]),
      ...(start === undefined ? [] : [{ frame: cap(-1), shapes: start }]),
    ],
  };
}

/** A round bar, disc or cone frustum around a centre. */
export const rod = (
  m: Material,
  r: number,
  length: number,
  centre: Vector,
  options: RodOptions = {},
): Prism => extrude(m, [[0, 0, r]], length, centre, options);

export interface BallOptions {
  readonly rise?: number;
  readonly half?: boolean;
  readonly along?: Axis;
}

export const ball = (m: Material, radius: number, centre: Vector, options: BallOptions = {}): Ball => ({
  kind: 'ball',
  frame: axisFrame(options.along ?? 'z', centre),
  radius,
  rise: options.rise ?? radius,
  half: options.half ?? false,
  material: m,
});

export const tube = (m: Material, radius: number, ...points: readonly Vector[]): Tube => ({
  kind: 'tube',
  points,
  radius,
  material: m,
});

/** A flat drawing around a point, facing along an axis (the front for `y`). */
export const sheet = (
  centre: Vector,
  radius: number,
  shapes: readonly Shape[],
  along: Axis = 'z',
): Sheet => ({
  kind: 'sheet',
  decal: { frame: axisFrame(along, centre), shapes },
  radius,
});
