/** The corner where toasts appear: their width with the margin, and the height of one. */
const CORNER = { width: 390, height: 96 };
const GAP = 12;

/**
 * Moves the corner for toasts away from what must stay readable there, such as a price: every element with `data-clear-of-toasts`. Sets
 * `--corner-top` to the lower edge of one that is wide, and `--corner-right` to how far a narrow one reaches into the window; 0 where
 * nothing is in the way. `top` is where the corner begins.
 */
export function clearCorner(host: HTMLElement, top: number): void {
  const right = innerWidth;
  const inTheWay = [...document.querySelectorAll('[data-clear-of-toasts]')]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.top < top + CORNER.height && box.bottom > top && box.right > right - CORNER.width);
  const isNarrow = ({ left }: DOMRect) => left > right / 2;
  const wide = inTheWay.filter((box) => !isNarrow(box)).map(({ bottom }) => bottom);
  const narrow = inTheWay.filter(isNarrow).map(({ left }) => right - left + GAP);
  host.style.setProperty('--corner-top', `${Math.max(top, ...wide)}px`);
  host.style.setProperty('--corner-right', `${Math.max(0, ...narrow)}px`);
}
