/** The public exports of this feature. */
export { DeleteProfile } from './DeleteProfile.tsx';
