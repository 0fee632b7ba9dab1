import type { Camera } from './camera.ts';
import { project, seen } from './camera.ts';
import type { Material } from './material.ts';
import { tone } from './material.ts';
import { n } from './number.ts';
import type { Page } from './page.ts';
import type { Ball } from './solid.ts';

/** The light on a ball: the key's glow, the turn into shadow, and the rim coming back on the far edge. */
const shading = (page: Page, m: Material): string =>
  m.glows
    ? m.base
    : page.radial(0.36, 0.28, 0.78, [
        { offset: 0, colour: tone(m, 1) },
        { offset: 0.28, colour: tone(m, 0.78) },
        { offset: 0.62, colour: tone(m, 0.44) },
        { offset: 0.88, colour: tone(m, 0.2) },
        { offset: 1, colour: tone(m, 0.36) },
      ]);

/** The element that outlines a ball, up to its paint. */
export function ballOutline(c: Camera, ball: Ball): string {
  const axis = seen(c, ball.frame.n);
  const [x, y] = project(c, ball.frame.o);
  const r = ball.radius * c.zoom;
  const lean = Math.hypot(axis[0], axis[1]);
  const tall = Math.hypot(ball.rise * lean, ball.radius * axis[2]) * c.zoom;
  const tilt = (Math.atan2(-axis[1], axis[0]) * 180) / Math.PI + 90;
  if (!ball.half) {
    const turned =
      Math.abs(tall - r) < 0.1 || Math.abs(tilt) < 0.5
        ? ''
        : ` transform="rotate(${n(tilt, 0)} ${n(x)} ${n(y)})"`;
    return `ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(tall)}"${turned}`;
  }
  const [dx, dy] = lean < 1e-6 ? [1, 0] : [axis[1] / lean, axis[0] / lean];
  const [ax, ay, bx, by] = [x - dx * r, y - dy * r, x + dx * r, y + dy * r];
  const edge = `${n(r)} ${n(Math.abs(axis[2]) * r)} ${n(tilt, 0)} 0`;
  const dome = `${n(r)} ${n(tall)} ${n(tilt, 0)} 0`;
  // From tangent to tangent over the dome, back along the rim: its near side seen from above,
  // its far side from below.
  const back = axis[2] >= 0 ? 1 : 0;
  return `path d="M${n(ax)} ${n(ay)}A${dome} 1 ${n(bx)} ${n(by)}A${edge} ${back} ${n(ax)} ${n(ay)}z"`;
}

export function drawBall(page: Page, c: Camera, ball: Ball): void {
  const opacity = ball.material.opacity === 1 ? '' : ` opacity="${ball.material.opacity}"`;
  page.add(`<${ballOutline(c, ball)} fill="${shading(page, ball.material)}"${opacity}/>`);
}
