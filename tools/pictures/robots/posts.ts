import { ball, box, extrude, rod } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GLASS, GRAPHITE, STEEL, WHITE, glow, seeThrough } from '../engine/material.ts';
import { disc, path, rect } from '../engine/shape.ts';
import { around, at, bothSides, turn } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import type { Paint } from './palette.ts';
import { wheel } from './wheels.ts';

const drumBase = ({ body, accent }: Paint, r = 26): Part => [
  rod(GRAPHITE, r, 5, [0, 0, 4.5]),
  rod(body, r, 16, [0, 0, 15], { taper: 0.86 }),
  rod(accent, r * 0.87, 1.8, [0, 0, 23.6]),
  box(BLACK, [22, 4, 6], [0, -r + 1, 13], { r: 3, along: 'y', front: [rect(0, 0, 16, 2.6, 1.3, GLASS)] }),
];

/** A screen on two slim stalks that somebody far away drives around. */
export const telepresence = (paint: Paint): Part => [
  bothSides((s) => wheel(14, 6, [s * 24, 2, 14], DARK_STEEL, 'x')),
  box(paint.body, [40, 26, 13], [0, 0, 14], { r: 6, along: 'x', front: [rect(0, 0, 22, 4, 2, GLASS)] }),
  bothSides((s) => rod(STEEL, 1.8, 92, [s * 6, 2, 66])),
  box(paint.accent, [20, 8, 10], [0, 2, 64], { r: 3, along: 'y' }),
  box(GRAPHITE, [58, 5, 42], [0, -1, 128], {
    r: 5,
    along: 'y',
    front: [
      rect(0, 0, 53, 37, 3, glow('#d9e4ea')),
      disc(0, -3, 8.5, glow('#c98f6d')),
      path('M-15 18.5q1 -14 15 -14t15 14z', glow('#3b6bb0')),
      path('M-9 -5a9 9 0 0 1 18 0q-4 -5 -9 -5t-9 5z', glow('#3a2c28')),
      rect(19, -13, 9, 6, 1.4, glow('#b4c4cf')),
    ],
  }),
  rod(BLACK, 3, 4, [0, -3, 152], { along: 'y', end: [disc(0, 0, 1.8, GLASS)] }),
];

/** Receives visitors: a slender body, a tilted touch screen, a head that nods. */
export const receptionist = (paint: Paint): Part => [
  drumBase(paint, 28),
  extrude(paint.body, [[0, 0, 17]], 66, [0, 0, 58], { taper: 0.78 }),
  at(
    [0, -15, 72],
    turn(
      'x',
      -18,
      box(GRAPHITE, [38, 4, 30], [0, 0, 0], {
        r: 3,
        along: 'y',
        front: [
          rect(0, 0, 34, 26, 2, glow('#223a55')),
          rect(-8, -4, 13, 12, 1.6, glow(paint.accent.light)),
          rect(8, -7, 13, 5, 1.4, glow('#8fb4c9')),
          rect(8, 0, 13, 5, 1.4, glow('#5d8199')),
          rect(0, 9, 29, 3, 1.5, glow('#3c5a75')),
        ],
      }),
    ),
  ),
  rod(GRAPHITE, 6, 8, [0, 0, 95]),
  ball(paint.body, 21, [0, 0, 114], { rise: 17 }),
  box(GLASS, [31, 8, 19], [0, -16, 114], {
    r: 8,
    along: 'y',
    front: [
      disc(-7, 0, 3.4, glow(paint.accent.light)),
      disc(7, 0, 3.4, glow(paint.accent.light)),
      path('M-12 -6q3 -2 8 -2', glow('#7f97b5'), 0, 0.8),
    ],
  }),
  bothSides((s) =>
    extrude(
      paint.accent,
      [
        [s * 17, 84, 5],
        [s * 23, 52, 4],
      ],
      8,
      [0, 0, 0],
      { along: 'y' },
    ),
  ),
];

/** Carries dishes between kitchen and table on open trays. */
export const server = (paint: Paint): Part => {
  const bowl = (x: number, y: number, z: number): Part => [
    ball(WHITE, 7, [x, y, z + 5], { rise: -5, half: true }),
    rod(paint.accent, 6, 0.8, [x, y, z + 5.2]),
  ];
  const cup = (x: number, y: number, z: number): Part => rod(WHITE, 3.6, 8, [x, y, z + 4], { taper: 1.2 });
  return [
    drumBase(paint, 28),
    bothSides((s) => box(paint.body, [4.4, 15, 96], [s * 25, 8, 70], { r: 2 })),
    [30, 58, 86].map((z, i) => [
      box(GRAPHITE, [50, 38, 2], [0, -2, z], { r: 8 }),
      box(paint.body, [46, 34, 1.4], [0, -2, z + 1.6], { r: 7 }),
      i === 0
        ? [cup(-10, -6, z + 2), cup(2, 0, z + 2), cup(12, -8, z + 2)]
        : i === 1
          ? [bowl(-10, -4, z + 2), bowl(10, -6, z + 2)]
          : [
              rod(WHITE, 13, 1.6, [-2, -4, z + 3], { taper: 1.1 }),
              ball(paint.accent, 7, [-2, -4, z + 4], { half: true, rise: 5 }),
            ],
    ]),
    at(
      [0, 0, 122],
      turn(
        'x',
        -12,
        box(paint.body, [54, 14, 22], [0, 4, 0], {
          r: 7,
          along: 'y',
          front: [
            rect(0, 0, 46, 15, 5, GLASS),
            path('M-12 1q3.5 -5 7 0M5 1q3.5 -5 7 0', glow('#f6f2e8'), 0, 2),
          ],
        }),
      ),
    ),
  ];
};

/** A tower of lamps that disinfects a room. */
export const lampTower = (paint: Paint): Part => [
  drumBase(paint, 30),
  rod(GRAPHITE, 11, 8, [0, 0, 28]),
  rod(STEEL, 5, 84, [0, 0, 74]),
  around(
    6,
    () => [
      rod(glow('#d5ccff'), 2.4, 80, [12, 0, 74]),
      rod(seeThrough(glow('#a993ff'), 0.25), 5, 82, [12, 0, 74]),
    ],
    15,
  ),
  rod(GRAPHITE, 18, 4, [0, 0, 32]),
  rod(GRAPHITE, 18, 4, [0, 0, 116]),
  rod(paint.body, 17, 7, [0, 0, 121], { taper: 0.8 }),
  rod(GLASS, 9, 6, [0, 0, 127]),
  rod(paint.accent, 9.4, 1.6, [0, 0, 131]),
];
