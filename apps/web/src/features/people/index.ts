/** The public exports of this feature. */
export { PublicProfile } from './PublicProfile.tsx';
export { Replies } from './lazy.ts';
export { ownerRepliesText } from './replies.text.ts';
