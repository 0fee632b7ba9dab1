import { box, extrude, rod, tube } from '../engine/build.ts';
import { BLACK, GLASS, GRAPHITE, STEEL, glow } from '../engine/material.ts';
import { disc, path, rect, vents } from '../engine/shape.ts';
import { bothSides } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { SKY } from './palette.ts';
import type { Paint } from './palette.ts';
import { caster } from './wheels.ts';

/** Rolls a doctor's screen, an arm with a camera and locked drawers to the bedside. */
export const medicalCart = (paint: Paint): Part => [
  bothSides((x) => bothSides((y) => caster(5, [x * 24, y * 18, 12]))),
  box(GRAPHITE, [62, 48, 6], [0, 0, 13], { r: 8 }),
  box(paint.body, [48, 38, 58], [0, 0, 45], {
    r: 6,
    front: [0, 1, 2].flatMap((i) => [
      rect(0, -18 + i * 18, 40, 15.4, 2, paint.body, -0.09),
      rect(0, -21 + i * 18, 13, 2, 1, paint.accent),
    ]),
    right: [rect(0, 0, 16, 30, 3, paint.body, -0.1), path('M-4 0h8M0 -4v8', paint.accent, 0, 2.6)],
  }),
  box(GRAPHITE, [56, 44, 4], [0, 0, 76], { r: 7 }),
  box(SKY, [16, 12, 7], [-14, -8, 81], { r: 2 }),
  rod(STEEL, 2.6, 40, [8, 10, 98]),
  box(paint.body, [54, 5, 36], [0, 6, 126], {
    r: 4,
    along: 'y',
    front: [
      rect(0, 0, 49, 31, 2, glow('#1f3a4d')),
      path('M-21 3h10l3 -9 5 16 4 -11 3 4h16', glow('#8fe3b0'), 0, 1.3),
      rect(15, -10, 12, 3, 1.5, glow('#5fa8c9')),
      rect(15, -5, 9, 2, 1, glow('#3f7590')),
    ],
  }),
  rod(GRAPHITE, 4.6, 6, [0, 4, 149], {
    along: 'y',
    end: [disc(0, 0, 3.2, GLASS), disc(-0.7, -0.8, 1, glow('#cfe0f5'))],
  }),
  extrude(
    paint.body,
    [
      [24, 80, 3],
      [46, 100, 2.6],
    ],
    5,
    [0, 8, 0],
    { along: 'y' },
  ),
  extrude(
    paint.body,
    [
      [46, 100, 2.6],
      [40, 116, 2.2],
    ],
    4,
    [0, 4, 0],
    { along: 'y' },
  ),
  rod(paint.accent, 4, 8, [39, 0, 117], { along: 'y' }),
  tube(BLACK, 1.1, [-24, -4, 70], [-34, -8, 58], [-30, -10, 40], [-25, -6, 34]),
];

/** Legs that walk with the person who wears them, on a stand. */
export const exoskeleton = (paint: Paint): Part => [
  box(GRAPHITE, [78, 56, 5], [0, 4, 2.5], { r: 10 }),
  rod(STEEL, 3, 132, [0, 26, 70]),
  box(paint.body, [34, 14, 46], [0, 14, 118], {
    r: 8,
    along: 'y',
    front: [rect(0, -4, 20, 24, 5, paint.body, -0.1), vents(0, 14, 14, 5, 3, GRAPHITE)],
    right: [rect(0, 0, 5, 20, 2, paint.accent)],
  }),
  tube(BLACK, 2.6, [-16, 8, 100], [-24, -10, 98], [-10, -21, 96], [10, -21, 96], [24, -10, 98], [16, 8, 100]),
  box(paint.accent, [12, 5, 7], [0, -22, 96], { r: 2, along: 'y' }),
  bothSides((s) =>
    tube(BLACK, 2.2, [s * 11, 8, 140], [s * 14, -8, 138], [s * 14, -10, 120], [s * 15, 4, 104]),
  ),
  bothSides((s) => [
    rod(paint.body, 10, 9, [s * 27, 6, 96], {
      along: 'x',
      end: [disc(0, 0, 7, paint.accent), disc(0, 0, 3, paint.accent, -0.25)],
      start: [disc(0, 0, 7, paint.accent), disc(0, 0, 3, paint.accent, -0.25)],
    }),
    extrude(
      paint.body,
      [
        [6, 54, 5],
        [6, 92, 6.4],
      ],
      5,
      [s * 28, 0, 0],
      { along: 'x' },
    ),
    rod(GRAPHITE, 8.6, 8, [s * 28, 6, 53], {
      along: 'x',
      end: [disc(0, 0, 6, paint.accent), disc(0, 0, 2.4, BLACK)],
      start: [disc(0, 0, 6, paint.accent), disc(0, 0, 2.4, BLACK)],
    }),
    extrude(
      paint.body,
      [
        [8, 12, 4],
        [6, 50, 5],
      ],
      5,
      [s * 28, 0, 0],
      { along: 'x' },
    ),
    box(BLACK, [17, 11, 18], [s * 17, 9, 74], { r: 5, front: [rect(0, 0, 9, 3, 1.5, paint.accent)] }),
    box(GRAPHITE, [17, 4, 5], [s * 17, 2, 74], { r: 2 }),
    box(BLACK, [15, 10, 16], [s * 18, 11, 31], { r: 5 }),
    box(GRAPHITE, [15, 4, 4], [s * 18, 4, 31], { r: 2 }),
    box(GRAPHITE, [16, 36, 4], [s * 22, -2, 7], { r: 5 }),
  ]),
];
