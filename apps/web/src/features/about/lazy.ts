import { lazyNamed } from '../../ui/lazy-named.ts';

export const NotFound = lazyNamed(() => import('./NotFound.tsx'), 'NotFound');
