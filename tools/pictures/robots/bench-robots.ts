import { ball, box, extrude, rod, tube } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GLASS, GRAPHITE, STEEL, WHITE, glow, seeThrough } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { bolts, disc, path, rect, screws, vents } from '../engine/shape.ts';
import { around, at, bothSides, turn } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { CLAY, WOOD } from './palette.ts';
import { cupGripper, parallelGripper } from './tools.ts';

interface Paint {
  readonly body: Material;
  readonly accent: Material;
}

const joint = (m: Material, accent: Material, r: number, length: number): Part =>
  rod(m, r, length, [0, 0, 0], { along: 'y', end: [disc(0, 0, r * 0.82, m, -0.1), disc(0, 0, r * 0.6, accent), disc(0, 0, r * 0.2, accent, -0.3)] });

/** A collaborative arm of soft tubes and round joints, standing at its origin; `aim` 90 points the tool down. */
export function cobot({ body, accent }: Paint, lean: number, bend: number, aim: number, tool: Part): Part {
  return [
    rod(GRAPHITE, 12, 4, [0, 0, 2], { end: [bolts(10, 6, 0.8, STEEL)] }),
    rod(body, 10, 12, [0, 0, 10]),
    at([0, 0, 20], joint(body, accent, 10.5, 20), turn('y', lean, [
      rod(body, 7.6, 44, [0, 4, 26]),
      at([0, 0, 52], joint(body, accent, 9, 19), turn('y', bend, [
        rod(body, 6, 38, [0, -3, 22]),
        at([0, 0, 44], joint(body, accent, 7, 14), turn('y', aim - lean - bend, [
          rod(GRAPHITE, 5.4, 7, [8, 0, 0], { along: 'x' }),
          at([11, 0, 0], tool),
        ])),
      ])),
    ])),
  ];
}

/** Two collaborative arms on one torso at a bench. */
export const dualArm = (paint: Paint): Part => [
  box(WOOD, [150, 46, 5], [0, -30, 40], { r: 3 }),
  bothSides((x) => bothSides((y) => box(DARK_STEEL, [5, 5, 38], [x * 68, -30 + y * 18, 19], { r: 1 }))),
  box(GRAPHITE, [36, 30, 42], [0, 14, 21], { r: 5 }),
  box(paint.body, [38, 26, 46], [0, 14, 66], { r: 10, front: [rect(0, -6, 22, 14, 4, paint.body, -0.1), disc(0, -6, 3, glow(paint.accent.light)), vents(0, 12, 16, 6, 3, GRAPHITE)] }),
  box(GLASS, [30, 8, 18], [0, 10, 101], { r: 5, along: 'y', front: [disc(-7, 0, 3, glow(paint.accent.light)), disc(7, 0, 3, glow(paint.accent.light))] }),
  rod(DARK_STEEL, 4, 6, [0, 14, 91]),
  bothSides((s) => [
    ball(paint.body, 11, [s * 25, 12, 80]),
    extrude(paint.body, [[s * 28, 78, 7.4], [s * 50, 62, 6.4]], 12, [0, 6, 0], { along: 'y', end: [disc(s * 50, -62, 4, paint.accent)] }),
    extrude(paint.body, [[s * 50, 62, 6], [s * 34, 66, 5]], 11, [0, -8, 0], { along: 'y' }),
    rod(GRAPHITE, 5, 14, [s * 34, -22, 66], { along: 'y' }),
    at([s * 34, -26, 64], turn('y', 90, parallelGripper(paint.accent))),
  ]),
  box(STEEL, [20, 16, 3], [0, -34, 44], { r: 1 }),
  box(paint.accent, [9, 9, 7], [0, -34, 49], { r: 1.5 }),
];

/** A four-axis picker: a fixed column, two links that swing flat, a quill that drops. */
export const scara = ({ body, accent }: Paint): Part => [
  box(STEEL, [130, 56, 4], [14, 0, 2], { r: 2, top: [path('M-60 -12h120M-60 0h120M-60 12h120', DARK_STEEL, 0.1, 1.2)] }),
  box(GRAPHITE, [30, 34, 6], [-34, 8, 7], { r: 4 }),
  box(body, [26, 28, 54], [-34, 8, 37], { r: 9, front: [vents(0, 14, 12, 9, 4, GRAPHITE), rect(0, -14, 10, 3, 1.5, accent)] }),
  rod(accent, 12.6, 2.6, [-34, 8, 65]),
  extrude(body, [[-34, 8, 14], [14, -4, 11]], 13, [0, 0, 73], { end: [disc(-34, -8, 9, body, -0.07), disc(14, 4, 7, body, -0.07)] }),
  rod(accent, 10, 2.4, [14, -4, 80.6]),
  extrude(body, [[14, -4, 12], [54, -10, 9]], 20, [0, 0, 92], { taper: 0.94 }),
  rod(DARK_STEEL, 7, 10, [54, -10, 77]),
  rod(STEEL, 3.4, 74, [54, -10, 66]),
  rod(accent, 4.6, 4, [54, -10, 104]),
  rod(BLACK, 4.4, 6, [54, -10, 27], { taper: 1.4 }),
  tube(BLACK, 2.4, [-34, 10, 80], [-30, 12, 112], [0, 4, 124], [30, -4, 112], [36, -6, 100]),
  [[30, -18], [48, -14], [66, -6], [40, 6], [62, 12]].map(([x = 0, y = 0], i) => box(i === 1 ? accent : WHITE, [8, 8, 5], [x, y, 6.5], { r: 1 })),
];

/** Three pairs of thin rods below a frame: the fastest of pickers. */
export function delta({ body, accent }: Paint): Part {
  return [
    bothSides((x) => box(DARK_STEEL, [5, 5, 128], [x * 60, 40, 64], { r: 1 })),
    bothSides((x) => box(DARK_STEEL, [5, 86, 5], [x * 60, 0, 129], { r: 1, along: 'y' })),
    box(body, [126, 12, 9], [0, 40, 131], { r: 3, along: 'x', front: [rect(0, 0, 40, 3, 1.5, accent)] }),
    bothSides((x) => box(body, [12, 90, 9], [x * 60, 0, 131], { r: 3, along: 'y' })),
    box(body, [126, 14, 9], [0, 0, 131], { r: 3, along: 'x' }),
    bothSides((x) => box(DARK_STEEL, [5, 5, 32], [x * 56, -14, 16], { r: 1 })),
    box(GRAPHITE, [120, 36, 7], [0, 0, 34], { r: 3 }),
    rod(GRAPHITE, 22, 8, [0, 0, 122]),
    around(3, () => [
      rod(body, 8, 20, [24, 0, 118], { along: 'y', end: [disc(0, 0, 5, accent)], start: [disc(0, 0, 5, accent)] }),
      extrude(body, [[26, 117, 4.4], [50, 102, 3]], 6, [0, 0, 0], { along: 'y' }),
      rod(STEEL, 1.4, 18, [50, 0, 102], { along: 'y' }),
      bothSides((y) => tube(STEEL, 1, [50, y * 8, 102], [12, y * 5, 62])),
    ], 30),
    rod(accent, 12, 4, [0, 0, 61]),
    rod(BLACK, 3, 10, [0, 0, 54]),
    rod(BLACK, 5, 4, [0, 0, 48], { taper: 0.7 }),
    [-46, -26, 2, 26, 48].map((x, i) => [rod(WOOD, 7, 4, [x, (i % 2) * 12 - 6, 39.5]), rod(CLAY, 5, 1.4, [x, (i % 2) * 12 - 6, 42])]),
  ];
}

/** A cobot behind a counter: machine, cups, and steam. */
export const barista = (paint: Paint): Part => [
  box(WOOD, [160, 60, 6], [0, 0, 47], { r: 3 }),
  box(GRAPHITE, [150, 52, 44], [0, 2, 22], { r: 2, front: [path('M-37 -19v38M0 -19v38M37 -19v38', BLACK, 0, 1.4)] }),
  box(STEEL, [52, 36, 44], [46, 6, 74], { r: 5, along: 'y', front: [rect(0, -13, 44, 11, 3, GRAPHITE), disc(-14, -13, 3, paint.accent), disc(0, -13, 3, STEEL), disc(14, -13, 3, STEEL), rect(0, 17, 44, 3, 1, BLACK)] }),
  rod(BLACK, 6, 7, [36, -12, 76], { taper: 0.8 }),
  rod(BLACK, 6, 7, [58, -12, 76], { taper: 0.8 }),
  [-10, 0, 10].map((x) => rod(WHITE, 4, 7, [46 + x, 10, 99.5], { taper: 1.15 })),
  rod(WHITE, 5, 10, [58, -16, 57], { taper: 1.2 }),
  rod(WHITE, 5, 10, [-60, -16, 55], { taper: 1.2 }),
  rod(WHITE, 5, 10, [-46, -20, 55], { taper: 1.2 }),
  at([-34, 8, 50], turn('z', -18, cobot(paint, 4, 62, 0, [cupGripper(paint.accent), rod(WHITE, 5.4, 13, [19, 0, 0], { taper: 1.2 })]))),
];

/** A cobot on a wheeled pedestal with its controller inside. */
export const cobotCart = (paint: Paint, tool: Part): Part => [
  bothSides((x) => bothSides((y) => rod(BLACK, 5, 5, [x * 22, y * 18, 5], { along: 'y' }))),
  box(GRAPHITE, [58, 46, 4], [0, 0, 11], { r: 4 }),
  box(paint.body, [46, 38, 46], [0, 0, 36], { r: 4, front: [rect(0, 2, 36, 34, 2, paint.body, -0.08), vents(0, 10, 22, 9, 4, GRAPHITE), disc(14, -10, 2.6, glow('#ff7a59'))], right: [screws(26, 34, 0.9, DARK_STEEL)] }),
  box(DARK_STEEL, [52, 44, 4], [0, 0, 61], { r: 4, top: [screws(42, 34, 1.2, STEEL)] }),
  at([-4, 4, 63], turn('z', -16, cobot(paint, -14, 92, 84, tool))),
];

/** Walks up glass on suction cups. */
export const windowClimber = ({ body, accent }: Paint): Part => [
  box(seeThrough(glow('#e8f3f7'), 0.45), [104, 3, 96], [0, 8, 50], { r: 1, along: 'y' }),
  bothSides((s) => box(DARK_STEEL, [5, 8, 102], [s * 54, 8, 51], { r: 1 })),
  box(DARK_STEEL, [114, 10, 5], [0, 8, 2.5], { r: 1 }),
  box(DARK_STEEL, [114, 8, 5], [0, 8, 101], { r: 1 }),
  at([4, 2, 48], turn('y', 14, [
    bothSides((s) => rod(BLACK, 22, 5, [s * 23, 0, 0], { along: 'y' })),
    extrude(body, [[-23, 0, 21], [23, 0, 21]], 10, [0, -7, 0], { along: 'y', end: [disc(-23, 0, 15, body, -0.08), disc(23, 0, 15, body, -0.08), disc(-23, 0, 9, accent), disc(23, 0, 9, accent), disc(-23, 0, 3.4, GRAPHITE), disc(23, 0, 3.4, GRAPHITE), rect(0, 0, 7, 13, 3.5, GRAPHITE), disc(0, -3, 1.4, glow('#8fe3b0'))] }),
    tube(STEEL, 1.6, [-6, -13, 13], [-5, -22, 16], [5, -22, 16], [6, -13, 13]),
  ])),
  tube(BLACK, 0.9, [5, -2, 66], [10, -6, 84], [24, 2, 100]),
];
