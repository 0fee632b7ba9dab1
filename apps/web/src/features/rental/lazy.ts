import { lazyNamed } from '../../ui/lazy-named.ts';

/** Needed once somebody adds photos. */
export const AddPhotos = lazyNamed(() => import('./AddPhotos.tsx'), 'AddPhotos');
