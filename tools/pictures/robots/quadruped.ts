import { ball, box, extrude, rod, tube } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GLASS, GRAPHITE, RUBBER, STEEL, glow } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { bolts, disc, rect, screws, vents } from '../engine/shape.ts';
import { at } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';

export interface Quadruped {
  readonly body: Material;
  readonly accent: Material;
  readonly payload: 'none' | 'mast' | 'arm' | 'lidar' | 'handle';
}

function leg(x: number, y: number, swing: number, { body, accent }: Quadruped): Part {
  const out = y > 0 ? 1 : -1;
  const [kx, kz] = [x - 13 + swing * 0.4, 36];
  const hip = [
    disc(0, 0, 7.6, body, -0.12),
    disc(0, 0, 5.4, accent),
    bolts(6.5, 8, 0.5, BLACK),
    disc(0, 0, 2, accent, -0.3),
  ];
  return [
    rod(GRAPHITE, 8.5, 9, [x, y - out * 4.5, 62], { along: 'y' }),
    rod(body, 9.6, 8, [x, y + out * 4, 62], { along: 'y', end: hip, start: hip }),
    extrude(
      GRAPHITE,
      [
        [x, 60, 7],
        [kx, kz, 5],
      ],
      7,
      [0, y + out * 3, 0],
      { along: 'y' },
    ),
    extrude(
      body,
      [
        [kx, kz, 5.4],
        [x + 3 + swing, 6, 3.2],
      ],
      5,
      [0, y + out * 3, 0],
      { along: 'y', end: [disc(kx, -kz, 3.2, GRAPHITE)], start: [disc(-kx, -kz, 3.2, GRAPHITE)] },
    ),
    ball(RUBBER, 4.6, [x + 3 + swing, y + out * 3, 4.6]),
  ];
}

const payloads: Readonly<Record<Quadruped['payload'], (q: Quadruped) => Part>> = {
  none: () => [],
  lidar: ({ accent }) => [
    rod(GRAPHITE, 9, 4, [16, 0, 76]),
    rod(GLASS, 8, 8, [16, 0, 82]),
    rod(accent, 8.4, 2, [16, 0, 87]),
    box(GRAPHITE, [22, 18, 7], [-16, 0, 77], { r: 2, front: [vents(0, 0, 14, 3, 2, STEEL)] }),
  ],
  mast: ({ accent, body }) => [
    box(GRAPHITE, [34, 20, 6], [-6, 0, 77], { r: 3, top: [screws(28, 14, 0.9, STEEL)] }),
    rod(STEEL, 2.6, 22, [-6, 0, 91]),
    box(body, [20, 16, 15], [-4, 0, 108], {
      r: 4,
      along: 'x',
      right: [
        disc(-3, 1, 5, BLACK),
        disc(-3, 1, 3.2, GLASS),
        disc(-4, 0, 1, glow('#cfe0f5')),
        disc(4, 3, 2, BLACK),
        disc(4, -3, 2, glow('#fbd38d')),
      ],
    }),
    rod(accent, 1.2, 12, [-12, 4, 121]),
    tube(BLACK, 1, [-6, -4, 80], [-11, -5, 90], [-9, -3, 100]),
  ],
  arm: ({ accent, body }) => [
    rod(GRAPHITE, 9, 5, [14, 0, 76]),
    rod(body, 7, 9, [14, 0, 83]),
    extrude(
      body,
      [
        [14, 86, 5.5],
        [-8, 108, 4.4],
      ],
      8,
      [0, -2, 0],
      { along: 'y', end: [disc(14, -86, 3, accent), disc(-8, -108, 2.6, accent)] },
    ),
    extrude(
      GRAPHITE,
      [
        [-8, 108, 4],
        [30, 122, 3.2],
      ],
      6,
      [0, 5, 0],
      { along: 'y' },
    ),
    rod(accent, 4, 6, [34, 4, 122], { along: 'x' }),
    extrude(
      GRAPHITE,
      [
        [38, 124, 2],
        [50, 127, 1],
      ],
      5,
      [0, 4, 0],
      { along: 'y' },
    ),
    extrude(
      GRAPHITE,
      [
        [38, 120, 2],
        [50, 116, 1],
      ],
      5,
      [0, 4, 0],
      { along: 'y' },
    ),
  ],
  handle: ({ accent }) => [
    box(GRAPHITE, [16, 18, 6], [-20, 0, 77], { r: 3 }),
    tube(
      STEEL,
      1.6,
      [-22, -6, 79],
      [-36, -6, 96],
      [-48, -6, 118],
      [-50, 0, 121],
      [-48, 6, 118],
      [-36, 6, 96],
      [-22, 6, 79],
    ),
    tube(accent, 2.4, [-50, -3, 120.5], [-50.4, 0, 121], [-50, 3, 120.5]),
  ],
};

/**
 * A walking robot: a rigid trunk, four legs with hip, thigh and shank, and a rail for payloads. It looks
 * along +x.
 */
export function quadruped(options: Quadruped): Part {
  const { body, accent, payload } = options;
  return [
    leg(30, 14, 4, options),
    leg(-30, 14, -5, options),
    leg(30, -14, -8, options),
    leg(-30, -14, 7, options),
    box(body, [74, 25, 20], [0, 0, 63], {
      r: 6,
      along: 'x',
      front: [
        rect(0, -1, 30, 9, 2, GRAPHITE, 0),
        vents(0, -1, 22, 4, 3, BLACK),
        rect(0, 7, 44, 1.4, 0.7, accent),
      ],
      top: [
        rect(0, 0, 58, 3, 1.5, GRAPHITE),
        rect(0, 7, 58, 1.4, 0.7, DARK_STEEL),
        rect(0, -7, 58, 1.4, 0.7, DARK_STEEL),
      ],
    }),
    box(GRAPHITE, [10, 22, 17], [41, 0, 63], {
      r: 6,
      along: 'x',
      taper: 0.84,
      right: [
        rect(0, 0, 15, 9, 3, GLASS),
        disc(-4, 0, 2.4, BLACK),
        disc(4, 0, 2.4, BLACK),
        disc(-4.6, -0.6, 0.8, glow('#cfe0f5')),
        disc(3.4, -0.6, 0.8, glow('#cfe0f5')),
        rect(0, 6, 8, 1, 0.5, accent),
      ],
    }),
    box(GRAPHITE, [6, 20, 14], [-40, 0, 63], { r: 5, along: 'x' }),
    at([0, 0, 0], payloads[payload](options)),
  ];
}
