import type { Line, Outlines } from './outlines.ts';

export type { Line, Outlines } from './outlines.ts';

/** Loads the outlines: 100 kB, fetched from the app's own origin when it is called first. */
export const loadUsOutlines = async (): Promise<Outlines> => {
  const [{ US_OUTLINES }, { unpackOutlines }] = await Promise.all([
    import('./data/packed-us-outlines.ts'),
    import('./format.ts'),
  ]);
  return unpackOutlines(US_OUTLINES);
};

/** Loads the main roads: 95 kB, fetched from the app's own origin when it is called first. */
export const loadUsRoads = async (): Promise<readonly Line[]> => {
  const [{ US_ROADS }, { unpackRoads }] = await Promise.all([
    import('./data/packed-us-roads.ts'),
    import('./format.ts'),
  ]);
  return unpackRoads(US_ROADS);
};
