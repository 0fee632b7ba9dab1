/**
 * Keeps `--below-the-bar` of an element at the lower edge of the navigation bar, which a banner above it moves down until the page is
 * scrolled. Call it again when the element is shown.
 */
export function belowTheBar(element: HTMLElement): void {
  const place = () => {
    const bottom = document.getElementById('bar')?.getBoundingClientRect().bottom ?? 0;
    element.style.setProperty('--below-the-bar', `${Math.max(bottom, 0)}px`);
  };
  place();
  if (followers.has(element)) return;
  followers.add(element);
  // A new page that opens at its top moves the bar down too.
  addEventListener('scroll', place, { passive: true });
}

const followers = new WeakSet<HTMLElement>();
