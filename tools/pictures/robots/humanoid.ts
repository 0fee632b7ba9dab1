import { ball, box, extrude, rod } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GLASS, GRAPHITE, RUBBER, glow } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { disc, path, rect, vents } from '../engine/shape.ts';
import { at, bothSides, turn } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';

export interface Humanoid {
  readonly body: Material;
  readonly accent: Material;
  readonly head: 'visor' | 'round' | 'lamp';
  /** Degrees each arm is lifted sideways and bent at the elbow, left first (as seen). */
  readonly arms?: readonly [readonly [number, number], readonly [number, number]];
  readonly holds?: Part;
}

const heads: Readonly<Record<Humanoid['head'], (h: Humanoid) => Part>> = {
  visor: ({ body, accent }) => [
    box(body, [25, 24, 28], [0, 0, 16], { r: 11, along: 'y' }),
    box(GLASS, [19, 5, 19], [0, -11.4, 17], {
      r: 8,
      along: 'y',
      front: [
        path('M-5 -1h3M2 -1h3', accentGlow(accent), 0, 1.6),
        path('M-7 -6q3 -2 7 -2', glow('#8ea2bd'), 0, 0.7),
      ],
    }),
    bothSides((s) =>
      rod(accent, 5, 3, [s * 13, 1, 16], {
        along: 'x',
        end: [disc(0, 0, 3, GRAPHITE)],
        start: [disc(0, 0, 3, GRAPHITE)],
      }),
    ),
  ],
  round: ({ body, accent }) => [
    ball(body, 15, [0, 0, 15], { rise: 14 }),
    rod(GLASS, 9.5, 4, [0, -12.6, 15], {
      along: 'y',
      end: [disc(-3.4, 0, 1.7, accentGlow(accent)), disc(3.4, 0, 1.7, accentGlow(accent))],
    }),
    rod(accent, 1, 8, [6, 2, 31]),
    ball(accent, 1.8, [6, 2, 35.5]),
  ],
  lamp: ({ body, accent }) => [
    box(body, [30, 18, 15], [0, 0, 13], {
      r: 5,
      along: 'y',
      front: [
        rect(0, 0, 25, 10, 4, GLASS),
        disc(-6.5, 0, 3.4, BLACK),
        disc(-6.5, 0, 2, accentGlow(accent)),
        disc(6.5, 0, 3.4, BLACK),
        disc(6.5, 0, 2, accentGlow(accent)),
      ],
    }),
    box(accent, [14, 8, 2], [0, 0, 21.5], { r: 2 }),
  ],
};

const accentGlow = (accent: Material): Material => glow(accent.light);

function arm(
  side: 1 | -1,
  [lift, bend]: readonly [number, number],
  { body, accent }: Humanoid,
  hand: Part,
): Part {
  const fingers = bothSides((f) =>
    extrude(
      GRAPHITE,
      [
        [f * 1.6, 0, 1.1],
        [f * 2, -6, 0.9],
      ],
      5,
      [0, 0, -40],
      { along: 'y' },
    ),
  );
  const forearm: Part = [
    rod(GRAPHITE, 5, 10, [0, 0, 0], { along: 'y', end: [disc(0, 0, 3.4, accent)] }),
    box(body, [10.5, 11, 26], [0, 0, -17], { r: 5, taper: 1 }),
    rod(GRAPHITE, 3.6, 5, [0, 0, -32]),
    box(GRAPHITE, [8, 6, 8], [0, 0, -37], { r: 2.4, along: 'y' }),
    fingers,
    at([0, 0, -46], hand),
  ];
  return at(
    [side * 28, 0, 112],
    ball(accent, 9, [0, 0, 0]),
    turn('y', -side * lift, [
      box(body, [11.5, 12, 26], [side * 2.5, 0, -16], { r: 5.5 }),
      at([side * 2.5, 0, -33], turn('y', -side * bend, turn('x', -14, forearm))),
    ]),
  );
}

const leg = (side: 1 | -1, { body, accent }: Humanoid): Part =>
  at(
    [side * 11.5, 0, 0],
    ball(GRAPHITE, 8, [0, 0, 66]),
    box(body, [15, 16, 26], [0, 0, 49], { r: 7, taper: 1.12 }),
    rod(GRAPHITE, 6.4, 14, [0, 0, 34], {
      along: 'x',
      end: [disc(0, 0, 4, accent)],
      start: [disc(0, 0, 4, accent)],
    }),
    box(body, [14, 15, 24], [0, 1, 19], { r: 6.5, taper: 1.15, front: [vents(0, -3, 5, 5, 3, GRAPHITE)] }),
    rod(DARK_STEEL, 4.4, 6, [0, 1, 9]),
    box(RUBBER, [16, 32, 6], [0, -5, 3], { r: 7 }),
    box(body, [14, 26, 5], [0, -4, 8.5], { r: 6, taper: 0.72 }),
  );

/** A robot with the build of a person: it stands, feet apart, and looks towards the viewer. */
export function humanoid(options: Humanoid): Part {
  const {
    body,
    accent,
    head,
    holds = [],
    arms = [
      [10, 14],
      [10, 14],
    ],
  } = options;
  return [
    bothSides((side) => leg(side, options)),
    box(GRAPHITE, [32, 19, 13], [0, 0, 73], { r: 7 }),
    rod(DARK_STEEL, 9, 9, [0, 0, 82]),
    extrude(
      body,
      [
        [-11, 90, 7],
        [11, 90, 7],
        [14.5, 113, 8],
        [-14.5, 113, 8],
      ],
      22,
      [0, 0, 0],
      {
        along: 'y',
        end: [
          rect(0, -107, 24, 15, 5, body, -0.1),
          disc(0, -107, 5, GRAPHITE),
          disc(0, -107, 3, accentGlow(accent)),
          vents(0, -92, 12, 6, 3, GRAPHITE),
          path('M-20 -98.5h12M8 -98.5h12', accent, 0, 1.6),
        ],
      },
    ),
    box(GRAPHITE, [18, 10, 26], [0, 14, 104], { r: 4, along: 'y' }),
    rod(GRAPHITE, 6, 6, [0, 0, 125]),
    at([0, 0, 126], heads[head](options)),
    arm(-1, arms[0], options, []),
    arm(1, arms[1], options, holds),
  ];
}
