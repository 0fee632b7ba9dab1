import { TINTS } from './backdrop.ts';
import type { Tint } from './backdrop.ts';
import type { Camera, Spot } from './camera.ts';
import { project } from './camera.ts';
import { mix } from './colour.ts';
import { n } from './number.ts';
import { extent } from './order.ts';
import type { Page } from './page.ts';
import type { Solid } from './solid.ts';
import type { Vector } from './vector.ts';

const SIDES = 10;

/** The corners of what a solid covers on the floor, pushed to the right by its height. */
function footprint(c: Camera, solid: Solid, spread: number): readonly Spot[] {
  const [low, high] = extent(solid, [0, 0, 1]);
  const height = (low + high) / 2;
  const slide: Vector = [c.right[0] * height * spread, c.right[1] * height * spread, 0];
  const centre = [extent(solid, [1, 0, 0]), extent(solid, [0, 1, 0])].map(([a, b]) => (a + b) / 2);
  const [cx = 0, cy = 0] = centre;
  return Array.from({ length: SIDES }, (_, i): Spot => {
    const d: Vector = [Math.cos((2 * Math.PI * i) / SIDES), Math.sin((2 * Math.PI * i) / SIDES), 0];
    const r = extent(solid, d)[1] - cx * d[0] - cy * d[1];
    return project(c, [cx + d[0] * r + slide[0], cy + d[1] * r + slide[1], 0]);
  });
}

/** The convex hull (Andrew's monotone chain). */
function hull(spots: readonly Spot[]): readonly Spot[] {
  const sorted = spots.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (points: readonly Spot[]): Spot[] => {
    const chain: Spot[] = [];
    for (const p of points) {
      for (
        let a = chain.at(-2), b = chain.at(-1);
        a !== undefined && b !== undefined;
        a = chain.at(-2), b = chain.at(-1)
      ) {
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const polygon = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${n(x, 0)} ${n(y, 0)}`).join('L')}z`;

/** The colour of shadows in a studio of this tint. */
export const shadowColour = (tint: Tint): string => mix(TINTS[tint], '#17172b', 0.82);

/**
 * A broad soft shadow under the whole model and a dark narrow one where it touches the floor; `soft` scales
 * their edges.
 */
export function castShadow(page: Page, c: Camera, solids: readonly Solid[], colour: string, soft = 1): void {
  const casting = solids.filter(
    (s) => s.kind !== 'sheet' && s.kind !== 'tube' && extent(s, [0, 0, 1])[0] > -1,
  );
  const lowest = Math.min(...casting.map((s) => extent(s, [0, 0, 1])[0]));
  const broad = hull(casting.flatMap((s) => footprint(c, s, 0.22)));
  page.add(
    `<path d="${polygon(broad)}" fill="${colour}" opacity="${lowest > 8 ? '.24' : '.31'}" filter="${page.blur((lowest > 8 ? 24 : 13) * soft)}"/>`,
  );
  const touching = casting.filter((s) => extent(s, [0, 0, 1])[0] < 1.5);
  if (touching.length === 0) return;
  const contacts = touching.map((s) => polygon(hull(footprint(c, s, 0)))).join('');
  page.add(`<path d="${contacts}" fill="${colour}" opacity=".62" filter="${page.blur(4 * soft)}"/>`);
}
