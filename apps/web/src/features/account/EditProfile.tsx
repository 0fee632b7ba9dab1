import type { AuthUser } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { useIsDeletionBegun } from './account.queries.ts';
import { editProfile } from './edit-profile.text.ts';
import { SuspendedBanner } from './SuspendedBanner.tsx';
import { DeleteProfile } from './DeleteProfile.tsx';
import styles from './edit-profile.module.css';
import { ProfileForm } from './ProfileForm.tsx';

/**
 * The user's own profile, and the way to delete it (D74); once the deletion was begun, nothing else (D51).
 */
export function EditProfile({ member: { user, profile } }: { readonly member: Member }) {
  const isLeaving = useIsDeletionBegun(user.uid);
  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={editProfile.title} />
      <SuspendedBanner user={user.uid} />
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

interface DangerZoneProps {
  readonly user: AuthUser;
  /** The deletion was begun and is not finished. */
  readonly isLeaving: boolean;
}

function DangerZone({ user, isLeaving }: DangerZoneProps) {
  const [isAsking, setAsking] = useState(false);
  const { text, open } = isLeaving ? editProfile.leaving : editProfile.danger;
  return (
    <section className={styles['danger']} aria-labelledby="danger">
      <div>
        <h2 id="danger">{editProfile.danger.heading}</h2>
        <p>{text}</p>
      </div>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {open}
      </Button>
      {isAsking && <DeleteProfile user={user} onClose={() => setAsking(false)} />}
    </section>
  );
}
