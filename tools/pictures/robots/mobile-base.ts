import { box, extrude, rod, tube } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GLASS, GRAPHITE, RUBBER, STEEL, glow } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { disc, path, rect, screws, vents } from '../engine/shape.ts';
import { at, bothSides } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { WOOD } from './palette.ts';

const carton = (
  w: number,
  d: number,
  h: number,
  x: number,
  y: number,
  z: number,
  tape: Material,
): Part =>
  box(WOOD, [w, d, h], [x, y, z + h / 2], {
    r: 0.6,
    front: [rect(0, 0, 3.4, h, 0, tape), rect(w * 0.28, h * 0.22, w * 0.24, h * 0.3, 0.6, STEEL, 0.1)],
    right: [rect(0, -h * 0.3, d, 3, 0, tape)],
    left: [rect(0, -h * 0.3, d, 3, 0, tape)],
    top: [rect(0, 0, 3.4, d, 0, tape)],
  });

const pallet: Part = [
  [-26, 0, 26].map((y) => box(WOOD, [78, 8, 7], [0, y, 27.5], { r: 0.4, along: 'x' })),
  [-34, -17, 0, 17, 34].map((x) => box(WOOD, [11, 62, 2.4], [x, 0, 32.2], { r: 0.3, along: 'y' })),
];

export interface MobileBase {
  readonly body: Material;
  readonly accent: Material;
  readonly carries: 'pallet' | 'shelf' | 'tote' | 'cart' | 'conveyor';
}

const loads: Readonly<Record<MobileBase['carries'], (m: MobileBase) => Part>> = {
  pallet: ({ accent }) => [
    pallet,
    carton(36, 28, 24, -19, -14, 33.5, accent),
    carton(36, 28, 24, 19, -14, 33.5, accent),
    carton(36, 28, 24, -19, 15, 33.5, accent),
    carton(36, 28, 24, 19, 15, 33.5, accent),
    carton(40, 30, 20, -8, 0, 57.5, accent),
  ],
  shelf: ({ accent, body }) => [
    bothSides((x) => bothSides((y) => box(DARK_STEEL, [3, 3, 96], [x * 32, y * 22, 72], { r: 0.5 }))),
    [26, 56, 88, 119].map((z) => box(body, [68, 48, 2.4], [0, 0, z], { r: 1 })),
    [
      [-18, 28],
      [14, 28],
      [-16, 58],
      [18, 58],
      [-2, 90],
    ].map(([x = 0, z = 0], i) =>
      box(i % 2 === 0 ? accent : GRAPHITE, [26, 34, 16 + (i % 3) * 3], [x, -2, z + 8 + (i % 3) * 1.5], {
        r: 2,
        front: [rect(0, -3, 10, 3, 1.5, BLACK), rect(0, 4, 13, 4, 0.6, STEEL, 0.1)],
      }),
    ),
  ],
  tote: ({ accent }) => [
    box(GRAPHITE, [70, 52, 4], [0, 0, 26], { r: 3 }),
    [28, 48].map((z, i) =>
      box(i === 0 ? accent : STEEL, [58, 42, 18], [0, 0, z + 9.5], {
        r: 4,
        taper: 1.06,
        front: [
          rect(0, -3, 20, 5, 2.5, BLACK, 0),
          vents(-19, 2, 8, 7, 3, BLACK),
          vents(19, 2, 8, 7, 3, BLACK),
        ],
      }),
    ),
  ],
  cart: ({ body, accent }) => [
    box(body, [62, 44, 60], [0, 0, 56], {
      r: 5,
      front: [0, 1, 2].flatMap((i) => [
        rect(0, -19 + i * 19, 54, 16.5, 2, body, -0.08),
        rect(0, -23 + i * 19, 16, 2.4, 1.2, GRAPHITE),
      ]),
      right: [rect(0, -20, 30, 6, 2, accent)],
    }),
    box(GRAPHITE, [66, 48, 4], [0, 0, 88], { r: 5 }),
    tube(STEEL, 1.6, [32, -18, 80], [42, -18, 86], [42, 18, 86], [32, 18, 80]),
  ],
  conveyor: ({ body, accent }) => [
    box(body, [72, 50, 34], [0, 0, 42], {
      r: 5,
      front: [rect(0, 0, 30, 12, 3, body, -0.1), rect(0, 11, 60, 1.6, 0.8, accent)],
    }),
    bothSides((y) => box(GRAPHITE, [74, 4, 10], [0, y * 24, 63], { r: 1 })),
    [-30, -20, -10, 0, 10, 20, 30].map((x) => rod(STEEL, 3.6, 44, [x, 0, 63], { along: 'y' })),
    carton(30, 26, 20, 4, 0, 67, accent),
  ],
};

/**
 * A low warehouse vehicle: bumpers, laser scanners at two corners, lamps, and what it carries on its deck.
 */
export function mobileBase(options: MobileBase): Part {
  const { body, accent, carries } = options;
  return [
    bothSides((x) => [
      rod(RUBBER, 7, 6, [x * 22, -25, 7], {
        along: 'y',
        end: [disc(0, 0, 4, STEEL), disc(0, 0, 1.6, BLACK)],
      }),
      rod(RUBBER, 7, 6, [x * 22, 25, 7], { along: 'y' }),
    ]),
    box(GRAPHITE, [92, 62, 6], [0, 0, 7], { r: 10, front: [rect(0, 0, 70, 1.6, 0.8, accent)] }),
    box(body, [88, 58, 14], [0, 0, 17], {
      r: 10,
      front: [
        rect(-26, 0, 18, 4, 2, glow(accent.light)),
        rect(26, 0, 18, 4, 2, glow(accent.light)),
        rect(0, 0, 22, 7, 2, GRAPHITE),
        disc(-5, 0, 1.6, glow('#8fe3b0')),
        disc(0, 0, 1.6, STEEL),
        disc(5, 0, 2.2, glow('#ff7a59')),
      ],
      right: [vents(0, 0, 22, 5, 3, GRAPHITE), screws(40, 8, 0.8, DARK_STEEL)],
      left: [vents(0, 0, 22, 5, 3, GRAPHITE), screws(40, 8, 0.8, DARK_STEEL)],
    }),
    bothSides((s) =>
      at(
        [s * 38, -s * 24, 24],
        rod(BLACK, 5.5, 3, [0, 0, 1.5]),
        rod(GLASS, 4.6, 4, [0, 0, 5]),
        rod(accent, 5, 1.4, [0, 0, 7.6]),
      ),
    ),
    extrude(
      GRAPHITE,
      [
        [-30, -20, 4],
        [30, -20, 4],
        [30, 20, 4],
        [-30, 20, 4],
      ],
      2,
      [0, 0, 25],
      { end: [path('M-20 0h40M0 -12v24', DARK_STEEL, 0.1, 1)] },
    ),
    loads[carries](options),
  ];
}
