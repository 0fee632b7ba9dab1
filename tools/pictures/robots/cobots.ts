import { ball, box, extrude, rod } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GLASS, GRAPHITE, STEEL, WHITE, glow } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { bolts, disc, path, rect, screws, vents } from '../engine/shape.ts';
import { at, bothSides, turn } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { WOOD } from './palette.ts';
import type { Paint } from './palette.ts';
import { cupGripper, parallelGripper } from './tools.ts';

const joint = (m: Material, accent: Material, r: number, length: number): Part =>
  rod(m, r, length, [0, 0, 0], {
    along: 'y',
    end: [disc(0, 0, r * 0.82, m, -0.1), disc(0, 0, r * 0.6, accent), disc(0, 0, r * 0.2, accent, -0.3)],
  });

/**
 * A collaborative arm of soft tubes and round joints, standing at its origin; `aim` 90 points the tool down.
 */
function cobot({ body, accent }: Paint, lean: number, bend: number, aim: number, tool: Part): Part {
  return [
    rod(GRAPHITE, 12, 4, [0, 0, 2], { end: [bolts(10, 6, 0.8, STEEL)] }),
    rod(body, 10, 12, [0, 0, 10]),
    at(
      [0, 0, 20],
      joint(body, accent, 10.5, 20),
      turn('y', lean, [
        rod(body, 7.6, 44, [0, 4, 26]),
        at(
          [0, 0, 52],
          joint(body, accent, 9, 19),
          turn('y', bend, [
            rod(body, 6, 38, [0, -3, 22]),
            at(
              [0, 0, 44],
              joint(body, accent, 7, 14),
              turn('y', aim - lean - bend, [
                rod(GRAPHITE, 5.4, 7, [8, 0, 0], { along: 'x' }),
                at([11, 0, 0], tool),
              ]),
            ),
          ]),
        ),
      ]),
    ),
  ];
}

/** A cobot on a wheeled pedestal with its controller inside. */
export const cobotCart = (paint: Paint, tool: Part): Part => [
  bothSides((x) => bothSides((y) => rod(BLACK, 5, 5, [x * 22, y * 18, 5], { along: 'y' }))),
  box(GRAPHITE, [58, 46, 4], [0, 0, 11], { r: 4 }),
  box(paint.body, [46, 38, 46], [0, 0, 36], {
    r: 4,
    front: [
      rect(0, 2, 36, 34, 2, paint.body, -0.08),
      vents(0, 10, 22, 9, 4, GRAPHITE),
      disc(14, -10, 2.6, glow('#ff7a59')),
    ],
    right: [screws(26, 34, 0.9, DARK_STEEL)],
  }),
  box(DARK_STEEL, [52, 44, 4], [0, 0, 61], { r: 4, top: [screws(42, 34, 1.2, STEEL)] }),
  at([-4, 4, 63], turn('z', -16, cobot(paint, -14, 92, 84, tool))),
];

/** A cobot behind a counter: machine, cups, and steam. */
export const barista = (paint: Paint): Part => [
  box(WOOD, [160, 60, 6], [0, 0, 47], { r: 3 }),
  box(GRAPHITE, [150, 52, 44], [0, 2, 22], {
    r: 2,
    front: [path('M-37 -19v38M0 -19v38M37 -19v38', BLACK, 0, 1.4)],
  }),
  box(STEEL, [52, 36, 44], [46, 6, 74], {
    r: 5,
    along: 'y',
    front: [
      rect(0, -13, 44, 11, 3, GRAPHITE),
      disc(-14, -13, 3, paint.accent),
      disc(0, -13, 3, STEEL),
      disc(14, -13, 3, STEEL),
      rect(0, 17, 44, 3, 1, BLACK),
    ],
  }),
  rod(BLACK, 6, 7, [36, -12, 76], { taper: 0.8 }),
  rod(BLACK, 6, 7, [58, -12, 76], { taper: 0.8 }),
  [-10, 0, 10].map((x) => rod(WHITE, 4, 7, [46 + x, 10, 99.5], { taper: 1.15 })),
  rod(WHITE, 5, 10, [58, -16, 57], { taper: 1.2 }),
  rod(WHITE, 5, 10, [-60, -16, 55], { taper: 1.2 }),
  rod(WHITE, 5, 10, [-46, -20, 55], { taper: 1.2 }),
  at(
    [-34, 8, 50],
    turn(
      'z',
      -18,
      cobot(paint, 4, 62, 0, [cupGripper(paint.accent), rod(WHITE, 5.4, 13, [19, 0, 0], { taper: 1.2 })]),
    ),
  ),
];

/** Two collaborative arms on one torso at a bench. */
export const dualArm = (paint: Paint): Part => [
  box(WOOD, [150, 46, 5], [0, -30, 40], { r: 3 }),
  bothSides((x) => bothSides((y) => box(DARK_STEEL, [5, 5, 38], [x * 68, -30 + y * 18, 19], { r: 1 }))),
  box(GRAPHITE, [36, 30, 42], [0, 14, 21], { r: 5 }),
  box(paint.body, [38, 26, 46], [0, 14, 66], {
    r: 10,
    front: [
      rect(0, -6, 22, 14, 4, paint.body, -0.1),
      disc(0, -6, 3, glow(paint.accent.light)),
      vents(0, 12, 16, 6, 3, GRAPHITE),
    ],
  }),
  box(GLASS, [30, 8, 18], [0, 10, 101], {
    r: 5,
    along: 'y',
    front: [disc(-7, 0, 3, glow(paint.accent.light)), disc(7, 0, 3, glow(paint.accent.light))],
  }),
  rod(DARK_STEEL, 4, 6, [0, 14, 91]),
  bothSides((s) => [
    ball(paint.body, 11, [s * 25, 12, 80]),
    extrude(
      paint.body,
      [
        [s * 28, 78, 7.4],
        [s * 50, 62, 6.4],
      ],
      12,
      [0, 6, 0],
      { along: 'y', end: [disc(s * 50, -62, 4, paint.accent)] },
    ),
    extrude(
      paint.body,
      [
        [s * 50, 62, 6],
        [s * 34, 66, 5],
      ],
      11,
      [0, -8, 0],
      { along: 'y' },
    ),
    rod(GRAPHITE, 5, 14, [s * 34, -22, 66], { along: 'y' }),
    at([s * 34, -26, 64], turn('y', 90, parallelGripper(paint.accent))),
  ]),
  box(STEEL, [20, 16, 3], [0, -34, 44], { r: 1 }),
  box(paint.accent, [9, 9, 7], [0, -34, 49], { r: 1.5 }),
];
