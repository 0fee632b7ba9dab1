/** The public exports of this feature. */
export { PlaceInput } from './PlaceInput.tsx';
