/** The public exports of this feature. */
export { PublicProfile } from './PublicProfile.tsx';
export { ownerRepliesText } from './public-profile.text.ts';
