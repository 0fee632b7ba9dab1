import type { Outlines } from './outlines.ts';

export type { Line, Outlines } from './outlines.ts';

/** Loads the outlines: 100 kB, fetched from the app's own origin when it is called first. */
export const loadUsOutlines = async (): Promise<Outlines> => {
  const [{ US_OUTLINES }, { unpackOutlines }] = await Promise.all([
    import('./data/packed-us-outlines.ts'),
    import('./format.ts'),
  ]);
  return unpackOutlines(US_OUTLINES);
};
