import { otherLanguageOf } from '../../shared/written-in.ts';
import { type PublicProfile as Profile, UNKNOWN_TIME, type UserId } from '@roborrow/domain';
import { availabilityText } from '@roborrow/text/availability';
import { robotsErrorText } from '@roborrow/text/errors/robots';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { profileById } from '../../shared/users.queries.ts';
import { useServices } from '../../services.tsx';
import { app } from '../../shared/app.text.ts';
import { sharing } from '../../shared/sharing.text.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { absoluteUrl, NoIndex, PublicPage, useOrigin } from '../../shared/PublicPage.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { StructuredData, type Thing } from '../../shared/StructuredData.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ReviewSection } from '../reviews/index.ts';
import { BlockPerson, ReportButton, useBlocks } from '../safety/index.ts';
import { availableRobotsOf, RobotGrid, RobotGridSkeleton } from '../robots/index.ts';
import { publicProfile } from './public-profile.text.ts';
import styles from './profile.module.css';
import { ProfileHead, profilePath } from './ProfileHead.tsx';

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
          <p
            dir="auto"
            lang={otherLanguageOf(profile.bio)}
            className={profile.bio ? styles['bio'] : styles['quiet']}
          >
            {profile.bio || publicProfile.noBio}
          </p>
        </section>
        <AvailableRobots owner={profile} />
        {profile.reviewCount > 0 && (
          <section className={styles['section']} aria-labelledby="reviews">
            <h2 id="reviews">{publicProfile.reviews}</h2>
            <Suspense>
              <ReviewSection
                of={{ kind: 'person', id: profile.id }}
                rated={profile}
                name={profile.displayName || publicProfile.title}
              />
            </Suspense>
          </section>
        )}
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

/** A placeholder with the profile's shape while it is loading. */
function ProfileSkeleton() {
  return (
    <div role="status" aria-label={publicProfile.loading} className={styles['loading']}>
      <h1 className="visually-hidden">{publicProfile.loading}</h1>
      <div className={styles['head']}>
        <div className={styles['loadingAvatar']}>
          <Skeleton width="8rem" height="8rem" />
        </div>
        <div className={styles['who']}>
          <Skeleton width="18rem" height="3rem" />
          <Skeleton width="24rem" height="1.5rem" />
        </div>
      </div>
      <Skeleton width="38rem" height="6rem" />
    </div>
  );
}

/** The owner's robots that are available; others are not shown (D73), and none where one blocked the other (D452). */
function AvailableRobots({ owner }: { readonly owner: Profile }) {
  const { data, error, refetch, isFetching } = useQuery(availableRobotsOf(useServices(), owner.id));
  const { people, hides } = useBlocks();
  const robots = data && hides(owner.id) ? [] : data;
  const firstName = owner.firstName || owner.username || publicProfile.title;
  return (
    <section className={styles['section']} aria-labelledby="robots">
      <h2 id="robots">{publicProfile.robotsOf(firstName)}</h2>
      {!robots && !error && <RobotGridSkeleton count={3} label={publicProfile.loadingRobots} />}
      {!robots && error && (
        <EmptyState heading="h3" title={robotsErrorText('list', error)}>
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {app.retry}
          </Button>
        </EmptyState>
      )}
      {robots?.length === 0 && (
        <EmptyState
          heading="h3"
          {...(people.includes(owner.id)
            ? { title: publicProfile.blocked(firstName), text: publicProfile.blockedHint }
            : { title: publicProfile.noRobots, text: publicProfile.noRobotsHint(firstName) })}
          picture="/illustrations/no-results.svg"
        />
      )}
      {robots && robots.length > 0 && (
        <RobotGrid
          robots={robots.map((robot) => ({ robot, distance: null }))}
          label={availabilityText(true)}
        />
      )}
    </section>
  );
}

/** A public profile as schema.org data; it contains nothing private (D10). */
export const profileJsonLd = (profile: Profile, origin: string | null): Thing => {
  const image = absoluteUrl(profile.avatar, origin);
  return {
    '@type': 'ProfilePage',
    ...(profile.createdAt !== UNKNOWN_TIME && { dateCreated: new Date(profile.createdAt).toISOString() }),
    mainEntity: {
      '@type': 'Person',
      name: profile.displayName,
      ...(profile.username && { alternateName: profile.username }),
      ...(profile.bio && { description: profile.bio }),
      ...(image && { image }),
    },
  };
};
