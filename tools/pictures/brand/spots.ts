import { camera } from '../engine/camera.ts';
import { draw } from '../engine/draw.ts';
import { box, rod, sheet } from '../engine/build.ts';
import { GRAPHITE, WHITE, glow, seeThrough } from '../engine/material.ts';
import { n } from '../engine/number.ts';
import { Page } from '../engine/page.ts';
import { castShadow } from '../engine/shadow.ts';
import { disc, path } from '../engine/shape.ts';
import { at, flatten, turn } from '../engine/solid.ts';
import type { Part } from '../engine/solid.ts';
import { companion } from '../robots/desk-robots.ts';
import { quadcopter } from '../robots/drones.ts';
import { turtle } from '../robots/floor-robots.ts';
import { LEMON, MINT, VERMILION } from '../robots/palette.ts';

const SAND = '#c9b79d';
const LINE = glow('#948a7d');

/** A small picture for an empty place: a robot on a patch of warm ground, clear around it. */
function spot(
  model: Part,
  standing: Part,
  yaw: number,
  pitch: number,
  zoom: number,
  [x, y]: readonly [number, number],
): string {
  const page = new Page();
  const c = camera(yaw, pitch, zoom, x, y);
  page.add(
    `<path d="M62 176C46 96 112 34 198 40s170 44 152 134-92 82-152 82S76 246 62 176z" fill="${SAND}" opacity=".3"/>`,
  );
  castShadow(page, c, flatten(standing), '#17141f');
  draw(page, c, model);
  return page.write(400, 300);
}

/** The line the turtle drew: from the flag, once around in a loop, and on. */
function trail(): string {
  const strokes: string[] = [];
  for (let i = 0; i < 46; i += 1) {
    const at = (t: number): string => {
      const turnAt = Math.PI * 2 * Math.min(1, Math.max(0, (t - 0.4) / 0.36));
      const [x, y] = [
        -66 + 96 * t + 15 * Math.sin(turnAt),
        10 * Math.sin(t * 7) - 13 * (1 - Math.cos(turnAt)),
      ];
      return `${n(x)} ${n(y)}`;
    };
    strokes.push(`M${at(i / 46)}L${at((i + 0.5) / 46)}`);
  }
  return strokes.join('');
}

/** A drone lights up a patch of floor where nothing is. */
export function noResults(): string {
  const drone = at(
    [0, 0, 66],
    turn('z', -14, quadcopter({ body: WHITE, accent: VERMILION, build: 'light' })),
  );
  const beam = sheet(
    [0, -14, 40],
    60,
    [path('M-5 -46L-44 34Q0 52 44 34L5 -46z', seeThrough(glow('#ffd98a'), 0.4))],
    'y',
  );
  const empty = sheet([0, -14, 0.5], 60, [
    disc(0, 0, 44, seeThrough(glow('#ffd98a'), 0.45)),
    path('M-26 -14v-8h8M18 -22h8v8M26 14v8h-8M-18 22h-8v-8', GRAPHITE, 0.1, 2.6),
  ]);
  return spot([empty, beam, drone], [], 16, 20, 1.72, [200, 246]);
}

/** A companion with an envelope, waiting. */
export function noMessages(): string {
  const friend = companion({ body: WHITE, accent: VERMILION }, 'egg');
  const letter = at(
    [66, -16, 34],
    turn(
      'y',
      8,
      box(LEMON, [54, 3, 36], [0, 0, 0], {
        r: 3,
        along: 'y',
        front: [
          path('M-25 -16L0 4 25 -16M-25 16L-8 -2M25 16L8 -2', GRAPHITE, 0, 2),
          disc(0, 2, 5, VERMILION),
        ],
      }),
    ),
  );
  return spot([friend, letter], friend, 18, 12, 1.72, [172, 252]);
}

/** A turtle that has drawn itself off the path, far from the flag. */
export function notFound(): string {
  const lost = at([34, -8, 0], turn('z', 24, turtle({ body: MINT, accent: VERMILION }).slice(0, -1)));
  const line = sheet([-20, 10, 0.4], 80, [path(trail(), LINE, 0, 3)]);
  const flag: Part = [
    rod(GRAPHITE, 1.4, 52, [-84, 24, 26]),
    sheet([-73, 24, 43], 14, [path('M-11 -9L13 -1 -11 8z', VERMILION, 0.1)], 'y'),
    rod(GRAPHITE, 6, 2, [-84, 24, 1]),
  ];
  return spot([line, flag, lost], lost, 14, 26, 2.1, [222, 192]);
}
