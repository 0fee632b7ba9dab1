/** The public exports of this feature. */
export { RentalScreen } from './RentalScreen.tsx';
