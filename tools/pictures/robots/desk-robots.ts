import { ball, box, extrude, rod, tube } from '../engine/build.ts';
import { BLACK, BONE, DARK_STEEL, GLASS, GRAPHITE, RUBBER, STEEL, WHITE, glow } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { disc, path, rect, screws, vents } from '../engine/shape.ts';
import { around, at, bothSides, turn } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { COBALT, PINE, WOOD } from './palette.ts';
import { wheel } from './wheels.ts';

export interface Kit {
  readonly body: Material;
  readonly accent: Material;
}

const servo = (accent: Material): Part => [
  box(BLACK, [16, 13, 14], [0, 0, 0], { r: 1, along: 'y', front: [screws(12, 10, 0.7, STEEL), rect(0, 0, 7, 6, 1, accent)] }),
  rod(STEEL, 4.4, 16, [0, 0, 0], { along: 'y' }),
];

/** A small arm for the desk: printed brackets, visible servos, ribbon wires, on whatever base it is given. */
export function deskArm({ body, accent }: Kit, lean = 22, reach = 96, base: Part = deskArmBase(body)): Part {
  const bracket = (length: number, r: number): Part =>
    bothSides((y) =>
      extrude(body, [[0, 0, r], [0, length, r * 0.8]], 2.6, [0, y * 8.6, 0], {
        along: 'y',
        end: [rect(0, -length / 2, r * 0.9, length * 0.44, r * 0.45, body, -0.28), disc(0, 0, r * 0.5, STEEL), disc(0, -length, r * 0.42, STEEL)],
      }),
    );
  const claw: Part = [
    box(body, [14, 12, 12], [8, 0, 0], { r: 2, along: 'y' }),
    bothSides((z) => [
      extrude(accent, [[14, z * 4, 2], [24, z * 9, 1.8]], 5, [0, 0, 0], { along: 'y' }),
      extrude(accent, [[24, z * 9, 1.8], [36, z * 3.4, 1]], 5, [0, 0, 0], { along: 'y' }),
    ]),
    rod(STEEL, 1.6, 12, [14, 0, 0], { along: 'y' }),
  ];
  return [
    base,
    at([0, 0, 24], servo(accent), turn('y', lean, [
      bracket(48, 9),
      at([0, 0, 48], servo(accent), turn('y', reach - lean, [
        bracket(42, 7.4),
        at([0, 0, 42], servo(accent), turn('y', -62, claw)),
      ])),
    ])),
    tube(accent, 0.8, [-10, 4, 10], [-18, -8, 30], [-6, -12, 52], [10, -11, 70]),
    tube(BLACK, 0.8, [-9, 6, 10], [-22, -5, 32], [-8, -10, 56], [10, -10, 72]),
  ];
}

const deskArmBase = (body: Material): Part => [
  box(WOOD, [76, 56, 4], [0, 0, 2], { r: 6, top: [screws(64, 44, 1.4, DARK_STEEL)] }),
  rod(GRAPHITE, 21, 7, [0, 0, 7.5]),
  rod(body, 19, 6, [0, 0, 14], { end: [disc(0, 0, 15, body, -0.1)] }),
  box(PINE, [18, 24, 2], [-28, -10, 6], { r: 1, top: [rect(0, 0, 8, 8, 0.5, BLACK), rect(0, -9, 14, 3, 0.5, GRAPHITE)] }),
];

/** A desk arm over a board with a game under way. */
export function chessArm(kit: Kit): Part {
  const squares = Array.from({ length: 32 }, (_, i) => `M${(i % 4) * 16 - 32 + (Math.floor(i / 4) % 2) * 8} ${Math.floor(i / 4) * 8 - 32}h8v8h-8z`).join('');
  const piece = (x: number, y: number, m: Material, tall: number): Part => at([x, y, 6], rod(m, 3, 1.6, [0, 0, 0.8]), rod(m, 2.4, tall, [0, 0, 1.6 + tall / 2], { taper: 0.55 }), ball(m, 1.9, [0, 0, 2.6 + tall]));
  const men: readonly (readonly [number, number, 0 | 1, number])[] = [
    [-28, -28, 0, 9], [-20, -20, 0, 5], [-12, -28, 0, 8], [-4, -12, 0, 5], [4, -20, 0, 5], [12, -28, 0, 10], [20, -20, 0, 5], [28, -20, 0, 5],
    [-28, 20, 1, 5], [-12, 12, 1, 5], [4, 4, 1, 5], [12, 28, 1, 9], [20, 20, 1, 5], [-4, 28, 1, 10],
  ];
  return [
    box(GRAPHITE, [82, 82, 5], [0, 0, 2.5], { r: 3 }),
    box(BONE, [68, 68, 1], [0, 0, 5.5], { r: 0.5, top: [path(squares, GRAPHITE, 0.16)] }),
    men.map(([x, y, side, tall]) => piece(x, y, side === 0 ? WHITE : BLACK, tall)),
    at([-66, 8, 0], turn('z', 0, deskArm(kit, 20, 86, [box(GRAPHITE, [40, 40, 5], [0, 0, 2.5], { r: 6 }), rod(kit.body, 16, 12, [0, 0, 11])]))),
  ];
}

/** Two wheels, a tall frame and a good sense of balance. */
export const balancer = ({ body, accent }: Kit, tray: boolean): Part => [
  bothSides((s) => wheel(24, 9, [s * 33, 0, 24], accent, 'x', 6)),
  box(GRAPHITE, [52, 18, 16], [0, 0, 24], { r: 4, front: [vents(0, 0, 24, 6, 3, STEEL)] }),
  turn('x', 3, [
    bothSides((s) => box(body, [4, 24, 74], [s * 22, 0, 66], { r: 2, along: 'x', right: [rect(0, -16, 10, 26, 5, body, -0.2), rect(0, 18, 10, 20, 5, body, -0.2)], left: [rect(0, -16, 10, 26, 5, body, -0.2)] })),
    box(PINE, [40, 26, 2.4], [0, 0, 46], { r: 2 }),
    box(BLACK, [30, 20, 13], [0, 0, 54], { r: 2, front: [rect(0, 0, 22, 7, 1, accent), rect(-6, 0, 5, 3, 0.5, WHITE)] }),
    box(body, [44, 28, 3], [0, 0, 74], { r: 3 }),
    box(body, [48, 30, 24], [0, 0, 94], { r: 7, along: 'y', front: [rect(0, 0, 38, 15, 6, GLASS), disc(-8, 0, 3.6, glow(accent.light)), disc(8, 0, 3.6, glow(accent.light))] }),
    tube(accent, 0.9, [-8, -8, 60], [-12, -16, 68], [-10, -14, 82]),
    tube(COBALT, 0.9, [8, -8, 60], [14, -15, 66], [10, -14, 82]),
    tray
      ? [rod(STEEL, 2, 12, [0, 0, 112]), rod(accent, 30, 3, [0, 0, 119]), rod(WHITE, 6, 12, [-8, -4, 126], { taper: 1.15 }), rod(GLASS, 5, 15, [10, 3, 128])]
      : [rod(STEEL, 1, 16, [16, 4, 113]), ball(accent, 3, [16, 4, 122])],
  ]),
];

/** Six printed legs around a low shell. */
export const hexapod = ({ body, accent }: Kit): Part => [
  at([0, 0, 34], [
    rod(GRAPHITE, 27, 5, [0, 0, -7]),
    rod(body, 27, 7, [0, 0, -1], { end: [disc(0, 0, 22, body, -0.06)] }),
    ball(body, 20, [0, 0, 3], { half: true, rise: 13 }),
    box(BLACK, [20, 8, 9], [0, -21, 4], { r: 3, along: 'y', front: [disc(-4.8, 0, 3, STEEL), disc(4.8, 0, 3, STEEL), disc(-4.8, 0, 2, GLASS), disc(4.8, 0, 2, GLASS), disc(-5.4, -0.6, 0.7, glow('#cfe0f5')), disc(4.2, -0.6, 0.7, glow('#cfe0f5'))] }),
    rod(accent, 6, 2, [0, 0, 16]),
    around(6, (i) => {
      const lift = i % 2 === 0 ? 4 : -2;
      return [
        box(BLACK, [14, 11, 12], [29, 0, -2], { r: 1, along: 'y', front: [rect(0, 0, 6, 5, 0.5, accent)], right: [rect(0, 0, 6, 5, 0.5, accent)] }),
        extrude(body, [[36, 0, 4.8], [66, 20 + lift, 4.2]], 9, [0, 0, 0], { along: 'y', end: [disc(66, -20 - lift, 2, STEEL)], start: [disc(-66, -20 - lift, 2, STEEL)] }),
        extrude(accent, [[67, 18 + lift, 5], [80, -29, 1.8]], 5, [0, 0, 0], { along: 'y' }),
        ball(RUBBER, 2.8, [80, 0, -31]),
      ];
    }, 30),
  ]),
];

/** Draws on paper with a pen between two wheels. */
export const plotter = ({ body, accent }: Kit): Part => [
  box(WHITE, [120, 88, 0.8], [0, 0, 0.4], { r: 1, top: [path('M-48 20C-40 -30 -20 -30 -16 6S10 34 14 2 34 -34 46 -8', accent, -0.05, 1.8), path('M-50 34h60', GRAPHITE, 0.3, 0.8), disc(40, 22, 9, COBALT, 0, 1.4)] }),
  at([30, 6, 0.8], turn('z', 24, [
    bothSides((s) => wheel(11, 4, [s * 21, 0, 11], accent, 'x')),
    rod(GRAPHITE, 20, 4, [0, 0, 9]),
    rod(body, 21, 13, [0, 0, 18], { end: [disc(0, 0, 19, body, -0.06)] }),
    box(PINE, [20, 14, 2], [0, 8, 26], { r: 1 }),
    box(BLACK, [13, 8, 9], [-10, -6, 29], { r: 1 }),
    rod(accent, 2.6, 40, [2, -6, 36]),
    rod(BLACK, 2.8, 7, [2, -6, 58]),
    rod(STEEL, 4.6, 6, [2, -6, 28]),
  ])),
];

/** A companion for the desk: an egg with a screen for a face, ears that turn, a softly lit foot. */
export const companion = ({ body, accent }: Kit, shape: 'egg' | 'cube'): Part => [
  rod(GRAPHITE, 27, 5, [0, 0, 2.5]),
  rod(glow(accent.light), 26, 1.6, [0, 0, 5.6]),
  rod(body, 25, 4, [0, 0, 8.4], { taper: 0.9 }),
  shape === 'egg'
    ? [
        ball(body, 29, [0, 0, 38], { rise: 30 }),
        ball(body, 33, [0, 0, 84], { rise: 28 }),
        box(GLASS, [46, 8, 30], [0, -27, 84], { r: 13, along: 'y', front: [path('M-12 -3v7M12 -3v7', glow('#f6f2e8'), 0, 5), path('M-4 7q4 3 8 0', glow('#f6f2e8'), 0, 1.6), path('M-18 -10q4 -3 10 -3', glow('#7f97b5'), 0, 1)] }),
        bothSides((s) => [rod(accent, 8, 5, [s * 34, 0, 86], { along: 'x' }), rod(STEEL, 1.2, 12, [s * 36, 0, 98]), ball(accent, 2.4, [s * 36, 0, 105])]),
        box(accent, [10, 4, 3], [0, -28, 44], { r: 1.4, along: 'y' }),
      ]
    : [
        rod(DARK_STEEL, 7, 10, [0, 0, 15]),
        turn('y', 4, box(body, [66, 52, 54], [0, 0, 48], { r: 13, along: 'y', front: [rect(0, 0, 54, 40, 9, GLASS), path('M-12 -5v8M12 -5v8', glow(accent.light), 0, 6), path('M-5 9h10', glow(accent.light), 0, 1.8)], right: [vents(0, 0, 18, 18, 5, GRAPHITE)], left: [vents(0, 0, 18, 18, 5, GRAPHITE)] })),
        box(accent, [14, 12, 4], [4, 0, 77], { r: 3 }),
        bothSides((s) => extrude(accent, [[s * 34, 34, 5], [s * 44, 24, 4]], 9, [0, 0, 0], { along: 'y' })),
      ],
];
