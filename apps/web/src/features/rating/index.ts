/** The public exports of this feature. */
export { PersonRating, Rating } from './Rating.tsx';
