import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './listing-form.module.css';

/** A placeholder with the form's shape while its listing is loading. */
export function ListingFormSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className={styles['form']}>
      {[1, 2].map((section) => (
        <div key={section} className={styles['section']}>
          <Skeleton width="70%" height="1.5rem" />
          <div className={styles['fields']}>
            <Skeleton height="4.5rem" />
            <Skeleton height="4.5rem" />
            <Skeleton height="4.5rem" />
            <Skeleton height="4.5rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
