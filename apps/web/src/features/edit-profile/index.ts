/** What other features use of this one. */
export { DeleteProfile } from './DeleteProfile.tsx';
