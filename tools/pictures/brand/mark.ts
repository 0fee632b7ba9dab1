/**
 * The mark on a grid of 32: a capital R that is a robot's head, its counter the visor, two eyes in it, an antenna
 * above. One colour; the holes are cut by the even-odd rule. `LogoMark` in the web app draws the same path.
 */
export const MARK =
  'M17.3 5a2.3 2.3 0 1 0-2.6 0v2H12a7 7 0 0 0-7 7v15h6.4v-7h3.9l4.3 7H27l-4.9-7.7A7.3 7.3 0 0 0 20 7h-2.7zM12.2 11.4h7.4a3.1 3.1 0 0 1 0 6.2h-7.4a3.1 3.1 0 0 1 0-6.2zM12.9 13a1.5 1.5 0 1 0 .02 0zM18.9 13a1.5 1.5 0 1 0 .02 0z';

const ACCENT = '#e4572e';

/** The mark alone in the colour of the text around it. */
export const logo = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="currentColor" fill-rule="evenodd"><path d="${MARK}"/></svg>\n`;

/** The mark on a tile, for browser tabs. */
export const favicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ACCENT}"/><path transform="translate(4.2 3.4)scale(.76)" fill="#fff" fill-rule="evenodd" d="${MARK}"/></svg>\n`;
