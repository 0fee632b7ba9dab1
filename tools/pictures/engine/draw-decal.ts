import type { Camera } from './camera.ts';
import { planeMatrix, seen } from './camera.ts';
import { brightness } from './light.ts';
import { tone } from './material.ts';
import { n } from './number.ts';
import type { Page } from './page.ts';
import type { Decal } from './solid.ts';

/** Lays a drawing onto its surface, lit like it; a surface that faces away shows nothing. */
export function drawDecal(page: Page, c: Camera, decal: Decal): void {
  const normal = seen(c, decal.frame.n);
  if (normal[2] < 0.04) return;
  const light = brightness(normal);
  const drawn = decal.shapes.map(({ element, material: m, lift, line }) => {
    const colour = tone(m, light + lift);
    const opacity = m.opacity === 1 ? '' : ` opacity="${m.opacity}"`;
    const paint =
      line > 0
        ? `fill="none" stroke="${colour}" stroke-width="${n(line)}" stroke-linecap="round" stroke-linejoin="round"`
        : `fill="${colour}"`;
    return `<${element} ${paint}${opacity}/>`;
  });
  const matrix = planeMatrix(c, decal.frame).map((v, i) => n(v, i < 4 ? 2 : 1));
  page.add(`<g transform="matrix(${matrix.join(' ')})">${drawn.join('')}</g>`);
}
