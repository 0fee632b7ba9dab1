import { useFinishPendingImages } from '../../queries/images/finish-pending-images.ts';
import { InboxSubscription } from '../inbox/index.ts';

/** Tasks without a visible part that run on every screen while a user is signed in. */
export function MemberTasks() {
  useFinishPendingImages();
  return <InboxSubscription />;
}
