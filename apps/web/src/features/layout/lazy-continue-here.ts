import { lazyPart } from '../../ui/lazy-named.ts';

/** Few visitors are signed in in another tab. */
export const ContinueHere = lazyPart(() => import('./ContinueHere.tsx'), 'ContinueHere');
