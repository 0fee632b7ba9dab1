import type { Camera } from './camera.ts';
import { seen } from './camera.ts';
import { brightness } from './light.ts';
import type { Material } from './material.ts';
import { tone } from './material.ts';
import { Pen, place } from './outline.ts';
import type { Section } from './outline.ts';
import type { Page, Stop } from './page.ts';
import { arcs, clip, rimPoint } from './profile.ts';
import type { Arc } from './profile.ts';
import type { Prism } from './solid.ts';
import { direction } from './vector.ts';

const HALF = Math.PI;
const opacityOf = (m: Material): string => (m.opacity === 1 ? '' : ` opacity="${m.opacity}"`);

interface Sample {
  readonly at: number;
  readonly light: number;
}

/** Leaves out what lies on the straight line between its neighbours. */
function thin(samples: readonly Sample[]): readonly Sample[] {
  const kept: Sample[] = [];
  samples.forEach((sample, i) => {
    const [before, after] = [kept.at(-1), samples[i + 1]];
    if (before !== undefined && after !== undefined) {
      const span = after.at - before.at;
      const line =
        span < 1e-6
          ? sample.light
          : before.light + ((after.light - before.light) * (sample.at - before.at)) / span;
      if (Math.abs(line - sample.light) < 0.035 && span > 1e-6) return;
    }
    kept.push(sample);
  });
  return kept;
}

/** How the light runs across the visible side, as stops from one tangent to the other. */
function sideFill(page: Page, c: Camera, prism: Prism, near: Section, visible: readonly Arc[]): string {
  const [first, last] = [visible[0], visible.at(-1)];
  if (first === undefined || last === undefined) return 'none';
  const axis = seen(c, prism.frame.n);
  const length = Math.hypot(axis[0], axis[1]);
  const a = place(c, near, ...rimPoint(first.disc, first.from));
  const b = place(c, near, ...rimPoint(last.disc, last.to));
  // Across the axis on the screen (y down).
  let across = [axis[1] / length, axis[0] / length] as const;
  let width = (b[0] - a[0]) * across[0] + (b[1] - a[1]) * across[1];
  if (width < 0) {
    across = [-across[0], -across[1]];
    width = -width;
  }
  const samples: Sample[] = visible.flatMap(({ disc, from, to }) => {
    const steps = disc[2] * c.zoom < 0.3 ? 1 : Math.max(1, Math.ceil((to - from) / 0.5));
    return Array.from({ length: steps + 1 }, (_, i) => {
      const angle = from + ((to - from) * i) / steps;
      const spot = place(c, near, ...rimPoint(disc, angle));
      const at = ((spot[0] - a[0]) * across[0] + (spot[1] - a[1]) * across[1]) / width;
      const normal = seen(c, direction(prism.frame, [Math.cos(angle), Math.sin(angle), 0]));
      return { at, light: brightness(normal) };
    });
  });
  const kept = thin(samples);
  const stops: Stop[] = kept.map(({ at, light }) => ({
    offset: Math.round(at * 20) / 20,
    colour: tone(prism.material, light),
  }));
  const colours = new Set(stops.map((s) => s.colour));
  if (colours.size === 1) return stops[0]?.colour ?? 'none';
  if (Math.abs(across[1]) < 0.02) {
    return across[0] > 0 ? page.linear([0, 0], [1, 0], stops) : page.linear([1, 0], [0, 0], stops);
  }
  return page.linear(a, [a[0] + across[0] * width, a[1] + across[1] * width], stops, true);
}

/** A flat end: a soft gloss across it and a bright bevel on its rim. */
function capFill(page: Page, m: Material, light: number, size: number): string {
  if (m.glows || size < 34) return tone(m, light);
  return page.linear(
    [0, 0],
    [1, 1],
    [
      { offset: 0, colour: tone(m, light + 0.07) },
      { offset: 1, colour: tone(m, light - 0.09) },
    ],
  );
}

const reachOf = (prism: Prism): number =>
  Math.max(...prism.profile.map((d) => Math.hypot(d[0], d[1]) + d[2]));

interface Outlines {
  /** The whole silhouette, and which stretch of the rim is its visible side. */
  readonly side: { readonly d: string; readonly visible: readonly Arc[] } | null;
  /** The end that faces the viewer. */
  readonly cap: { readonly d: string; readonly size: number; readonly flat: number } | null;
}

export function prismOutlines(c: Camera, prism: Prism): Outlines {
  const { frame, length, taper } = prism;
  const rim = arcs(prism.profile);
  const normal = seen(c, frame.n);
  const start: Section = { frame, height: 0, size: 1 };
  const end: Section = { frame, height: length, size: taper };
  const [far, near] = normal[2] >= 0 ? [start, end] : [end, start];
  const size = reachOf(prism) * near.size * c.zoom;
  const flat = Math.abs(normal[2]);
  const [outline, cap] = [new Pen(), new Pen()];
  const facing = Math.atan2(seen(c, frame.v)[2], seen(c, frame.u)[2]);
  const visible = clip(rim, facing - HALF / 2, facing + HALF / 2);
  const depth = Math.hypot(normal[0], normal[1]) * length * c.zoom;
  if (depth > 0.4) {
    outline.trace(c, far, visible);
    outline.trace(c, near, clip(rim, facing + HALF / 2, facing + HALF * 1.5));
  }
  cap.trace(c, near, rim);
  return {
    side: depth > 0.4 ? { d: outline.closed(), visible } : null,
    cap: flat * size < 0.8 || near.size < 0.02 ? null : { d: cap.closed(), size, flat },
  };
}

export function drawPrism(page: Page, c: Camera, prism: Prism): void {
  const { frame, length, taper, material: m } = prism;
  const { side, cap } = prismOutlines(c, prism);
  if (side !== null) {
    const widest: Section =
      taper > 1 ? { frame, height: length, size: taper } : { frame, height: 0, size: 1 };
    page.add(`<path d="${side.d}" fill="${sideFill(page, c, prism, widest, side.visible)}"${opacityOf(m)}/>`);
  }
  if (cap === null) return;
  const normal = seen(c, frame.n);
  const light = brightness(normal[2] >= 0 ? normal : [-normal[0], -normal[1], -normal[2]]);
  const bevel =
    m.glows || cap.size * cap.flat < 7
      ? ''
      : ` stroke="${tone(m, light + 0.2)}" stroke-width="${cap.size > 60 ? 1.6 : 1}"`;
  page.add(
    `<path d="${cap.d}" fill="${capFill(page, m, light, cap.size * Math.sqrt(cap.flat))}"${bevel}${opacityOf(m)}/>`,
  );
}
