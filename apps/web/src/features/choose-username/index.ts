/** What other features use of this one. */
export { ChooseUsername } from './ChooseUsername.tsx';
