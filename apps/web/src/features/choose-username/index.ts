/** The public exports of this feature. */
export { ChooseUsername } from './ChooseUsername.tsx';
