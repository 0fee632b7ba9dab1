import { ball, box, extrude, rod, tube } from '../engine/build.ts';
import { BLACK, BONE, DARK_STEEL, GRAPHITE, STEEL, WHITE } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { disc, path, rect, screws } from '../engine/shape.ts';
import { at, bothSides, turn } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { PINE, WOOD } from './palette.ts';
import type { Paint } from './palette.ts';

const servo = (accent: Material): Part => [
  box(BLACK, [16, 13, 14], [0, 0, 0], {
    r: 1,
    along: 'y',
    front: [screws(12, 10, 0.7, STEEL), rect(0, 0, 7, 6, 1, accent)],
  }),
  rod(STEEL, 4.4, 16, [0, 0, 0], { along: 'y' }),
];

/** A small arm for the desk: printed brackets, visible servos, ribbon wires, on whatever base it is given. */
export function deskArm(
  { body, accent }: Paint,
  lean = 22,
  reach = 96,
  base: Part = deskArmBase(body),
): Part {
  const bracket = (length: number, r: number): Part =>
    bothSides((y) =>
      extrude(
        body,
        [
          [0, 0, r],
          [0, length, r * 0.8],
        ],
        2.6,
        [0, y * 8.6, 0],
        {
          along: 'y',
          end: [
            rect(0, -length / 2, r * 0.9, length * 0.44, r * 0.45, body, -0.28),
            disc(0, 0, r * 0.5, STEEL),
            disc(0, -length, r * 0.42, STEEL),
          ],
        },
      ),
    );
  const claw: Part = [
    box(body, [14, 12, 12], [8, 0, 0], { r: 2, along: 'y' }),
    bothSides((z) => [
      extrude(
        accent,
        [
          [14, z * 4, 2],
          [24, z * 9, 1.8],
        ],
        5,
        [0, 0, 0],
        { along: 'y' },
      ),
      extrude(
        accent,
        [
          [24, z * 9, 1.8],
          [36, z * 3.4, 1],
        ],
        5,
        [0, 0, 0],
        { along: 'y' },
      ),
    ]),
    rod(STEEL, 1.6, 12, [14, 0, 0], { along: 'y' }),
  ];
  return [
    base,
    at(
      [0, 0, 24],
      servo(accent),
      turn('y', lean, [
        bracket(48, 9),
        at(
          [0, 0, 48],
          servo(accent),
          turn('y', reach - lean, [bracket(42, 7.4), at([0, 0, 42], servo(accent), turn('y', -62, claw))]),
        ),
      ]),
    ),
    tube(accent, 0.8, [-10, 4, 10], [-18, -8, 30], [-6, -12, 52], [10, -11, 70]),
    tube(BLACK, 0.8, [-9, 6, 10], [-22, -5, 32], [-8, -10, 56], [10, -10, 72]),
  ];
}

const deskArmBase = (body: Material): Part => [
  box(WOOD, [76, 56, 4], [0, 0, 2], { r: 6, top: [screws(64, 44, 1.4, DARK_STEEL)] }),
  rod(GRAPHITE, 21, 7, [0, 0, 7.5]),
  rod(body, 19, 6, [0, 0, 14], { end: [disc(0, 0, 15, body, -0.1)] }),
  box(PINE, [18, 24, 2], [-28, -10, 6], {
    r: 1,
    top: [rect(0, 0, 8, 8, 0.5, BLACK), rect(0, -9, 14, 3, 0.5, GRAPHITE)],
  }),
];

/** A desk arm over a board with a game under way. */
export function chessArm(kit: Paint): Part {
  const squares = Array.from(
    { length: 32 },
    (_, i) => `M${(i % 4) * 16 - 32 + (Math.floor(i / 4) % 2) * 8} ${Math.floor(i / 4) * 8 - 32}h8v8h-8z`,
  ).join('');
  const piece = (x: number, y: number, m: Material, tall: number): Part =>
    at(
      [x, y, 6],
      rod(m, 3, 1.6, [0, 0, 0.8]),
      rod(m, 2.4, tall, [0, 0, 1.6 + tall / 2], { taper: 0.55 }),
      ball(m, 1.9, [0, 0, 2.6 + tall]),
    );
  const men: readonly (readonly [number, number, 0 | 1, number])[] = [
    [-28, -28, 0, 9],
    [-20, -20, 0, 5],
    [-12, -28, 0, 8],
    [-4, -12, 0, 5],
    [4, -20, 0, 5],
    [12, -28, 0, 10],
    [20, -20, 0, 5],
    [28, -20, 0, 5],
    [-28, 20, 1, 5],
    [-12, 12, 1, 5],
    [4, 4, 1, 5],
    [12, 28, 1, 9],
    [20, 20, 1, 5],
    [-4, 28, 1, 10],
  ];
  return [
    box(GRAPHITE, [82, 82, 5], [0, 0, 2.5], { r: 3 }),
    box(BONE, [68, 68, 1], [0, 0, 5.5], { r: 0.5, top: [path(squares, GRAPHITE, 0.16)] }),
    men.map(([x, y, side, tall]) => piece(x, y, side === 0 ? WHITE : BLACK, tall)),
    at(
      [-66, 8, 0],
      turn(
        'z',
        0,
        deskArm(kit, 20, 86, [
          box(GRAPHITE, [40, 40, 5], [0, 0, 2.5], { r: 6 }),
          rod(kit.body, 16, 12, [0, 0, 11]),
        ]),
      ),
    ),
  ];
}
