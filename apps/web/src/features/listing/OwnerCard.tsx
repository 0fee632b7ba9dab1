import { otherLanguageOf } from '../../shared/written-in.ts';
import { type PublicProfile, UNKNOWN_TIME } from '@roborrow/domain';
import { memberSince } from '@roborrow/text/dates';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Avatar } from '../../shared/Avatar.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { WholeEnd } from '../../ui/surfaces.tsx';
import { Replies } from '../people/index.ts';
import { PersonRating } from '../robots/index.ts';
import { robotDetail } from './robot-detail.text.ts';
import styles from './robot-detail.module.css';

export function OwnerCard({
  owner,
  isLoading,
}: {
  readonly owner: PublicProfile | null;
  readonly isLoading: boolean;
}) {
  if (isLoading) return <Skeleton height="6rem" />;
  if (!owner) return <p className={styles['quiet']}>{robotDetail.owner.unavailable}</p>;
  const name = `${owner.firstName} ${owner.lastName}`;
  return (
    <div className={styles['stack']}>
      <div data-whole className={styles['person']}>
        <Avatar name={name} src={owner.avatar} size={3.5} />
        <div>
          <p>
            <strong>{name}</strong>
          </p>
          <p className={styles['quiet']}>
            <PersonRating person={owner} />
          </p>
          {owner.createdAt !== UNKNOWN_TIME && (
            <p className={styles['quiet']}>{memberSince(owner.createdAt)}</p>
          )}
          {owner.replies && (
            <p className={styles['quiet']}>
              {/* Keeps a line free, so that nothing moves. */}
              <Suspense fallback={'\u00a0'}>
                <Replies replies={owner.replies} />
              </Suspense>
            </p>
          )}
        </div>
        <WholeEnd />
      </div>
      {owner.bio && (
        <p dir="auto" lang={otherLanguageOf(owner.bio)}>
          {owner.bio}
        </p>
      )}
      {owner.location && (
        <p className={styles['facts']}>
          <span>
            <Icon name="map-pin" size={17} /> {owner.location}
          </span>
        </p>
      )}
      <Link
        to="/profile/$userId"
        params={{ userId: owner.id }}
        className={buttonClass({ variant: 'secondary', wide: true })}
      >
        {robotDetail.owner.viewProfile}
      </Link>
    </div>
  );
}
