import { Skeleton } from '../../ui/Skeleton.tsx';
import { publicProfile } from './public-profile.text.ts';
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
          <Skeleton width="18rem" height="3rem" />
          <Skeleton width="24rem" height="1.5rem" />
        </div>
      </div>
      <Skeleton width="38rem" height="6rem" />
    </div>
  );
}
