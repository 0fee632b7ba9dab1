import { createContext } from 'react';

/**
 * The longest side of a picture that is shown, in pixels (D152). The product scales every stored picture down
 * to it (D22), so only a picture that was stored with another client is larger.
 */
export const LONGEST_SIDE = 1600;

/** Pictures that were checked, by the page's server or in this browser, or shown before. */
export const fitting = new Set<string>();

/** Whether a picture was checked already: in a browser by what it has checked, in the renderer by the renderer's own checks (D760). */
export const IsFitting = createContext((src: string): boolean => fitting.has(src));
