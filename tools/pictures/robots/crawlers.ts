import { ball, box, extrude, rod, tube } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GLASS, GRAPHITE, RUBBER, STEEL, glow } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { bolts, disc, rect, screws, vents } from '../engine/shape.ts';
import { at, bothSides } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { CLAY } from './palette.ts';
import type { Paint } from './palette.ts';
import { track, wheel } from './wheels.ts';

const camera = (accent: Material): Part => [
  box(GRAPHITE, [18, 18, 16], [0, 0, 0], {
    r: 4,
    along: 'x',
    left: [
      disc(-2, 0, 6, BLACK),
      disc(-2, 0, 4.2, GLASS),
      disc(-3, -1.2, 1.3, glow('#cfe0f5')),
      disc(5.6, -4, 1.6, glow('#fff3d0')),
      disc(5.6, 4, 1.6, glow('#fff3d0')),
    ],
    front: [rect(0, 0, 8, 5, 1, accent)],
  }),
];

/** A tracked inspector with flippers and either a mast with a camera or an arm. It looks towards −x. */
export const trackedInspector = ({ body, accent }: Paint, top: 'mast' | 'arm'): Part => [
  bothSides((y) => [
    track(
      [
        [-34, 14, 13],
        [34, 14, 13],
      ],
      13,
      [0, y * 31, 0],
      accent,
    ),
    extrude(
      RUBBER,
      [
        [-58, 26, 6],
        [-34, 14, 10],
      ],
      7,
      [0, y * 42, 0],
      {
        along: 'y',
        end: [disc(-34, -14, 5, accent), disc(-58, -26, 3, DARK_STEEL), bolts(4, 6, 0.5, BLACK, 0, -34, -14)],
      },
    ),
  ]),
  box(body, [84, 48, 18], [0, 0, 23], {
    r: 5,
    along: 'y',
    front: [vents(20, 0, 16, 7, 4, GRAPHITE)],
    left: [
      rect(-12, 0, 9, 5, 2, glow('#fff3d0')),
      rect(12, 0, 9, 5, 2, glow('#fff3d0')),
      rect(0, 0, 10, 8, 2, GRAPHITE),
    ],
  }),
  box(GRAPHITE, [58, 40, 5], [4, 0, 34], { r: 4, top: [screws(48, 30, 1.1, STEEL)] }),
  top === 'mast'
    ? [
        rod(STEEL, 3, 44, [10, 0, 58]),
        rod(accent, 4.6, 6, [10, 0, 50]),
        at([8, 0, 88], camera(accent)),
        rod(BLACK, 0.9, 40, [30, 14, 56]),
        tube(BLACK, 1.1, [20, -6, 38], [22, -8, 54], [14, -4, 66], [13, -2, 78]),
      ]
    : [
        rod(body, 11, 8, [14, 0, 40]),
        extrude(
          body,
          [
            [14, 44, 6.4],
            [40, 76, 5],
          ],
          9,
          [0, -3, 0],
          { along: 'y', end: [disc(14, -44, 4, accent), disc(40, -76, 3, accent)] },
        ),
        extrude(
          GRAPHITE,
          [
            [40, 76, 5],
            [-14, 92, 3.8],
          ],
          7,
          [0, 6, 0],
          { along: 'y' },
        ),
        rod(accent, 4.4, 7, [-19, 5, 92], { along: 'x' }),
        extrude(
          STEEL,
          [
            [-24, 95, 2],
            [-38, 97, 1.2],
          ],
          6,
          [0, 5, 0],
          { along: 'y' },
        ),
        extrude(
          STEEL,
          [
            [-24, 89, 2],
            [-38, 86, 1.2],
          ],
          6,
          [0, 5, 0],
          { along: 'y' },
        ),
        at([26, -12, 44], camera(accent)),
      ],
];

/** Drives inside pipes with a lit camera head; a length of clay pipe shows where. */
export const pipeCrawler = ({ body, accent }: Paint): Part => [
  at(
    [34, 14, 0],
    [
      rod(CLAY, 40, 70, [30, 14, 40], {
        along: 'x',
        start: [disc(0, 0, 40, CLAY, 0.12), disc(0, 0, 34, BLACK), disc(0, 4, 30, GRAPHITE, -0.2)],
      }),
      rod(CLAY, 43, 9, [0, 14, 40], {
        along: 'x',
        start: [disc(0, 0, 43, CLAY, 0.08), disc(0, 0, 34, BLACK), disc(2, 5, 30, BLACK, 0.1)],
      }),
    ],
  ),
  at(
    [-26, -12, 0],
    [
      [-22, 0, 22].map((x) => bothSides((y) => wheel(10, 8, [x, y * 17, 10], accent))),
      rod(body, 13, 60, [0, 0, 20], { along: 'x' }),
      rod(accent, 13.4, 3, [-16, 0, 20], { along: 'x' }),
      rod(accent, 13.4, 3, [20, 0, 20], { along: 'x' }),
      rod(GRAPHITE, 9, 10, [-35, 0, 22], { along: 'x' }),
      ball(GRAPHITE, 11, [-44, 0, 23]),
      rod(BLACK, 9, 5, [-54, 0, 23], {
        along: 'x',
        start: [
          disc(0, 0, 8, STEEL),
          disc(0, 0, 5, BLACK),
          disc(0, 0, 3.6, GLASS),
          disc(-0.8, -1, 1.1, glow('#cfe0f5')),
          bolts(6.4, 8, 0.9, glow('#fff3d0')),
        ],
      }),
      box(body, [26, 12, 8], [4, 0, 35], { r: 3, along: 'x', front: [vents(0, 0, 14, 3, 2, GRAPHITE)] }),
      tube(accent, 1.8, [30, 0, 24], [44, -4, 36], [58, 4, 30], [70, 22, 36]),
    ],
  ),
];
