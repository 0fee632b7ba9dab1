import { dashboard } from '../../text/screens/dashboard.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './dashboard.module.css';

export function RentalsTab() {
  return (
    <>
      <h1>{dashboard.rentals.heading}</h1>
      <div className={styles['panel']}>
        <EmptyState title={dashboard.rentals.text} picture="/illustrations/no-results.svg" />
      </div>
    </>
  );
}
