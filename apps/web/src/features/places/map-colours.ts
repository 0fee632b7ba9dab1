const NAMES = [
  'water',
  'abroad',
  'land',
  'county',
  'state',
  'road',
  'label',
  'halo',
  'town',
  'on-town',
  'ring',
  'area',
] as const;

/** Every colour of the drawing, as a canvas understands it. */
export type MapColours = Readonly<Record<(typeof NAMES)[number], string>>;

/**
 * The colours of the map's style sheet in the current theme. They are registered as colours there, so that the browser has
 * already chosen between light and dark.
 */
export function readColours(element: Element): MapColours {
  const style = getComputedStyle(element);
  const entries = NAMES.map((name) => [name, style.getPropertyValue(`--map-${name}`)]);
  return Object.fromEntries(entries) as MapColours; // of all names
}

/** Calls back when the theme changes, by the user's choice or by the device. */
export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', listener);
  };
}
