import { ball, box, extrude, rod, tube } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GLASS, GRAPHITE, RUBBER, STEEL, glow } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { bolts, disc, rect, vents } from '../engine/shape.ts';
import type { Part } from '../engine/solid.ts';
import { bothSides } from '../engine/solid.ts';

/** Everything here starts at the origin and reaches along +x, as a tool on a flange does. */

export const parallelGripper = (accent: Material): Part => [
  box(GRAPHITE, [10, 12, 16], [5, 0, 0], { r: 3, along: 'x', front: [rect(0, 0, 5, 8, 1, accent)] }),
  box(STEEL, [3, 9, 22], [11.5, 0, 0], { r: 1, along: 'x' }),
  box(GRAPHITE, [15, 7, 3.5], [20, 0, 7.5], { r: 1, along: 'y' }),
  box(GRAPHITE, [15, 7, 3.5], [20, 0, -7.5], { r: 1, along: 'y' }),
  box(RUBBER, [8, 7.4, 1.6], [24, 0, 5], { r: 0.4 }),
  box(RUBBER, [8, 7.4, 1.6], [24, 0, -5], { r: 0.4 }),
];

export const weldingTorch = (accent: Material): Part => [
  box(BLACK, [9, 10, 13], [4.5, 0, 0], { r: 3, along: 'x', front: [vents(0, 0, 4, 6, 3, STEEL, 0)] }),
  rod(accent, 4.5, 11, [14, 0, 0], { along: 'x' }),
  rod(STEEL, 3, 14, [26, 0, 0], { along: 'x', taper: 0.8 }),
  rod(DARK_STEEL, 3.2, 6, [35, 0, 0], { along: 'x', taper: 0.7 }),
  rod(STEEL, 0.6, 6, [40, 0, 0], { along: 'x' }),
];

export const suctionHead = (accent: Material): Part => [
  box(GRAPHITE, [5, 34, 34], [3, 0, 0], { r: 4, along: 'x', right: [bolts(12, 6, 1, STEEL)] }),
  bothSides((y) =>
    bothSides((z) => [
      rod(STEEL, 1.6, 8, [9, y * 12, z * 12], { along: 'x' }),
      rod(accent, 5, 5, [15, y * 12, z * 12], { along: 'x', taper: 0.7 }),
      rod(RUBBER, 4.2, 4, [19, y * 12, z * 12], { along: 'x', taper: 1.4 }),
    ]),
  ),
  tube(BLACK, 1.2, [4, -8, 14], [-4, -16, 20], [-16, -12, 18]),
];

export const cinemaCamera = (accent: Material): Part => [
  box(GRAPHITE, [6, 12, 12], [3, 0, 0], { r: 2, along: 'x' }),
  box(BLACK, [30, 18, 22], [20, 0, 2], {
    r: 2,
    along: 'y',
    front: [
      rect(-3, -1, 14, 10, 1, GRAPHITE, 0.1),
      vents(9, 0, 5, 12, 5, GRAPHITE, 0.15),
      disc(-11, 8, 1.2, accent),
    ],
  }),
  rod(GRAPHITE, 8, 12, [41, 0, 1], { along: 'x' }),
  rod(accent, 8.4, 2, [38, 0, 1], { along: 'x' }),
  rod(BLACK, 9.5, 9, [51, 0, 1], {
    along: 'x',
    end: [disc(0, 0, 7.6, GLASS), disc(-1.5, -2, 3.5, glow('#5f7fa8')), disc(-2.5, -3, 1.4, glow('#cfe0f5'))],
  }),
  rod(DARK_STEEL, 1.6, 22, [20, 0, 17], { along: 'x' }),
];

/** Two curved fingers around something round. */
export const cupGripper = (accent: Material): Part => [
  box(GRAPHITE, [8, 14, 14], [4, 0, 0], { r: 3, along: 'x', front: [disc(0, 0, 3, accent)] }),
  bothSides((y) =>
    extrude(
      STEEL,
      [
        [10, y * 6, 2],
        [24, y * 8, 1.6],
      ],
      5,
      [0, 0, 0],
    ),
  ),
  rod(accent, 2, 3, [9, 0, 0], { along: 'x' }),
];

export const spindle = (accent: Material): Part => [
  rod(DARK_STEEL, 9, 22, [13, 0, 0], { along: 'x' }),
  rod(accent, 9.4, 3, [22, 0, 0], { along: 'x' }),
  rod(STEEL, 5, 7, [27, 0, 0], { along: 'x', taper: 0.6 }),
  rod(STEEL, 1.4, 12, [36, 0, 0], { along: 'x' }),
  ball(STEEL, 1.8, [42, 0, 0]),
];
