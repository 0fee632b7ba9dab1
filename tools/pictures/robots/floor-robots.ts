import { ball, box, extrude, rod, sheet, tube } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GLASS, GRAPHITE, RUBBER, STEEL, glow } from '../engine/material.ts';
import { bolts, disc, path, rect, vents } from '../engine/shape.ts';
import { at, bothSides } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { wheel } from './wheels.ts';
import type { Paint } from './palette.ts';

/** A disc that vacuums, with its charging dock behind it or a brush reaching out. */
export const vacuum = ({ body, accent }: Paint, withDock: boolean): Part => [
  at(
    [0, 0, 0],
    [
      rod(RUBBER, 33, 4, [0, 0, 3]),
      rod(GRAPHITE, 34, 4, [0, 0, 6]),
      rod(body, 34.5, 10, [0, 0, 12.5], {
        end: [
          disc(0, 0, 33, body, 0.03),
          disc(0, 0, 27, body, -0.06, 0.8),
          path('M-14 21a25 25 0 0 0 28 0', GRAPHITE, 0, 2),
          rect(0, 9, 13, 5, 2.5, accent),
          disc(-3, 9, 1, glow('#ffffff')),
          path('M2 9h3', glow('#ffffff'), 0, 1),
        ],
      }),
      rod(GRAPHITE, 10.5, 3, [0, 6, 19]),
      rod(GLASS, 9.4, 4, [0, 6, 22]),
      rod(accent, 10, 2, [0, 6, 25], { end: [disc(0, 0, 8, body), disc(0, 0, 3, body, -0.15)] }),
      box(BLACK, [22, 3, 5], [0, -33.6, 11], {
        r: 2,
        along: 'y',
        front: [
          rect(0, 0, 17, 2.4, 1.2, GLASS),
          disc(-5, 0, 0.9, glow('#cfe0f5')),
          disc(5, 0, 0.9, glow('#cfe0f5')),
        ],
      }),
    ],
  ),
  withDock
    ? at(
        [34, 46, 0],
        [
          box(GRAPHITE, [44, 34, 3], [-12, -14, 1.5], { r: 4 }),
          box(body, [40, 22, 62], [-12, 8, 34], {
            r: 8,
            front: [
              rect(0, -14, 28, 22, 4, body, -0.09),
              path('M-3 -14h6', glow('#8fe3b0'), 0, 1.6),
              rect(0, 22, 26, 14, 7, BLACK),
            ],
            right: [vents(0, 10, 10, 10, 4, GRAPHITE)],
          }),
          box(accent, [40, 22, 3], [-12, 8, 66.5], { r: 8 }),
          box(GRAPHITE, [40, 22, 4], [-12, 8, 70], { r: 8, taper: 0.92 }),
        ],
      )
    : [],
];

/** A waist-high scrubber for halls: tank, squeegee, brush deck and a touch screen on a post. */
export const scrubber = ({ body, accent }: Paint): Part => [
  bothSides((y) => wheel(13, 7, [20, y * 24, 13], STEEL)),
  rod(GRAPHITE, 7, 6, [-30, 0, 7], { along: 'y' }),
  box(GRAPHITE, [36, 60, 9], [-32, 0, 9], { r: 8 }),
  rod(RUBBER, 15, 5, [-32, -14, 3]),
  rod(RUBBER, 15, 5, [-32, 14, 3]),
  extrude(
    body,
    [
      [-36, 24, 8],
      [34, 22, 8],
      [36, 62, 10],
      [-8, 72, 8],
      [-34, 46, 10],
    ],
    46,
    [0, 0, 0],
    {
      along: 'y',
      end: [
        path('M-38 -34L38 -32', accent, 0, 2.4),
        rect(14, -52, 30, 18, 4, body, -0.1),
        vents(14, -52, 20, 9, 4, GRAPHITE),
        disc(-22, -44, 3, GRAPHITE),
      ],
    },
  ),
  box(GRAPHITE, [22, 32, 4], [20, 0, 74], { r: 4, top: [rect(0, 0, 12, 16, 3, body)] }),
  rod(DARK_STEEL, 2.4, 20, [-2, 0, 88]),
  box(BLACK, [4, 30, 20], [-6, 0, 102], {
    r: 3,
    along: 'x',
    left: [
      rect(0, 0, 25, 15, 1.5, glow('#27405f')),
      rect(-4, -2, 12, 6, 1, glow('#6fb7c9')),
      path('M-10 5h18', glow('#9fd3dd'), 0, 1),
    ],
  }),
  box(RUBBER, [4, 66, 7], [46, 0, 4], { r: 2 }),
  tube(BLACK, 2.2, [36, -20, 40], [46, -22, 34], [47, -20, 8]),
  tube(STEEL, 1.6, [36, -18, 66], [52, -18, 80], [54, 0, 82], [52, 18, 80], [36, 18, 66]),
  rod(glow(accent.light), 3, 5, [26, 14, 82]),
];

/** A small drum that drives along lines and drops a pen: the classroom's floor robot. */
export const turtle = ({ body, accent }: Paint): readonly Part[] => [
  bothSides((s) => wheel(11, 5, [s * 25, 0, 11], accent, 'x')),
  rod(GRAPHITE, 23, 6, [0, 0, 7]),
  rod(body, 25, 20, [0, 0, 20], { taper: 0.94 }),
  ball(body, 23.5, [0, 0, 30], { half: true, rise: 13 }),
  rod(GRAPHITE, 6, 3, [0, 0, 43]),
  rod(accent, 3, 22, [0, 0, 52]),
  rod(accent, 3, 5, [0, 0, 65], { taper: 0.4 }),
  box(BLACK, [26, 4, 10], [0, -23.5, 21], {
    r: 4.5,
    along: 'y',
    front: [
      disc(-6, 0, 3.4, STEEL),
      disc(-6, 0, 2.2, GLASS),
      disc(6, 0, 3.4, STEEL),
      disc(6, 0, 2.2, GLASS),
      disc(-6.6, -0.7, 0.8, glow('#cfe0f5')),
      disc(5.4, -0.7, 0.8, glow('#cfe0f5')),
    ],
  }),
  sheet([0, -8, 0.4], 60, [path('M-58 6C-40 34 -8 26 4 30S42 42 58 22', accent, -0.05, 2.6)]),
];

/** A combat robot: a wedge, armour and a steel drum that spins. */
export const wedge = ({ body, accent }: Paint): Part => [
  bothSides((s) => [
    wheel(16, 11, [s * 40, 16, 16], accent, 'x', 6),
    wheel(16, 11, [s * 40, -18, 16], accent, 'x', 6),
  ]),
  extrude(
    body,
    [
      [-38, 7, 2],
      [38, 7, 2],
      [38, 24, 3],
      [-34, 27, 3],
    ],
    64,
    [0, 0, 0],
    { along: 'x' },
  ),
  box(GRAPHITE, [50, 50, 3], [0, 6, 29], {
    r: 3,
    top: [
      bolts(17, 8, 1.1, STEEL),
      rect(0, 0, 20, 20, 2, body),
      path('M-6 6L6 -6M-6 0L0 -6M0 6L6 0', accent, 0, 2),
    ],
  }),
  bothSides((s) =>
    extrude(
      DARK_STEEL,
      [
        [-30, 14, 6],
        [-56, 18, 8],
      ],
      6,
      [s * 27, 0, 0],
      { along: 'x' },
    ),
  ),
  rod(STEEL, 13, 46, [0, -56, 18], { along: 'x' }),
  [-14, 14].map((x) => box(accent, [6, 9, 30], [x, -56, 18], { r: 1, along: 'x' })),
];
