import { useEffect } from 'react';
import { useServices } from '../../services.tsx';
import { tellOtherTabs } from '../../session/other-tabs.ts';
import { useMember, useSession } from '../../session/use-session.ts';
import { AskForTerms } from '../account/index.ts';
import { useFinishPendingImages } from '../listing/index.ts';
import { InboxSubscription } from '../messages/index.ts';
import { forgetSeen } from '../offline/index.ts';
import { forgetMembersViewed } from '../robots/index.ts';
import { forgetMembersSearches } from '../search/index.ts';

/** Tasks without a visible part that run on every screen while a user is signed in. */
export function MemberTasks() {
  useFinishPendingImages();
  const services = useServices();
  const me = useMember()?.user.uid;
  useEffect(() => {
    return me === undefined
      ? undefined
      : tellOtherTabs(me, async () => (await services).auth.handOverSignIn());
  }, [me, services]);
  const isSignedOut = useSession().kind === 'signed-out';
  useEffect(() => {
    if (!isSignedOut) return;
    forgetMembersViewed();
    forgetMembersSearches();
    forgetSeen().catch(console.error);
  }, [isSignedOut]);
  return (
    <>
      <InboxSubscription />
      <AskForTerms />
    </>
  );
}
