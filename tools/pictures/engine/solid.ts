import type { Material } from './material.ts';
import type { Profile } from './profile.ts';
import type { Shape } from './shape.ts';
import { add, axisFrame, point, rotation, scale, within } from './vector.ts';
import type { Axis, Frame, Vector } from './vector.ts';

/** Flat drawing on a surface; `u` to the right, `v` up and `n` outwards, for somebody who looks at it. */
export interface Decal {
  readonly frame: Frame;
  readonly shapes: readonly Shape[];
}

/** A profile pushed along `frame.n`, perhaps growing or shrinking on the way. */
export interface Prism {
  readonly kind: 'prism';
  readonly frame: Frame;
  readonly profile: Profile;
  readonly length: number;
  /** The size of the far end against the near one. */
  readonly taper: number;
  readonly material: Material;
  readonly decals: readonly Decal[];
}

/** An egg of revolution about `frame.n`, whole or only its upper half. */
export interface Ball {
  readonly kind: 'ball';
  readonly frame: Frame;
  readonly radius: number;
  /** Half the height along `frame.n`. */
  readonly rise: number;
  readonly half: boolean;
  readonly material: Material;
}

/** A cable or a bent pipe through some points. */
export interface Tube {
  readonly kind: 'tube';
  readonly points: readonly Vector[];
  readonly radius: number;
  readonly material: Material;
}

/** A drawing without thickness: a propeller's disc, a beam of light, a mat on the floor. */
export interface Sheet {
  readonly kind: 'sheet';
  readonly decal: Decal;
  readonly radius: number;
}

export type Solid = Prism | Ball | Tube | Sheet;

export type Part = Solid | readonly Part[];

export const flatten = (part: Part): readonly Solid[] => (isList(part) ? part.flatMap(flatten) : [part]);

const isList = (part: Part): part is readonly Part[] => Array.isArray(part);

const moveDecal = (f: Frame, decal: Decal): Decal => ({ ...decal, frame: within(f, decal.frame) });

function move(f: Frame, solid: Solid): Solid {
  switch (solid.kind) {
    case 'prism':
      return { ...solid, frame: within(f, solid.frame), decals: solid.decals.map((d) => moveDecal(f, d)) };
    case 'ball':
      return { ...solid, frame: within(f, solid.frame) };
    case 'tube':
      return { ...solid, points: solid.points.map((p) => point(f, p)) };
    case 'sheet':
      return { ...solid, decal: moveDecal(f, solid.decal) };
  }
}

/** The part, standing somewhere else. */
export const at = (o: Vector, ...parts: readonly Part[]): Part =>
  flatten(parts).map((solid) => move(axisFrame('z', o), solid));

/** The part, turned about an axis through the origin (degrees). */
export const turn = (axis: Axis, degrees: number, ...parts: readonly Part[]): Part =>
  flatten(parts).map((solid) => move(rotation(axis, degrees), solid));

/** The part and its mirror image in the plane x = 0, made by calling the builder once for each side. */
export const bothSides = (build: (side: 1 | -1) => Part): Part => [build(-1), build(1)];

/** Copies around the vertical axis. */
export const around = (count: number, build: (index: number) => Part, first = 0): Part =>
  Array.from({ length: count }, (_, i) => turn('z', first + (360 / count) * i, build(i)));

/** The middle of a solid, for sorting. */
export function middle(solid: Solid): Vector {
  switch (solid.kind) {
    case 'prism':
      return point(solid.frame, [0, 0, solid.length / 2]);
    case 'ball':
      return solid.half ? add(solid.frame.o, scale(solid.frame.n, solid.rise / 2)) : solid.frame.o;
    case 'tube':
      return solid.points[Math.floor(solid.points.length / 2)] ?? [0, 0, 0];
    case 'sheet':
      return solid.decal.frame.o;
  }
}
