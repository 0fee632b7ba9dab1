import { ball, box, extrude, rod, tube } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GLASS, GRAPHITE, STEEL, glow } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { disc, path, rect, vents } from '../engine/shape.ts';
import { bothSides } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { wheel } from './wheels.ts';

export interface DeliveryRover {
  readonly body: Material;
  readonly accent: Material;
  readonly top: 'flag' | 'lockers' | 'cooler';
}

/** A pavement rover on six wheels with a locked box. It drives towards −x. */
export function deliveryRover({ body, accent, top }: DeliveryRover): Part {
  return [
    [-34, 0, 34].map((x) => bothSides((y) => wheel(13, 9, [x, y * 27, 13], accent))),
    bothSides((y) =>
      extrude(
        DARK_STEEL,
        [
          [-34, 15, 3],
          [0, 22, 3],
          [34, 15, 3],
        ],
        4,
        [0, y * 21, 0],
        { along: 'y' },
      ),
    ),
    box(GRAPHITE, [90, 38, 12], [0, 0, 24], { r: 8 }),
    extrude(
      body,
      [
        [-38, 34, 7],
        [38, 34, 7],
        [36, 60, 9],
        [-30, 60, 9],
      ],
      46,
      [0, 0, 0],
      {
        along: 'y',
        end: [
          rect(4, -46, 56, 20, 5, body, -0.08),
          rect(4, -46, 16, 3, 1.5, accent),
          path('M-44 -33h88', accent, 0, 2.4),
          vents(32, -38, 8, 6, 3, GRAPHITE),
        ],
        start: [path('M-44 -33h88', accent, 0, 2.4)],
      },
    ),
    box(BLACK, [5, 34, 13], [-43.5, 0, 43], {
      r: 5,
      along: 'x',
      left: [
        rect(0, 0, 27, 8, 4, GLASS),
        disc(-8, 0, 2.6, glow(accent.light)),
        disc(8, 0, 2.6, glow(accent.light)),
        disc(0, 0, 1.4, glow('#cfe0f5')),
      ],
    }),
    top === 'flag'
      ? [
          box(body, [66, 42, 5], [4, 0, 71], {
            r: 9,
            top: [rect(0, 0, 50, 26, 6, body, -0.06), rect(-20, 0, 3, 14, 1.5, accent)],
          }),
          rod(STEEL, 0.9, 62, [38, 16, 100]),
          extrude(
            accent,
            [
              [16, 122, 0.3],
              [38, 115, 0.3],
              [38, 130, 0.3],
            ],
            0.8,
            [0, 16, 0],
            { along: 'y' },
          ),
          ball(accent, 1.8, [38, 16, 132]),
        ]
      : top === 'lockers'
        ? [
            box(GRAPHITE, [66, 44, 26], [4, 0, 82], {
              r: 4,
              front: [-1, 0, 1].flatMap((i) => [
                rect(i * 21, 0, 19, 21, 2, body),
                rect(i * 21 + 5, 0, 2, 6, 1, accent),
              ]),
              left: [rect(0, 0, 36, 19, 2, accent)],
            }),
          ]
        : [
            box(accent, [68, 44, 6], [4, 0, 72], { r: 9 }),
            box(body, [60, 38, 5], [4, 0, 77], { r: 9, taper: 0.9 }),
            tube(STEEL, 1.6, [-16, -14, 78], [-16, -14, 88], [24, -14, 88], [24, -14, 78]),
          ],
  ];
}
