import type { Locator } from './test.ts';

/** A computed color of an element, over the nearest background that is not transparent. */
export const colorOf = (element: Locator, property: 'color' | 'backgroundColor' | 'outlineColor') =>
  element.evaluate((start, name) => {
    for (let node: Element | null = start; node; node = node.parentElement) {
      const color = getComputedStyle(node)[name];
      if (color !== 'rgba(0, 0, 0, 0)') return color;
    }
    return 'rgb(255, 255, 255)';
  }, property);

/** Red, green and blue, 0 to 255. */
export const channels = (color: string): readonly number[] => (color.match(/[\d.]+/g) ?? []).map(Number);

/** The relative luminance of a color, 0 to 1, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2's contrast of two colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
