import { lazyPart } from '../../ui/lazy-named.ts';

/** Only those who try the demo's tools need them. */
export const AccountChooser = lazyPart(() => import('./AccountChooser.tsx'), 'AccountChooser');
export const ResetDialog = lazyPart(() => import('./ResetDialog.tsx'), 'ResetDialog');
