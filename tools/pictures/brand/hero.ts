import { camera } from '../engine/camera.ts';
import { draw } from '../engine/draw.ts';
import { GRAPHITE, WHITE } from '../engine/material.ts';
import { Page } from '../engine/page.ts';
import { castShadow } from '../engine/shadow.ts';
import { at, flatten, turn } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { companion } from '../robots/desk-robots.ts';
import { quadcopter } from '../robots/drones.ts';
import { vacuum } from '../robots/floor-robots.ts';
import { humanoid } from '../robots/humanoid.ts';
import { LEMON, MINT, OCHRE, TEAL, VERMILION } from '../robots/palette.ts';
import { quadruped } from '../robots/quadruped.ts';
import { sixAxisArm } from '../robots/six-axis-arm.ts';
import { parallelGripper } from '../robots/tools.ts';

const WIDTH = 600;
const HEIGHT = 400;
const SHADOW = '#17141f';

/** Screws and bolts would be too small to see here, and cost a fifth of the file. */
function withoutFasteners(part: Part): Part {
  return flatten(part).map((solid) =>
    solid.kind === 'prism'
      ? {
          ...solid,
          decals: solid.decals.map((d) => ({ ...d, shapes: d.shapes.filter((s) => !s.isFastener) })),
        }
      : solid,
  );
}

/** Who is in the picture, from back to front. */
const CAST: readonly Part[] = [
  at(
    [138, 70, 0],
    turn(
      'z',
      180,
      sixAxisArm({ body: OCHRE, accent: GRAPHITE, pose: [20, 2, 44, 58], tool: parallelGripper(VERMILION) }),
    ),
  ),
  at(
    [-4, 40, 0],
    humanoid({
      body: WHITE,
      accent: VERMILION,
      head: 'visor',
      arms: [
        [30, 104],
        [10, 14],
      ],
    }),
  ),
  at([-144, 10, 0], turn('z', -8, quadruped({ body: TEAL, accent: GRAPHITE, payload: 'none' }))),
  at([104, -66, 0], companion({ body: MINT, accent: LEMON }, 'cube')),
  at([-26, -74, 0], vacuum({ body: WHITE, accent: VERMILION }, false)),
  at([-142, 60, 84], quadcopter({ body: WHITE, accent: VERMILION, build: 'light' })),
].map(withoutFasteners);

/** Robots of many kinds in one scene, on nothing: the page's own paper or ink shows through. */
export function hero(): string {
  const page = new Page();
  const c = camera(20, 15, 1.51, 293, 296);
  page.add(
    `<circle cx="302" cy="176" r="160" fill="${page.linear(
      [0.2, 0],
      [0.7, 1],
      [
        { offset: 0, colour: '#f58a5e' },
        { offset: 1, colour: '#dc4a22' },
      ],
    )}"/>`,
  );
  page.add(
    `<ellipse cx="298" cy="320" rx="292" ry="68" fill="${page.radial(0.5, 0.5, 0.5, [
      { offset: 0.55, colour: '#b8a58e', opacity: 0.5 },
      { offset: 1, colour: '#b8a58e', opacity: 0 },
    ])}"/>`,
  );
  for (const part of CAST) castShadow(page, c, flatten(part), SHADOW, 0.5);
  for (const part of CAST) draw(page, c, part);
  return page.write(WIDTH, HEIGHT);
}
