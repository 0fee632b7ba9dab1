import { ball, box, extrude, rod, tube } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GLASS, GRAPHITE, STEEL, glow, seeThrough } from '../engine/material.ts';
import { disc, path, rect, screws } from '../engine/shape.ts';
import { at, bothSides, turn } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { propeller } from './drones.ts';
import type { Paint } from './palette.ts';

/**
 * A diver: foam block above, thrusters around an open frame, lights and a dome for the camera. It looks
 * towards −x.
 */
export const diver = ({ body, accent }: Paint): Part => {
  const thruster = (x: number, y: number, z: number, heading: number): Part =>
    at(
      [x, y, z],
      turn('z', heading, [
        rod(GRAPHITE, 9, 10, [0, 0, 0], {
          along: 'x',
          start: [
            disc(0, 0, 7.6, BLACK),
            path('M0 0L-5 -4.5M0 0L6 -2.4M0 0L-1 6.6', STEEL, -0.1, 2.6),
            disc(0, 0, 2.2, accent),
          ],
          end: [
            disc(0, 0, 7.6, BLACK),
            path('M0 0L-5 -4.5M0 0L6 -2.4M0 0L-1 6.6', STEEL, -0.1, 2.6),
            disc(0, 0, 2.2, accent),
          ],
        }),
      ]),
    );
  return at(
    [0, 0, 30],
    [
      bothSides((y) => [
        box(GRAPHITE, [88, 3, 6], [0, y * 31, 3], { r: 2, along: 'y' }),
        [-34, 34].map((x) => box(GRAPHITE, [6, 3, 46], [x, y * 31, 25], { r: 2, along: 'y' })),
        box(GRAPHITE, [88, 3, 5], [0, y * 31, 30], { r: 2, along: 'y' }),
      ]),
      rod(STEEL, 12, 58, [2, 0, 24], { along: 'x' }),
      ball(seeThrough(GLASS, 0.9), 12.5, [-29, 0, 24]),
      rod(accent, 13.4, 3, [-26, 0, 24], { along: 'x' }),
      ball(glow('#cfe0f5'), 1.8, [-39, -5, 29]),
      rod(DARK_STEEL, 7, 62, [4, -17, 12], { along: 'x' }),
      rod(DARK_STEEL, 7, 62, [4, 17, 12], { along: 'x' }),
      bothSides((y) =>
        rod(BLACK, 4.6, 7, [-44, y * 20, 16], { along: 'x', start: [disc(0, 0, 3.6, glow('#fff3d0'))] }),
      ),
      thruster(-22, -40, 22, 34),
      thruster(26, -40, 22, -34),
      thruster(-22, 40, 22, -34),
      thruster(26, 40, 22, 34),
      extrude(
        body,
        [
          [-36, 43, 7],
          [38, 43, 7],
          [34, 56, 7],
          [-28, 56, 7],
        ],
        62,
        [0, 0, 0],
        {
          along: 'y',
          end: [
            path('M-40 -46h84', accent, 0, 3),
            screws(60, 1, 1.4, GRAPHITE),
            rect(6, -54, 34, 4, 2, body, -0.16),
          ],
        },
      ),
      rod(GRAPHITE, 11, 2, [-14, 0, 63.6], {
        end: [disc(0, 0, 9, BLACK), path('M0 0L-6 -4M0 0L6 -4M0 0L0 7', STEEL, 0, 2.4)],
      }),
      rod(GRAPHITE, 11, 2, [20, 0, 63.6], {
        end: [disc(0, 0, 9, BLACK), path('M0 0L-6 -4M0 0L6 -4M0 0L0 7', STEEL, 0, 2.4)],
      }),
      tube(accent, 1.7, [42, 0, 58], [60, 6, 76], [78, 10, 70], [92, 14, 90]),
    ],
  );
};

/** A torpedo with wings that listens under water. */
export const glider = ({ body, accent }: Paint): Part =>
  at(
    [0, 0, 40],
    [
      rod(body, 16, 96, [0, 0, 0], { along: 'x' }),
      ball(body, 16, [48, 0, 0], { along: 'x', rise: 30, half: true }),
      ball(GLASS, 15.6, [-48, 0, 0], { along: 'x', rise: 18 }),
      rod(accent, 16.6, 5, [-40, 0, 0], { along: 'x' }),
      rod(accent, 16.6, 3, [34, 0, 0], { along: 'x' }),
      bothSides((y) =>
        extrude(
          accent,
          [
            [4, y * 16, 4],
            [26, y * 64, 2],
          ],
          3,
          [0, 0, 0],
        ),
      ),
      extrude(
        accent,
        [
          [52, 12, 4],
          [68, 36, 2],
        ],
        4,
        [0, 0, 0],
        { along: 'y' },
      ),
      rod(BLACK, 1.2, 34, [74, 0, 16], { along: 'z' }),
      turn('y', 90, propeller(17, [0, 0, 78], accent, 30)),
    ],
  );
