import type { Camera, Spot } from './camera.ts';
import { project } from './camera.ts';
import { tone } from './material.ts';
import { n } from './number.ts';
import type { Page } from './page.ts';
import type { Tube } from './solid.ts';

/** A smooth curve through the points (Catmull-Rom, written as Béziers). */
export function curve(spots: readonly Spot[]): string {
  const at = (i: number): Spot => spots[Math.min(spots.length - 1, Math.max(0, i))] ?? [0, 0];
  const [x, y] = at(0);
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < spots.length - 1; i += 1) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const control = (s: Spot, from: Spot, to: Spot, k: number) =>
      `${n(s[0] + ((to[0] - from[0]) * k) / 6)} ${n(s[1] + ((to[1] - from[1]) * k) / 6)}`;
    d += `C${control(a, p, b, 1)} ${control(b, a, q, -1)} ${n(b[0])} ${n(b[1])}`;
  }
  return d;
}

export function drawTube(page: Page, c: Camera, t: Tube): void {
  const d = curve(t.points.map((p) => project(c, p)));
  const width = t.radius * 2 * c.zoom;
  const line = (colour: string, w: number, extra = '') =>
    `<path d="${d}" stroke="${colour}" stroke-width="${n(w)}"${extra}/>`;
  page.add(
    `<g fill="none" stroke-linecap="round">${line(tone(t.material, 0.18), width)}${line(tone(t.material, 0.5), width * 0.62, ` transform="translate(${n(-width * 0.09)} ${n(-width * 0.09)})"`)}${width > 5 ? line(tone(t.material, 0.8), width * 0.2, ` transform="translate(${n(-width * 0.18)} ${n(-width * 0.18)})"`) : ''}</g>`,
  );
}
