import { HEIGHT, TINTS, WIDTH } from './backdrop.ts';
import type { Tint } from './backdrop.ts';
import { camera, planeMatrix, project, seen } from './camera.ts';
import type { Camera } from './camera.ts';
import { mix } from './colour.ts';
import { ballOutline } from './draw-ball.ts';
import { prismOutlines } from './draw-prism.ts';
import { curve } from './draw-tube.ts';
import { n } from './number.ts';
import { paintingOrder, pictureBox } from './order.ts';
import { Page } from './page.ts';
import { flatten } from './solid.ts';
import type { Part, Solid } from './solid.ts';

/** Width, depth and height in whole inches. */
export type Inches = readonly [width: number, depth: number, height: number];

/** How wide and deep a model is when it is this tall. */
export function measured(model: Part, height: number): Inches {
  const solids = flatten(model);
  const [front, side] = [pictureBox(solids, camera(0, 0)), pictureBox(solids, camera(90, 0))];
  const unit = height / (front.y[1] - front.y[0]);
  return [Math.round((front.x[1] - front.x[0]) * unit), Math.round((side.x[1] - side.x[0]) * unit), height];
}

/** One solid as lines on paper; its paper hides what lies behind. */
function lines(c: Camera, solid: Solid): string {
  switch (solid.kind) {
    case 'prism': {
      const { side, cap } = prismOutlines(c, solid);
      const decals = solid.decals
        .filter((decal) => seen(c, decal.frame.n)[2] > 0.5)
        .map((decal) => {
          const matrix = planeMatrix(c, decal.frame).map((v, i) => n(v, i < 4 ? 2 : 1));
          const thin = decal.shapes.map((s) => `<${s.element}/>`).join('');
          return `<g transform="matrix(${matrix.join(' ')})" fill="none" stroke-width="${n(0.7 / c.zoom, 2)}">${thin}</g>`;
        });
      return `${side === null ? '' : `<path d="${side.d}"/>`}${cap === null ? '' : `<path d="${cap.d}"/>`}${decals.join('')}`;
    }
    case 'ball':
      return `<${ballOutline(c, solid)}/>`;
    case 'tube':
      return `<path d="${curve(solid.points.map((p) => project(c, p)))}" fill="none"/>`;
    case 'sheet':
      return '';
  }
}

/** A measure's line with its arrowheads. */
function arrows(from: number, to: number, at: number, upright: boolean): string {
  return upright
    ? `M${n(at)} ${n(from)}V${n(to)}M${n(at - 4)} ${n(from + 7)}l4-7 4 7M${n(at - 4)} ${n(to - 7)}l4 7 4-7`
    : `M${n(from)} ${n(at)}H${n(to)}M${n(from + 7)} ${n(at - 4)}l-7 4 7 4M${n(to - 7)} ${n(at - 4)}l7 4-7 4`;
}

/** The front and the side of a model, drawn to one scale with its measures in inches. */
export function dimensionSheet(model: Part, height: number, tint: Tint): string {
  const solids = flatten(model).filter((s) => s.kind !== 'sheet');
  const page = new Page();
  const paper = mix(TINTS[tint], '#fffdf8', 0.72);
  const ink = mix(TINTS[tint], '#23233c', 0.82);
  const boxes = [0, 90].map((yaw) => pictureBox(solids, camera(yaw, 0)));
  const [front, side] = boxes;
  if (front === undefined || side === undefined) return '';
  const [w, d, h] = [front.x[1] - front.x[0], side.x[1] - side.x[0], front.y[1] - front.y[0]];
  const zoom = Math.min(560 / (w + d), 380 / h, 3.6);
  const gap = (WIDTH - 40 - zoom * (w + d)) / 3;
  const floor = 300 + (zoom * h) / 2;
  const inches = measured(model, height);
  page.add(`<path d="M0 0h800v600H0z" fill="${paper}"/>`);
  const grid =
    Array.from({ length: 19 }, (_, i) => `M${40 * (i + 1)} 0V600`).join('') +
    Array.from({ length: 14 }, (_, i) => `M0 ${40 * (i + 1)}H800`).join('');
  page.add(
    `<path d="${grid}" stroke="${ink}" opacity=".07"/><g stroke="${ink}" stroke-width="1.2" stroke-linejoin="round" fill="${mix(paper, '#ffffff', 0.6)}">`,
  );
  const labels: string[] = [];
  let left = 30 + gap;
  for (const [i, yaw] of [0, 90].entries()) {
    const box = boxes[i] ?? front;
    const width = zoom * (box.x[1] - box.x[0]);
    const c = camera(yaw, 0, zoom, left - zoom * box.x[0], floor - zoom * box.y[1]);
    for (const solid of paintingOrder(solids, c)) page.add(lines(c, solid));
    const drawn =
      arrows(left, left + width, floor + 26, false) +
      (i === 0 ? arrows(floor - zoom * h, floor, left - 26, true) : '');
    labels.push(`<text x="${n(left + width / 2)}" y="${n(floor + 50)}">${inches[i]} in</text>`);
    if (i === 0)
      labels.push(
        `<text transform="translate(${n(left - 36)} ${n(floor - (zoom * h) / 2)})rotate(-90)">${inches[2]} in</text>`,
      );
    page.add(`<path d="${drawn}" fill="none"/>`);
    left += width + gap;
  }
  page.add(`<path d="M30 ${n(floor)}H770" opacity=".45"/></g>`);
  page.add(
    `<g fill="${ink}" font-family="ui-monospace,Menlo,monospace" font-size="17" text-anchor="middle">${labels.join('')}</g>`,
  );
  return page.write(WIDTH, HEIGHT);
}
