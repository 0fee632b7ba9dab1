/** Exports for the program that builds the data file; the app does not use them. */
export { packOutlines, STEP, unpackOutlines } from './format.ts';
export type { Line, Outlines } from './outlines.ts';
