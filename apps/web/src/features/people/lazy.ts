import { lazyPart } from '../../ui/lazy-named.ts';

/** For a robot's page, which is read without it first. */
export const Replies = lazyPart(() => import('./Replies.tsx'), 'Replies');
