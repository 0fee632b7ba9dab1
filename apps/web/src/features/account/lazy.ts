import { lazyNamed, lazyPart } from '../../ui/lazy-named.ts';

/** Few visitors are signed in in another tab. */
export const LazyContinueHere = lazyPart(() => import('./ContinueHere.tsx'), 'ContinueHere');

/** Once in an account's life. */
export const ChooseUsername = lazyNamed(() => import('./ChooseUsername.tsx'), 'ChooseUsername');
