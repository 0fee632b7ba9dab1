/** The public exports of this feature. */
export { Heart } from './Heart.tsx';
