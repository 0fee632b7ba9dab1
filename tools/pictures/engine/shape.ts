import type { Material } from './material.ts';
import { n } from './number.ts';

/** A flat figure in a surface's own units: x to the right, y down, the origin in the middle. */
export interface Shape {
  readonly element: string;
  readonly material: Material;
  /** Lighter (above 0) or darker than the surface's own light. */
  readonly lift: number;
  /** Width of the line; 0 fills instead. */
  readonly line: number;
  /** Screws and bolts, which a picture of many robots leaves out. */
  readonly isFastener: boolean;
}

const shape = (element: string, m: Material, lift: number, line: number, isFastener = false): Shape => ({
  element,
  material: m,
  lift,
  line,
  isFastener,
});

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  m: Material,
  lift = 0,
  line = 0,
): Shape =>
  shape(
    `rect x="${n(x - w / 2)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h)}"${r > 0 ? ` rx="${n(r)}"` : ''}`,
    m,
    lift,
    line,
  );

export const disc = (x: number, y: number, r: number, m: Material, lift = 0, line = 0): Shape =>
  shape(
    `circle${x === 0 ? '' : ` cx="${n(x)}"`}${y === 0 ? '' : ` cy="${n(y)}"`} r="${n(r)}"`,
    m,
    lift,
    line,
  );

export const path = (d: string, m: Material, lift = 0, line = 0): Shape =>
  shape(`path d="${d}"`, m, lift, line);

const fastener = (d: string, m: Material, lift: number, line: number): Shape =>
  shape(`path d="${d}"`, m, lift, line, true);

/** Parallel slots, one below the other. */
export const vents = (
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  m: Material,
  lift = -0.3,
): Shape => {
  const step = count > 1 ? h / (count - 1) : 0;
  const slots = Array.from(
    { length: count },
    (_, i) => `M${n(x - w / 2)} ${n(y - h / 2 + i * step)}h${n(w)}`,
  );
  return path(slots.join(''), m, lift, Math.min(step === 0 ? h : step * 0.45, 2.4));
};

/** Fasteners at the corners of a rectangle. */
export const screws = (w: number, h: number, r: number, m: Material, lift = 0): Shape =>
  fastener(
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]
      .map(([sx = 0, sy = 0]) => `M${n((sx * w) / 2)} ${n((sy * h) / 2)}h.01`)
      .join(''),
    m,
    lift,
    r * 2,
  );

/** Fasteners on a circle. */
export const bolts = (radius: number, count: number, r: number, m: Material, lift = 0, x = 0, y = 0): Shape =>
  fastener(
    Array.from({ length: count }, (_, i) => {
      const a = (2 * Math.PI * (i + 0.5)) / count;
      return `M${n(x + radius * Math.cos(a))} ${n(y + radius * Math.sin(a))}h.01`;
    }).join(''),
    m,
    lift,
    r * 2,
  );
