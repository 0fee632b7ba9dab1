import { lazyPart } from '../../ui/lazy-named.ts';

/** Only a build that counts visits asks. */
export const LazyAskForConsent = lazyPart(() => import('./AskForConsent.tsx'), 'AskForConsent');
