import { box, extrude, rod, tube } from '../engine/build.ts';
import { BLACK, DARK_STEEL, GRAPHITE, STEEL } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { bolts, disc, rect, screws, vents } from '../engine/shape.ts';
import type { Part } from '../engine/solid.ts';
import { at, turn } from '../engine/solid.ts';

export interface SixAxisArm {
  readonly body: Material;
  readonly accent: Material;
  /**
   * Degrees: the turn of the base, the lean of the upper arm, the rise of the forearm, the bend of the
   * wrist.
   */
  readonly pose?: readonly [base: number, shoulder: number, elbow: number, wrist: number];
  readonly tool: Part;
}

/** An industrial arm: pedestal, turret, two links, a three-part wrist and whatever tool is bolted to it. */
export function sixAxisArm({ body, accent, pose = [-24, 16, 12, 40], tool }: SixAxisArm): Part {
  const [base, shoulder, elbow, wrist] = pose;
  const wristParts: Part = [
    rod(body, 8.5, 17, [0, 0, 0], {
      along: 'y',
      end: [disc(0, 0, 6.5, body, -0.12), disc(0, 0, 4.4, accent), bolts(5.5, 6, 0.5, GRAPHITE)],
    }),
    rod(GRAPHITE, 6, 9, [10, 0, 0], { along: 'x' }),
    rod(STEEL, 7, 3, [16, 0, 0], { along: 'x', end: [bolts(5.2, 8, 0.6, BLACK), disc(0, 0, 2.4, BLACK)] }),
    at([17.5, 0, 0], tool),
  ];
  const forearm: Part = [
    rod(body, 14, 26, [0, 0, 0], {
      along: 'y',
      end: [
        disc(0, 0, 11, body, -0.1),
        disc(0, 0, 8, accent),
        bolts(9.6, 8, 0.7, GRAPHITE),
        disc(0, 0, 3, accent, -0.25),
      ],
    }),
    box(GRAPHITE, [20, 20, 20], [-15, 0, 3], { r: 5, along: 'x', front: [vents(0, 0, 11, 9, 5, BLACK)] }),
    rod(body, 10.5, 42, [30, 0, 3], { along: 'x', taper: 0.74 }),
    rod(accent, 9.4, 3, [24, 0, 3], { along: 'x' }),
    at([58, 0, 2], turn('y', wrist, wristParts)),
    tube(BLACK, 1.8, [-22, -7, 11], [-12, -13, 20], [8, -12, 17], [22, -9, 14], [40, -4, 11], [54, -3, 10]),
  ];
  const upperArm: Part = [
    extrude(
      body,
      [
        [0, 0, 15],
        [0, 58, 11.5],
      ],
      15,
      [0, 0, 0],
      {
        along: 'y',
        end: [
          rect(0, -29, 9, 38, 4.5, body, -0.14),
          disc(0, 0, 11.5, body, -0.1),
          disc(0, 0, 8, accent),
          bolts(9.8, 10, 0.7, GRAPHITE),
          disc(0, 0, 3.2, accent, -0.25),
        ],
      },
    ),
    at([0, 0, 58], turn('y', -elbow, forearm)),
  ];
  return [
    box(GRAPHITE, [58, 58, 5], [0, 0, 2.5], { r: 6, top: [screws(48, 48, 2, STEEL)] }),
    rod(body, 24, 15, [0, 0, 12.5], { taper: 0.88 }),
    rod(accent, 21.4, 2.4, [0, 0, 21]),
    turn('z', base, [
      rod(body, 22, 14, [0, 0, 29]),
      box(body, [30, 15, 32], [2, 12, 44], { r: 9, along: 'y' }),
      rod(GRAPHITE, 13, 12, [0, 24, 50], { along: 'y' }),
      rod(DARK_STEEL, 10, 4, [0, 4, 50], { along: 'y' }),
      at([0, -5, 50], turn('y', shoulder, upperArm)),
      tube(BLACK, 2, [-12, 10, 34], [-22, 2, 46], [-17, -8, 66], [-6, -11, 88], [-4, -9, 104]),
    ]),
  ];
}
