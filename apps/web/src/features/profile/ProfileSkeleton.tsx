import { publicProfile } from '../../text/screens/public-profile.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './profile.module.css';

/** A placeholder with the profile's shape while it is loading. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-label={publicProfile.loading} className={styles['loading']}>
      <h1 className="visually-hidden">{publicProfile.loading}</h1>
      <div className={styles['head']}>
        <div className={styles['loadingAvatar']}>
          <Skeleton width="8rem" height="8rem" />
        </div>
        <div className={styles['who']}>
          <Skeleton width="min(18rem, 80%)" height="3rem" />
          <Skeleton width="min(24rem, 100%)" height="1.5rem" />
        </div>
      </div>
      <Skeleton width="min(38rem, 100%)" height="6rem" />
    </div>
  );
}
