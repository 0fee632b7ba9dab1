/** What other features use of this one. */
export { ShareButton } from './ShareButton.tsx';
