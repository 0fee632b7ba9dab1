import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../public');
const drawings = [
  'hero.svg',
  ...readdirSync(join(PUBLIC, 'illustrations')).map((file) => `illustrations/${file}`),
];

/** How far a blur is visible, in standard deviations. */
const SEEN = 2.5;

const numbers = (text: string): readonly number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);

/**
 * Each blurred path with its filter: the path's area, and the area that the filter draws. All paths use
 * absolute points.
 */
function* blurredPaths(svg: string) {
  for (const [, d = '', id] of svg.matchAll(/<path d="([^"]*)"[^>]* filter="url\(#(\w+)\)"/g)) {
    const filter = new RegExp(`<filter id="${id}"([^>]*)><feGaussianBlur stdDeviation="([\\d.]+)"`).exec(svg);
    const [x = 0, y = 0, width = 1, height = 1] = numbers(filter?.[1] ?? '');
    const points = numbers(d);
    const xs = points.filter((_, index) => index % 2 === 0);
    const ys = points.filter((_, index) => index % 2 === 1);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const blur = SEEN * Number(filter?.[2]);
    yield {
      seen: { left: left - blur, right: right + blur, top: top - blur, bottom: bottom + blur },
      drawn: {
        left: left + x * (right - left),
        right: left + (x + width) * (right - left),
        top: top + y * (bottom - top),
        bottom: top + (y + height) * (bottom - top),
      },
    };
  }
}

it.each(drawings)('%s contains every shadow completely', (file) => {
  const svg = readFileSync(join(PUBLIC, file), 'utf8');
  const [x = 0, y = 0, width = 0, height = 0] = numbers(/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '');
  const canvas = { left: x, right: x + width, top: y, bottom: y + height };
  for (const { seen, drawn } of blurredPaths(svg)) {
    for (const bounds of [drawn, canvas]) {
      expect(bounds.left).toBeLessThanOrEqual(seen.left);
      expect(bounds.top).toBeLessThanOrEqual(seen.top);
      expect(bounds.right).toBeGreaterThanOrEqual(seen.right);
      expect(bounds.bottom).toBeGreaterThanOrEqual(seen.bottom);
    }
  }
});
