import { ball, box, extrude, rod, tube } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GLASS, GRAPHITE, STEEL, WHITE, glow } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { disc, path, rect, screws, vents } from '../engine/shape.ts';
import { bothSides } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { COBALT, MOSS, PINE } from './palette.ts';
import { track, wheel } from './wheels.ts';

export interface RoverKit {
  readonly plate: Material;
  readonly accent: Material;
  readonly drive: 'two' | 'four' | 'tracks';
}

/**
 * A learner's robot with nothing hidden: decks on spacers, a controller, a breadboard, a battery, eyes of
 * sound.
 */
export function roverKit({ plate, accent, drive }: RoverKit): Part {
  const wheels: Part =
    drive === 'tracks'
      ? bothSides((y) =>
          track(
            [
              [-36, 14, 13],
              [36, 14, 13],
            ],
            12,
            [0, y * 34, 0],
            accent,
          ),
        )
      : drive === 'four'
        ? [-28, 28].map((x) => bothSides((y) => wheel(17, 11, [x, y * 36, 17], accent)))
        : [bothSides((y) => wheel(21, 8, [20, y * 36, 21], accent)), ball(STEEL, 7, [-34, 0, 7])];
  return [
    wheels,
    bothSides((y) =>
      [-28, 28]
        .slice(drive === 'two' ? 1 : 0)
        .map((x) => box(accent, [16, 14, 11], [x, y * 22, 18], { r: 2, along: 'y' })),
    ),
    box(plate, [92, 54, 3], [0, 0, 26], { r: 8, top: [screws(76, 40, 1.4, DARK_STEEL)] }),
    bothSides((x) => bothSides((y) => rod(STEEL, 1.8, 20, [x * 34, y * 19, 37.5]))),
    box(GRAPHITE, [44, 28, 14], [4, 0, 34.5], {
      r: 3,
      front: [rect(0, 0, 34, 6, 1, BLACK), rect(-10, 0, 8, 4, 1, accent)],
    }),
    box(plate, [84, 50, 3], [0, 0, 49], { r: 8, top: [screws(68, 38, 1.4, DARK_STEEL)] }),
    box(PINE, [38, 30, 2], [16, -4, 52], {
      r: 1.5,
      top: [
        rect(-4, 0, 9, 9, 0.6, BLACK),
        rect(10, 4, 8, 6, 0.5, BLACK),
        path('M-16 -12.4h30M-16 12.4h30', GRAPHITE, 0, 2.2),
        rect(15, -6, 6, 8, 0.6, STEEL),
      ],
    }),
    box(WHITE, [24, 34, 5], [-20, 2, 53.5], {
      r: 1,
      top: [
        path('M-8 -14v28M-5 -14v28M-2 -14v28M2 -14v28M5 -14v28M8 -14v28', WHITE, -0.3, 0.7),
        rect(5, -6, 3, 7, 1, accent),
        rect(-5, 4, 3, 6, 1, COBALT),
      ],
    }),
    tube(accent, 1, [-22, -4, 56], [-14, -8, 68], [4, -8, 66], [12, -12, 54]),
    tube(COBALT, 1, [-16, 6, 56], [-6, 4, 70], [6, 2, 66], [14, 4, 54]),
    tube(MOSS, 1, [-26, 10, 56], [-16, 14, 66], [2, 12, 64], [10, 9, 54]),
    box(plate, [3, 34, 22], [-44, 0, 58], { r: 3, along: 'x' }),
    box(COBALT, [2, 32, 15], [-46.4, 0, 61], { r: 1, along: 'x' }),
    bothSides((y) =>
      rod(STEEL, 6.2, 9, [-51.5, y * 9, 61], {
        along: 'x',
        start: [disc(0, 0, 5, BLACK), path('M-4 -2h8M-4.6 0h9M-4 2h8', DARK_STEEL, 0, 0.5)],
      }),
    ),
  ];
}

/**
 * The planetary kind: six wheels on rocking beams, a solar deck and a mast with two eyes. It looks towards
 * −x.
 */
export function rockerRover({ plate, accent }: Pick<RoverKit, 'plate' | 'accent'>): Part {
  return [
    [-42, -2, 40].map((x) => bothSides((y) => wheel(14, 11, [x, y * 38, 14], DARK_STEEL, 'y', 6))),
    bothSides((y) => [
      extrude(
        plate,
        [
          [-42, 20, 3],
          [-22, 42, 3.4],
        ],
        4,
        [0, y * 30, 0],
        { along: 'y' },
      ),
      extrude(
        plate,
        [
          [-22, 42, 3.4],
          [18, 36, 3.4],
        ],
        4,
        [0, y * 30, 0],
        { along: 'y', end: [disc(0, -41, 2.2, accent)] },
      ),
      extrude(
        plate,
        [
          [-2, 20, 3],
          [18, 36, 3.4],
        ],
        4,
        [0, y * 30, 0],
        { along: 'y' },
      ),
      extrude(
        plate,
        [
          [40, 20, 3],
          [18, 36, 3.4],
        ],
        4,
        [0, y * 30, 0],
        { along: 'y', end: [disc(18, -36, 2.4, accent)] },
      ),
    ]),
    box(plate, [66, 46, 18], [2, 0, 50], {
      r: 4,
      front: [rect(0, 0, 44, 10, 2, plate, -0.12), vents(-10, 0, 16, 5, 3, GRAPHITE), disc(14, 0, 3, accent)],
      left: [rect(0, 0, 26, 9, 2, GRAPHITE)],
    }),
    box(GRAPHITE, [86, 62, 2.4], [8, 0, 62], {
      r: 2,
      top: [
        rect(0, 0, 80, 56, 1, COBALT, -0.3),
        path('M-26 -28v56M-13 -28v56M0 -28v56M13 -28v56M26 -28v56M-40 -9h80M-40 9h80', STEEL, -0.2, 0.7),
      ],
    }),
    rod(STEEL, 2.6, 36, [-26, -14, 80]),
    box(plate, [11, 28, 12], [-27, -14, 103], {
      r: 3,
      along: 'x',
      left: [
        disc(-7, 0, 4.2, BLACK),
        disc(7, 0, 4.2, BLACK),
        disc(-7, 0, 2.8, GLASS),
        disc(7, 0, 2.8, GLASS),
        disc(-7.8, -0.8, 0.9, glow('#cfe0f5')),
        disc(6.2, -0.8, 0.9, glow('#cfe0f5')),
      ],
      front: [rect(0, 0, 5, 6, 1, accent)],
    }),
    rod(STEEL, 1, 26, [36, 20, 76]),
    rod(accent, 9, 2.4, [36, 20, 90], {
      along: 'x',
      start: [disc(0, 0, 7.4, plate, -0.05), disc(0, 0, 1.6, GRAPHITE)],
    }),
  ];
}
