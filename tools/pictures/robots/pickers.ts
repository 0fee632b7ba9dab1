import { box, extrude, rod, tube } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GRAPHITE, STEEL, WHITE } from '../engine/material.ts';
import { disc, path, rect, vents } from '../engine/shape.ts';
import { around, bothSides } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { CLAY, WOOD } from './palette.ts';
import type { Paint } from './palette.ts';

/** A four-axis picker: a fixed column, two links that swing flat, a quill that drops. */
export const scara = ({ body, accent }: Paint): Part => [
  box(STEEL, [130, 56, 4], [14, 0, 2], {
    r: 2,
    top: [path('M-60 -12h120M-60 0h120M-60 12h120', DARK_STEEL, 0.1, 1.2)],
  }),
  box(GRAPHITE, [30, 34, 6], [-34, 8, 7], { r: 4 }),
  box(body, [26, 28, 54], [-34, 8, 37], {
    r: 9,
    front: [vents(0, 14, 12, 9, 4, GRAPHITE), rect(0, -14, 10, 3, 1.5, accent)],
  }),
  rod(accent, 12.6, 2.6, [-34, 8, 65]),
  extrude(
    body,
    [
      [-34, 8, 14],
      [14, -4, 11],
    ],
    13,
    [0, 0, 73],
    { end: [disc(-34, -8, 9, body, -0.07), disc(14, 4, 7, body, -0.07)] },
  ),
  rod(accent, 10, 2.4, [14, -4, 80.6]),
  extrude(
    body,
    [
      [14, -4, 12],
      [54, -10, 9],
    ],
    20,
    [0, 0, 92],
    { taper: 0.94 },
  ),
  rod(DARK_STEEL, 7, 10, [54, -10, 77]),
  rod(STEEL, 3.4, 74, [54, -10, 66]),
  rod(accent, 4.6, 4, [54, -10, 104]),
  rod(BLACK, 4.4, 6, [54, -10, 27], { taper: 1.4 }),
  tube(BLACK, 2.4, [-34, 10, 80], [-30, 12, 112], [0, 4, 124], [30, -4, 112], [36, -6, 100]),
  [
    [30, -18],
    [48, -14],
    [66, -6],
    [40, 6],
    [62, 12],
  ].map(([x = 0, y = 0], i) => box(i === 1 ? accent : WHITE, [8, 8, 5], [x, y, 6.5], { r: 1 })),
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
    around(
      3,
      () => [
        rod(body, 8, 20, [24, 0, 118], {
          along: 'y',
          end: [disc(0, 0, 5, accent)],
          start: [disc(0, 0, 5, accent)],
        }),
        extrude(
          body,
          [
            [26, 117, 4.4],
            [50, 102, 3],
          ],
          6,
          [0, 0, 0],
          { along: 'y' },
        ),
        rod(STEEL, 1.4, 18, [50, 0, 102], { along: 'y' }),
        bothSides((y) => tube(STEEL, 1, [50, y * 8, 102], [12, y * 5, 62])),
      ],
      30,
    ),
    rod(accent, 12, 4, [0, 0, 61]),
    rod(BLACK, 3, 10, [0, 0, 54]),
    rod(BLACK, 5, 4, [0, 0, 48], { taper: 0.7 }),
    [-46, -26, 2, 26, 48].map((x, i) => [
      rod(WOOD, 7, 4, [x, (i % 2) * 12 - 6, 39.5]),
      rod(CLAY, 5, 1.4, [x, (i % 2) * 12 - 6, 42]),
    ]),
  ];
}
