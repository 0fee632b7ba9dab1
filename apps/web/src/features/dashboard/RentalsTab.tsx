import { dashboard } from '../../text/screens/dashboard.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './dashboard.module.css';

export function RentalsTab() {
  return (
    <>
      <h1>{dashboard.rentals.heading}</h1>
      <div className={styles['placeholder']}>
        <Icon name="calendar-clock" size={40} />
        <p>{dashboard.rentals.text}</p>
      </div>
    </>
  );
}
