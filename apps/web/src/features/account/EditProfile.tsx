import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { useIsDeletionBegun } from './deletion.queries.ts';
import { editProfile } from './edit-profile.text.ts';
import { SuspendedNotice } from './SuspendedNotice.tsx';
import { DangerZone } from './DangerZone.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './edit-profile.module.css';

/**
 * The user's own profile, and the way to delete it (D74); once the deletion was begun, nothing else (D51).
 */
export function EditProfile({ member: { user, profile } }: { readonly member: Member }) {
  const isLeaving = useIsDeletionBegun(user.uid);
  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={editProfile.title} />
      <SuspendedNotice user={user.uid} />
      {isLeaving && <h1>{editProfile.leaving.heading}</h1>}
      {!isLeaving && profile && (
        <>
          <h1>{editProfile.heading}</h1>
          <ProfileForm profile={profile} />
          <p>
            <Link to="/settings">{editProfile.settings}</Link>
          </p>
        </>
      )}
      {!isLeaving && !profile && <MissingProfile />}
      <DangerZone user={user} isLeaving={isLeaving} />
    </div>
  );
}

/** Shown when the session could not read the profile, because the form would have no values. */
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
