import { lazyPart } from '../../ui/lazy-named.ts';

/** Few visitors see it, so a robot's page does not wait for it. */
export const BlockedOwner = lazyPart(() => import('./BlockedOwner.tsx'), 'BlockedOwner');
