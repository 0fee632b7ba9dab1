import { ball, box, extrude, rod, tube } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GLASS, GRAPHITE, RUBBER, STEEL, WHITE, glow } from '../engine/material.ts';
import { disc, path, rect, vents } from '../engine/shape.ts';
import { around, at, bothSides, turn } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { COBALT, PINE } from './palette.ts';
import type { Paint } from './palette.ts';
import { wheel } from './wheels.ts';

/** Two wheels, a tall frame and a good sense of balance. */
export const balancer = ({ body, accent }: Paint, tray: boolean): Part => [
  bothSides((s) => wheel(24, 9, [s * 33, 0, 24], accent, 'x', 6)),
  box(GRAPHITE, [52, 18, 16], [0, 0, 24], { r: 4, front: [vents(0, 0, 24, 6, 3, STEEL)] }),
  turn('x', 3, [
    bothSides((s) =>
      box(body, [4, 24, 74], [s * 22, 0, 66], {
        r: 2,
        along: 'x',
        right: [rect(0, -16, 10, 26, 5, body, -0.2), rect(0, 18, 10, 20, 5, body, -0.2)],
        left: [rect(0, -16, 10, 26, 5, body, -0.2)],
      }),
    ),
    box(PINE, [40, 26, 2.4], [0, 0, 46], { r: 2 }),
    box(BLACK, [30, 20, 13], [0, 0, 54], {
      r: 2,
      front: [rect(0, 0, 22, 7, 1, accent), rect(-6, 0, 5, 3, 0.5, WHITE)],
    }),
    box(body, [44, 28, 3], [0, 0, 74], { r: 3 }),
    box(body, [48, 30, 24], [0, 0, 94], {
      r: 7,
      along: 'y',
      front: [
        rect(0, 0, 38, 15, 6, GLASS),
        disc(-8, 0, 3.6, glow(accent.light)),
        disc(8, 0, 3.6, glow(accent.light)),
      ],
    }),
    tube(accent, 0.9, [-8, -8, 60], [-12, -16, 68], [-10, -14, 82]),
    tube(COBALT, 0.9, [8, -8, 60], [14, -15, 66], [10, -14, 82]),
    tray
      ? [
          rod(STEEL, 2, 12, [0, 0, 112]),
          rod(accent, 30, 3, [0, 0, 119]),
          rod(WHITE, 6, 12, [-8, -4, 126], { taper: 1.15 }),
          rod(GLASS, 5, 15, [10, 3, 128]),
        ]
      : [rod(STEEL, 1, 16, [16, 4, 113]), ball(accent, 3, [16, 4, 122])],
  ]),
];

/** Six printed legs around a low shell. */
export const hexapod = ({ body, accent }: Paint): Part => [
  at(
    [0, 0, 34],
    [
      rod(GRAPHITE, 27, 5, [0, 0, -7]),
      rod(body, 27, 7, [0, 0, -1], { end: [disc(0, 0, 22, body, -0.06)] }),
      ball(body, 20, [0, 0, 3], { half: true, rise: 13 }),
      box(BLACK, [20, 8, 9], [0, -21, 4], {
        r: 3,
        along: 'y',
        front: [
          disc(-4.8, 0, 3, STEEL),
          disc(4.8, 0, 3, STEEL),
          disc(-4.8, 0, 2, GLASS),
          disc(4.8, 0, 2, GLASS),
          disc(-5.4, -0.6, 0.7, glow('#cfe0f5')),
          disc(4.2, -0.6, 0.7, glow('#cfe0f5')),
        ],
      }),
      rod(accent, 6, 2, [0, 0, 16]),
      around(
        6,
        (i) => {
          const lift = i % 2 === 0 ? 4 : -2;
          return [
            box(BLACK, [14, 11, 12], [29, 0, -2], {
              r: 1,
              along: 'y',
              front: [rect(0, 0, 6, 5, 0.5, accent)],
              right: [rect(0, 0, 6, 5, 0.5, accent)],
            }),
            extrude(
              body,
              [
                [36, 0, 4.8],
                [66, 20 + lift, 4.2],
              ],
              9,
              [0, 0, 0],
              { along: 'y', end: [disc(66, -20 - lift, 2, STEEL)], start: [disc(-66, -20 - lift, 2, STEEL)] },
            ),
            extrude(
              accent,
              [
                [67, 18 + lift, 5],
                [80, -29, 1.8],
              ],
              5,
              [0, 0, 0],
              { along: 'y' },
            ),
            ball(RUBBER, 2.8, [80, 0, -31]),
          ];
        },
        30,
      ),
    ],
  ),
];

/** Draws on paper with a pen between two wheels. */
export const plotter = ({ body, accent }: Paint): Part => [
  box(WHITE, [120, 88, 0.8], [0, 0, 0.4], {
    r: 1,
    top: [
      path('M-48 20C-40 -30 -20 -30 -16 6S10 34 14 2 34 -34 46 -8', accent, -0.05, 1.8),
      path('M-50 34h60', GRAPHITE, 0.3, 0.8),
      disc(40, 22, 9, COBALT, 0, 1.4),
    ],
  }),
  at(
    [30, 6, 0.8],
    turn('z', 24, [
      bothSides((s) => wheel(11, 4, [s * 21, 0, 11], accent, 'x')),
      rod(GRAPHITE, 20, 4, [0, 0, 9]),
      rod(body, 21, 13, [0, 0, 18], { end: [disc(0, 0, 19, body, -0.06)] }),
      box(PINE, [20, 14, 2], [0, 8, 26], { r: 1 }),
      box(BLACK, [13, 8, 9], [-10, -6, 29], { r: 1 }),
      rod(accent, 2.6, 40, [2, -6, 36]),
      rod(BLACK, 2.8, 7, [2, -6, 58]),
      rod(STEEL, 4.6, 6, [2, -6, 28]),
    ]),
  ),
];

/** A companion for the desk: an egg with a screen for a face, ears that turn, a softly lit foot. */
export const companion = ({ body, accent }: Paint, shape: 'egg' | 'cube'): Part => [
  rod(GRAPHITE, 27, 5, [0, 0, 2.5]),
  rod(glow(accent.light), 26, 1.6, [0, 0, 5.6]),
  rod(body, 25, 4, [0, 0, 8.4], { taper: 0.9 }),
  shape === 'egg'
    ? [
        ball(body, 29, [0, 0, 38], { rise: 30 }),
        ball(body, 33, [0, 0, 84], { rise: 28 }),
        box(GLASS, [46, 8, 30], [0, -27, 84], {
          r: 13,
          along: 'y',
          front: [
            path('M-12 -3v7M12 -3v7', glow('#f6f2e8'), 0, 5),
            path('M-4 7q4 3 8 0', glow('#f6f2e8'), 0, 1.6),
            path('M-18 -10q4 -3 10 -3', glow('#7f97b5'), 0, 1),
          ],
        }),
        bothSides((s) => [
          rod(accent, 8, 5, [s * 34, 0, 86], { along: 'x' }),
          rod(STEEL, 1.2, 12, [s * 36, 0, 98]),
          ball(accent, 2.4, [s * 36, 0, 105]),
        ]),
        box(accent, [10, 4, 3], [0, -28, 44], { r: 1.4, along: 'y' }),
      ]
    : [
        rod(DARK_STEEL, 7, 10, [0, 0, 15]),
        turn(
          'y',
          4,
          box(body, [66, 52, 54], [0, 0, 48], {
            r: 13,
            along: 'y',
            front: [
              rect(0, 0, 54, 40, 9, GLASS),
              path('M-12 -5v8M12 -5v8', glow(accent.light), 0, 6),
              path('M-5 9h10', glow(accent.light), 0, 1.8),
            ],
            right: [vents(0, 0, 18, 18, 5, GRAPHITE)],
            left: [vents(0, 0, 18, 18, 5, GRAPHITE)],
          }),
        ),
        box(accent, [14, 12, 4], [4, 0, 77], { r: 3 }),
        bothSides((s) =>
          extrude(
            accent,
            [
              [s * 34, 34, 5],
              [s * 44, 24, 4],
            ],
            9,
            [0, 0, 0],
            { along: 'y' },
          ),
        ),
      ],
];
