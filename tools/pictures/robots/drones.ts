import { ball, box, extrude, rod, sheet, tube } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GLASS, GRAPHITE, STEEL, glow, seeThrough } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { disc, path, rect, screws, vents } from '../engine/shape.ts';
import { around, at, bothSides, turn } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import type { Vector } from '../engine/vector.ts';
import { WOOD } from './palette.ts';

/** A propeller caught in motion: two blades in the faint disc they sweep. */
export function propeller(r: number, centre: Vector, tip: Material, angle = 30): Part {
  const blade = `M0 0C${r * 0.3} ${-r * 0.16} ${r * 0.8} ${-r * 0.12} ${r} 0C${r * 0.7} ${r * 0.05} ${r * 0.3} ${r * 0.04} 0 0z`;
  const mirrored = blade.replaceAll(/-?\d+(\.\d+)?/g, (v) => String(-Number(v)));
  return at(
    centre,
    turn('z', angle, [
      sheet([0, 0, 0], r, [
        disc(0, 0, r, seeThrough(BLACK, 0.1)),
        path(
          `M${r * 0.96} 0A${r * 0.96} ${r * 0.96} 0 0 1 0 ${r * 0.96}M${-r * 0.96} 0A${r * 0.96} ${r * 0.96} 0 0 1 0 ${-r * 0.96}`,
          seeThrough(tip, 0.5),
          0,
          r * 0.04,
        ),
        path(blade + mirrored, BLACK, 0.1),
      ]),
    ]),
    rod(DARK_STEEL, r * 0.09, 2, [0, 0, 1]),
  );
}

const gimbal = (accent: Material): Part => [
  box(GRAPHITE, [10, 8, 6], [0, -10, -7], { r: 2 }),
  extrude(
    DARK_STEEL,
    [
      [-8, -8, 1.6],
      [-8, -16, 1.6],
    ],
    4,
    [0, -12, -3],
    { along: 'y' },
  ),
  ball(GRAPHITE, 8, [0, -13, -18]),
  rod(BLACK, 5.6, 5, [0, -20, -18], {
    along: 'y',
    end: [disc(0, 0, 4.4, GLASS), disc(-1, -1.2, 2, glow('#5f7fa8')), disc(-1.6, -1.8, 0.8, glow('#e6f0fb'))],
  }),
  rod(accent, 6, 1.4, [0, -17.4, -18], { along: 'y' }),
];

export interface Quadcopter {
  readonly body: Material;
  readonly accent: Material;
  readonly build: 'camera' | 'racer' | 'light';
}

/** Four rotors around a shell; it hovers and looks towards the viewer. */
export function quadcopter({ body, accent, build }: Quadcopter): Part {
  const span = build === 'racer' ? 30 : 42;
  const spread = build === 'racer' ? 24 : 28;
  const arms: Part = bothSides((sx) =>
    [-1, 1].map((sy): Part => {
      const [x, y] = [sx * span, sy * spread];
      return [
        extrude(
          build === 'racer' ? GRAPHITE : body,
          [
            [sx * 8, sy * 6, 5],
            [x, y, 3.4],
          ],
          build === 'racer' ? 3 : 5,
          [0, 0, 2],
        ),
        rod(GRAPHITE, 5, 9, [x, y, 4]),
        rod(accent, 4.4, 3, [x, y, 10]),
        rod(DARK_STEEL, 1.2, 3, [x, y, 12.6]),
        propeller(build === 'racer' ? 19 : 23, [x, y, 14], accent, sx * sy * 40 + 20),
        build === 'racer' ? [] : [rod(body, 1.6, 18, [x, y, -9]), ball(GRAPHITE, 2.4, [x, y, -18])],
        rod(glow(sx < 0 ? '#ff7a59' : '#8fe3b0'), 1.3, 1.2, [x, y - 5, 3], { along: 'y' }),
      ];
    }),
  );
  if (build === 'racer') {
    return at(
      [0, 0, 46],
      [
        arms,
        box(GRAPHITE, [22, 40, 3], [0, 0, 2], { r: 4 }),
        bothSides((s) => [rod(accent, 1.4, 12, [s * 8, -14, 9]), rod(accent, 1.4, 12, [s * 8, 12, 9])]),
        box(BLACK, [14, 28, 9], [0, 2, 8], { r: 2, front: [vents(0, 0, 9, 4, 2, STEEL)] }),
        box(GRAPHITE, [20, 38, 2], [0, 0, 16], {
          r: 4,
          top: [screws(14, 30, 0.9, STEEL), rect(0, 0, 5, 18, 2, accent)],
        }),
        box(accent, [15, 8, 11], [0, -20, 10], {
          r: 3,
          along: 'x',
          front: [disc(0, 0, 4, BLACK), disc(0, 0, 2.8, GLASS), disc(-0.8, -0.9, 1, glow('#cfe0f5'))],
        }),
        tube(BLACK, 0.9, [0, 18, 16], [0, 26, 24], [0, 32, 34]),
        ball(accent, 2, [0, 32.4, 35]),
      ],
    );
  }
  return at(
    [0, 0, build === 'light' ? 40 : 62],
    [
      arms,
      box(body, [30, 46, 14], [0, 0, 3], {
        r: 10,
        taper: 0.84,
        front: [
          rect(0, -1, 15, 5, 2.5, GLASS),
          disc(-4, -1, 1.5, glow('#9fb4cf')),
          disc(4, -1, 1.5, glow('#9fb4cf')),
        ],
        right: [vents(4, 1, 14, 4, 3, GRAPHITE)],
      }),
      box(body, [22, 34, 4], [0, 1, 12], {
        r: 8,
        taper: 0.8,
        top: [rect(0, 3, 10, 15, 4, GRAPHITE), rect(0, -8, 6, 1.4, 0.7, accent)],
      }),
      build === 'camera'
        ? [
            gimbal(accent),
            bothSides((s) => [
              tube(GRAPHITE, 1.4, [s * 12, 0, -2], [s * 19, -1, -20], [s * 21, -2, -36]),
              tube(GRAPHITE, 1.7, [s * 21, -16, -37], [s * 21, 12, -37]),
            ]),
          ]
        : [
            ball(GRAPHITE, 5, [0, -20, -6]),
            rod(GLASS, 3, 3, [0, -24.4, -6], { along: 'y', end: [disc(-0.6, -0.8, 1, glow('#cfe0f5'))] }),
          ],
    ],
  );
}

export interface Hexacopter {
  readonly body: Material;
  readonly accent: Material;
  readonly carries: 'tank' | 'hook' | 'lidar';
}

/** Six rotors, a heavy load below and a landing frame. */
export function hexacopter({ body, accent, carries }: Hexacopter): Part {
  const loads: Readonly<Record<Hexacopter['carries'], Part>> = {
    tank: [
      box(seeThrough(body, 1), [40, 34, 26], [0, 0, -20], {
        r: 9,
        front: [
          rect(0, 0, 24, 15, 3, body, -0.12),
          path('M8 5v-2M8 1v-2M8 -3v-2', GRAPHITE, 0, 1),
          rect(-4, 2, 12, 8, 1.5, accent),
        ],
      }),
      rod(GRAPHITE, 6, 4, [0, 4, -5]),
      tube(STEEL, 1.4, [-66, 6, -30], [0, 6, -31], [66, 6, -30]),
      [-58, -30, 30, 58].map((x): Part => [
        rod(accent, 2, 5, [x, 6, -33]),
        rod(DARK_STEEL, 1.4, 3, [x, 6, -37], { taper: 0.6 }),
        sheet([x, 4, -50], 14, [path('M0 -11L-9 11H9z', seeThrough(glow('#ffffff'), 0.22))], 'y'),
      ]),
    ],
    hook: [
      box(GRAPHITE, [24, 24, 12], [0, 0, -12], { r: 4, front: [vents(0, 0, 14, 5, 3, STEEL)] }),
      tube(BLACK, 0.8, [0, 0, -18], [0, 0, -34]),
      box(WOOD, [30, 26, 20], [0, 0, -44], {
        r: 1,
        front: [rect(0, 0, 4, 20, 0, accent)],
        top: [rect(0, 0, 4, 26, 0, accent)],
      }),
    ],
    lidar: [
      box(GRAPHITE, [26, 24, 8], [0, 0, -10], { r: 4 }),
      rod(GLASS, 11, 12, [0, 0, -21]),
      rod(accent, 11.4, 2, [0, 0, -15]),
      rod(STEEL, 11.4, 2, [0, 0, -28], { taper: 0.9 }),
    ],
  };
  return at(
    [0, 0, 70],
    [
      rod(body, 20, 12, [0, 0, 2], { taper: 0.86 }),
      ball(body, 17, [0, 0, 8], { half: true, rise: 8 }),
      rod(accent, 19.6, 2, [0, 0, -2]),
      around(
        6,
        () => [
          rod(GRAPHITE, 2.6, 46, [40, 0, 1], { along: 'x' }),
          rod(accent, 3.2, 5, [24, 0, 1], { along: 'x' }),
          rod(GRAPHITE, 6, 8, [64, 0, 3]),
          rod(DARK_STEEL, 5, 3, [64, 0, 8.5]),
          propeller(27, [64, 0, 12], accent, 25),
        ],
        30,
      ),
      loads[carries],
      bothSides((s) => [
        tube(GRAPHITE, 1.8, [s * 16, -6, -4], [s * 27, -14, -34], [s * 31, -18, -68]),
        tube(GRAPHITE, 1.8, [s * 16, 8, -4], [s * 27, 18, -34], [s * 31, 24, -68]),
        tube(GRAPHITE, 2.2, [s * 31, -30, -68], [s * 31, 36, -68]),
      ]),
    ],
  );
}
