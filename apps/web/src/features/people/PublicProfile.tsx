import type { UserId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { profileById } from '../../shared/users.queries.ts';
import { useServices } from '../../services.tsx';
import { app } from '../../shared/app.text.ts';
import { sharing } from '../../shared/sharing.text.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NoIndex, PublicPage } from '../../shared/PublicPage.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { StructuredData } from '../../shared/StructuredData.tsx';
import { useOrigin } from '../../shared/use-origin.ts';
import { BlockPerson, ReportButton } from '../safety/index.ts';
import { publicProfile } from './public-profile.text.ts';
import { AvailableRobots } from './AvailableRobots.tsx';
import { profilePath } from './profile-path.ts';
import { ProfileHead } from './ProfileHead.tsx';
import { profileJsonLd } from './profile-json-ld.ts';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import styles from './profile.module.css';

/** A user and their available robots, or the message that the user does not exist (D73). */
export function PublicProfile({ id }: { readonly id: UserId }) {
  const origin = useOrigin();
  const { data: profile, error, refetch, isFetching } = useQuery(profileById(useServices(), id));
  if (profile) {
    const description = sharing.profile(profile);
    return (
      <div className={`page ${styles['screen']}`}>
        <PublicPage
          type="profile"
          title={profile.displayName || publicProfile.title}
          {...(description && { description })}
          image={profile.avatar}
          path={profilePath(profile.id)}
        />
        <StructuredData thing={profileJsonLd(profile, origin)} />
        <ProfileHead profile={profile} />
        <section className={styles['section']} aria-labelledby="about">
          <h2 id="about">{publicProfile.about}</h2>
          <p className={profile.bio ? styles['bio'] : styles['quiet']}>
            {profile.bio || publicProfile.noBio}
          </p>
        </section>
        <AvailableRobots owner={profile} />
        <div className={styles['trust']}>
          <ReportButton subject={{ kind: 'profile', id: profile.id }} person={profile.id} />
          <BlockPerson
            id={profile.id}
            name={profile.displayName || profile.username || publicProfile.title}
          />
        </div>
      </div>
    );
  }
  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={publicProfile.title} />
      {profile === undefined && !error && <ProfileSkeleton />}
      {profile === undefined && error && (
        <EmptyState heading="h1" title={publicProfile.failed}>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {app.retry}
          </Button>
        </EmptyState>
      )}
      {profile === null && (
        <>
          <NoIndex />
          <EmptyState
            heading="h1"
            title={publicProfile.notFound}
            text={publicProfile.notFoundHint}
            picture="/illustrations/no-results.svg"
          >
            <Link to="/robots" className={buttonClass()}>
              {publicProfile.browse}
            </Link>
          </EmptyState>
        </>
      )}
    </div>
  );
}
