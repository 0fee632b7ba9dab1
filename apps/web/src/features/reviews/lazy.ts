import { lazyPart } from '../../ui/lazy-named.ts';

/** Below what is read first. */
export const ReviewSection = lazyPart(() => import('./ReviewSection.tsx'), 'ReviewSection');

/** Only those whose rental ended a short time ago need these. */
export const LazyPrompt = lazyPart(() => import('./Prompt.tsx'), 'Prompt');
export const ReviewsDue = lazyPart(() => import('./ReviewsDue.tsx'), 'ReviewsDue');
