import { createContext } from 'react';

/**
 * The longest side of a picture that is shown, in pixels (D152). The product scales every stored picture down
 * to it (D22), so only a picture that was stored with another client is larger.
 */
export const LONGEST_SIDE = 1600;

/**
 * Pictures that were checked, by the page's server or in this browser, or shown before; and what each is drawn from: its address, or a
 * `data:` URL where its bytes stand in the page (D867).
 */
export const fitting = new Map<string, string>();

/**
 * What a checked picture is drawn from, as in `fitting`: in a browser by what it has checked, in the renderer by the renderer's own checks
 * (D760). There the bytes of the picture that is seen first may come with the page.
 */
export const SourceOf = createContext((address: string, _isFirst?: boolean): string | undefined =>
  fitting.get(address),
);
