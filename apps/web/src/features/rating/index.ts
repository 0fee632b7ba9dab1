/** What other features use of this one. */
export { PersonRating, Rating } from './Rating.tsx';
