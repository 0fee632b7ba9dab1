import { useState } from 'react';
import { useApp } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { app } from '../../text/app.ts';
import { editProfile } from '../../text/screens/edit-profile.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DangerZone } from './DangerZone.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './edit-profile.module.css';

/** One's own profile, and the way to delete it (specification §2). */
export function EditProfile({ member }: { readonly member: Member }) {
  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={editProfile.title} />
      {member.profile ? (
        <>
          <h1>{editProfile.heading}</h1>
          <ProfileForm profile={member.profile} />
        </>
      ) : (
        <MissingProfile />
      )}
      <DangerZone user={member.user} />
    </div>
  );
}

/** The session could not read the profile; there is nothing to fill the form with. */
function MissingProfile() {
  const { session } = useApp();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await session.refreshProfile();
    setBusy(false);
  };
  return (
    <EmptyState heading="h1" title={editProfile.failed}>
      <Button busy={isBusy} onClick={() => void retry()}>
        {app.retry}
      </Button>
    </EmptyState>
  );
}
