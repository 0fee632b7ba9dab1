import { extrude, rod } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GRAPHITE, RUBBER, STEEL } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import type { Profile } from '../engine/profile.ts';
import { bolts, disc, path } from '../engine/shape.ts';
import type { Shape } from '../engine/shape.ts';
import type { Part } from '../engine/solid.ts';
import type { Axis, Vector } from '../engine/vector.ts';

const treads = (r: number, count: number): Shape =>
  path(
    Array.from({ length: count }, (_, i) => {
      const a = (2 * Math.PI * i) / count;
      const at = (k: number) => `${(r * k * Math.cos(a)).toFixed(1)} ${(r * k * Math.sin(a)).toFixed(1)}`;
      return `M${at(0.86)}L${at(0.97)}`;
    }).join(''),
    BLACK,
    -0.1,
    r * 0.07,
  );

const face = (r: number, rim: Material, spokes: number): readonly Shape[] => [
  treads(r, 22),
  disc(0, 0, r * 0.68, rim, 0.12),
  disc(0, 0, r * 0.57, rim, -0.2),
  path(
    Array.from({ length: spokes }, (_, i) => {
      const a = (2 * Math.PI * i) / spokes + 0.3;
      return `M0 0L${(r * 0.58 * Math.cos(a)).toFixed(1)} ${(r * 0.58 * Math.sin(a)).toFixed(1)}`;
    }).join(''),
    rim,
    0.14,
    r * 0.15,
  ),
  disc(0, 0, r * 0.24, rim, 0.2),
  bolts(r * 0.15, 5, r * 0.03, GRAPHITE),
];

/** A tyre on a spoked rim, its axle along x or y. */
export const wheel = (
  r: number,
  width: number,
  centre: Vector,
  rim: Material = STEEL,
  along: Axis = 'y',
  spokes = 5,
): Part => rod(RUBBER, r, width, centre, { along, end: face(r, rim, spokes), start: face(r, rim, spokes) });

/** A small swivelling wheel under a plate. */
export const caster = (r: number, [x, y, top]: Vector): Part => [
  rod(DARK_STEEL, r * 0.5, top - r * 1.6, [x, y, (top + r * 1.6) / 2]),
  rod(GRAPHITE, r, r * 0.8, [x, y, r], {
    along: 'y',
    end: [disc(0, 0, r * 0.5, STEEL)],
    start: [disc(0, 0, r * 0.5, STEEL)],
  }),
];

/** A rubber track around its wheels, running along x; the profile's discs are the wheels. */
export function track(wheels: Profile, width: number, centre: Vector, rim: Material): Part {
  const cap = (side: 1 | -1): Shape[] =>
    wheels
      .map(([u, v, r]) => [u * side, v, r] as const)
      .flatMap(([x, z, r]) => [
        disc(x, -z, r * 0.86, BLACK),
        disc(x, -z, r * 0.7, rim),
        disc(x, -z, r * 0.45, rim, -0.2),
        bolts(r * 0.56, 6, r * 0.06, GRAPHITE, 0, x, -z),
        disc(x, -z, r * 0.18, STEEL),
      ]);
  const grown = wheels.map(([x, z, r]) => [x, z, r * 1.06] as const);
  return [extrude(RUBBER, grown, width, centre, { along: 'y', end: cap(1), start: cap(-1) })];
}
