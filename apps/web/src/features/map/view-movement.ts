import type { View } from './view.ts';

/** In milliseconds. */
const LENGTH = 180;

const stillness = '(prefers-reduced-motion: reduce)';

/** A view between two: halfway, the scale has doubled once of twice, and what both show stays in sight. */
export function viewBetween(from: View, to: View, part: number): View {
  if (part >= 1) return to;
  const scale = from.scale * (to.scale / from.scale) ** part;
  // What is moved over by the end is measured at the scale of the moment, so that zooming to a point keeps the point still.
  const share =
    from.scale === to.scale ? part : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, scale };
}

/** Shows views on the way to another one, a frame at a time; at once where people want no motion. Returns how to stop it. */
export function moveTo(from: View, to: View, show: (view: View) => void): () => void {
  if (matchMedia(stillness).matches) {
    show(to);
    return () => {};
  }
  let start: number | null = null;
  let frame = requestAnimationFrame(step);
  function step(now: number): void {
    start ??= now;
    const part = Math.min(1, (now - start) / LENGTH);
    show(viewBetween(from, to, 1 - (1 - part) ** 3));
    if (part < 1) frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}
