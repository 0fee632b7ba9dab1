import { lazyNamed, lazyPart } from '../../ui/lazy-named.ts';

/** Few visitors are signed in in another tab. */
export const LazyContinueHere = lazyPart(() => import('./ContinueHere.tsx'), 'ContinueHere');

/** Once in an account's life. */
export const ChooseUsername = lazyNamed(() => import('./ChooseUsername.tsx'), 'ChooseUsername');

/** Only those who try the demo's tools need them. */
export const AccountChooser = lazyPart(() => import('./AccountChooser.tsx'), 'AccountChooser');
export const ResetDialog = lazyPart(() => import('./ResetDialog.tsx'), 'ResetDialog');

/** Few members were ever decided about. */
export const Appeal = lazyPart(() => import('./Appeal.tsx'), 'Appeal');
