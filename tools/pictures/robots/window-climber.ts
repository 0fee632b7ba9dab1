import { box, extrude, rod, tube } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GRAPHITE, STEEL, glow, seeThrough } from '../engine/material.ts';
import { disc, rect } from '../engine/shape.ts';
import { at, bothSides, turn } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import type { Paint } from './palette.ts';

/** Walks up glass on suction cups. */
export const windowClimber = ({ body, accent }: Paint): Part => [
  box(seeThrough(glow('#e8f3f7'), 0.45), [104, 3, 96], [0, 8, 50], { r: 1, along: 'y' }),
  bothSides((s) => box(DARK_STEEL, [5, 8, 102], [s * 54, 8, 51], { r: 1 })),
  box(DARK_STEEL, [114, 10, 5], [0, 8, 2.5], { r: 1 }),
  box(DARK_STEEL, [114, 8, 5], [0, 8, 101], { r: 1 }),
  at(
    [4, 2, 48],
    turn('y', 14, [
      bothSides((s) => rod(BLACK, 22, 5, [s * 23, 0, 0], { along: 'y' })),
      extrude(
        body,
        [
          [-23, 0, 21],
          [23, 0, 21],
        ],
        10,
        [0, -7, 0],
        {
          along: 'y',
          end: [
            disc(-23, 0, 15, body, -0.08),
            disc(23, 0, 15, body, -0.08),
            disc(-23, 0, 9, accent),
            disc(23, 0, 9, accent),
            disc(-23, 0, 3.4, GRAPHITE),
            disc(23, 0, 3.4, GRAPHITE),
            rect(0, 0, 7, 13, 3.5, GRAPHITE),
            disc(0, -3, 1.4, glow('#8fe3b0')),
          ],
        },
      ),
      tube(STEEL, 1.6, [-6, -13, 13], [-5, -22, 16], [5, -22, 16], [6, -13, 13]),
    ]),
  ),
  tube(BLACK, 0.9, [5, -2, 66], [10, -6, 84], [24, 2, 100]),
];
