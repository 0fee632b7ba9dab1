/** What other features use of this one. */
export { PlaceInput } from './PlaceInput.tsx';
