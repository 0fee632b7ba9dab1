import { ball, box, extrude, rod, sheet, tube } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GLASS, GRAPHITE, RUBBER, STEEL, glow } from '../engine/material.ts';
import { disc, path, rect, vents } from '../engine/shape.ts';
import { at, bothSides } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { MOSS, NAVY } from './palette.ts';
import type { Paint } from './palette.ts';
import { caster, track, wheel } from './wheels.ts';

const tuft = (x: number, y: number, k = 1): Part =>
  sheet(
    [x, y, 0],
    12,
    [
      path(
        `M-8 0Q-7 ${-7 * k} -11 ${-12 * k}Q-4 ${-8 * k} -4 0ZM-4 0Q-3 ${-12 * k} 0 ${-17 * k}Q2 ${-9 * k} 2 0ZM2 0Q5 ${-8 * k} 10 ${-12 * k}Q6 ${-5 * k} 7 0Z`,
        MOSS,
        0.22,
      ),
    ],
    'y',
  );

/** A lawn mower: low shell, big driven wheels at the back, a stop button, grass around it. */
export const mower = ({ body, accent }: Paint): Part => [
  bothSides((y) => wheel(17, 11, [24, y * 27, 17], DARK_STEEL)),
  caster(6, [-32, -14, 14]),
  caster(6, [-32, 14, 14]),
  box(GRAPHITE, [92, 48, 10], [-2, 0, 13], { r: 16 }),
  extrude(
    body,
    [
      [-40, 20, 5],
      [36, 20, 5],
      [34, 34, 7],
      [6, 42, 8],
      [-26, 31, 8],
    ],
    46,
    [0, 0, 0],
    {
      along: 'y',
      end: [
        path('M-44 -21Q-10 -26 40 -23', accent, 0, 2),
        rect(20, -34, 22, 8, 3, body, -0.12),
        vents(20, -34, 16, 4, 3, GRAPHITE),
      ],
      start: [path('M44 -21Q10 -26 -40 -23', accent, 0, 2)],
    },
  ),
  extrude(
    GRAPHITE,
    [
      [4, 46, 4],
      [26, 42, 4],
    ],
    30,
    [0, 0, 0],
    { along: 'y' },
  ),
  rod(accent, 6, 4, [12, 0, 51], { end: [disc(0, 0, 4.4, accent, -0.15)] }),
  box(BLACK, [4, 26, 9], [-45, 0, 26], {
    r: 4,
    along: 'x',
    left: [
      rect(0, 0, 19, 4.6, 2.3, GLASS),
      disc(-5, 0, 1.3, glow('#cfe0f5')),
      disc(5, 0, 1.3, glow('#cfe0f5')),
    ],
  }),
  [
    [-58, -44],
    [-30, -52],
    [4, -56],
    [44, -48],
    [66, -34],
    [-70, -20],
    [64, 20],
    [-66, 12],
  ].map(([x = 0, y = 0], i) => tuft(x, y, 0.7 + (i % 3) * 0.22)),
];

/** A field robot that straddles the row: two wheel legs a side, a solar roof, tools below. */
export const weeder = ({ body, accent }: Paint): Part => [
  bothSides((x) =>
    bothSides((y) => [
      wheel(18, 9, [x * 44, y * 40, 18], accent, 'y', 6),
      extrude(
        GRAPHITE,
        [
          [x * 44, 18, 5],
          [x * 38, 62, 6],
        ],
        6,
        [0, y * 32, 0],
        { along: 'y' },
      ),
    ]),
  ),
  bothSides((y) =>
    box(body, [104, 14, 12], [0, y * 32, 64], {
      r: 5,
      along: 'x',
      front: [rect(0, 0, 60, 3, 1.5, accent), vents(40, 0, 10, 5, 3, GRAPHITE)],
    }),
  ),
  box(body, [26, 62, 14], [-20, 0, 64], { r: 4, along: 'y' }),
  box(body, [26, 62, 14], [26, 0, 64], { r: 4, along: 'y' }),
  box(GRAPHITE, [112, 78, 2.6], [0, 0, 76], { r: 3 }),
  box(NAVY, [106, 72, 1.2], [0, 0, 78], {
    r: 2,
    top: [
      path(
        'M-35 -36v72M-17.6 -36v72M0 -36v72M17.6 -36v72M35 -36v72M-53 -12h106M-53 12h106',
        STEEL,
        -0.15,
        0.9,
      ),
    ],
  }),
  [-14, 0, 14].map((y): Part => [
    rod(DARK_STEEL, 2.2, 24, [24, y, 46]),
    rod(accent, 4, 6, [24, y, 33]),
    rod(STEEL, 3, 10, [24, y, 26], { taper: 0.3 }),
  ]),
  at(
    [-58, 0, 62],
    box(BLACK, [8, 24, 10], [0, 0, 0], {
      r: 3,
      along: 'x',
      left: [
        disc(-6, 0, 3, GLASS),
        disc(6, 0, 3, GLASS),
        disc(-6.6, -0.8, 1, glow('#cfe0f5')),
        disc(5.4, -0.8, 1, glow('#cfe0f5')),
      ],
    }),
  ),
  rod(STEEL, 1.2, 20, [40, 24, 88]),
  ball(glow(accent.light), 3, [40, 24, 99]),
  [-40, -14, 10, 36].map((x) => [tuft(x, -4, 0.8), tuft(x + 6, 6, 0.6)]),
];

/** Cleans pools: tracked, a clear lid over the filter, a handle that floats. */
export const poolCleaner = ({ body, accent }: Paint): Part => [
  bothSides((y) =>
    track(
      [
        [-30, 12, 11],
        [30, 12, 11],
        [24, 24, 5],
      ],
      9,
      [0, y * 30, 0],
      accent,
    ),
  ),
  rod(RUBBER, 9, 48, [-40, 0, 11], { along: 'y' }),
  rod(RUBBER, 9, 48, [40, 0, 11], { along: 'y' }),
  extrude(
    body,
    [
      [-34, 14, 6],
      [34, 14, 6],
      [24, 40, 8],
      [-22, 42, 8],
    ],
    48,
    [0, 0, 0],
    { along: 'y', end: [path('M-34 -22h68', accent, 0, 2), vents(0, -14, 40, 5, 3, GRAPHITE)] },
  ),
  box(GLASS, [34, 36, 5], [0, 0, 50], { r: 8, top: [path('M-11 -11q6 -4 14 -3', glow('#7f97b5'), 0, 1.4)] }),
  tube(accent, 3, [-8, -22, 46], [-10, -22, 60], [-10, -12, 66], [-10, 12, 66], [-10, 22, 60], [-8, 22, 46]),
  tube(BLACK, 1.8, [22, 6, 48], [44, 14, 66], [66, 20, 44], [86, 20, 2]),
];
