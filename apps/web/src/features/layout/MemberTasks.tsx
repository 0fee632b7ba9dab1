import { useFinishPendingImages } from '../../queries/images/finish-pending-images.ts';
import { InboxSubscription } from '../inbox/index.ts';

/** What goes on beside every screen while a person is signed in, unseen. */
export function MemberTasks() {
  useFinishPendingImages();
  return <InboxSubscription />;
}
