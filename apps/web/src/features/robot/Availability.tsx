import type { Robot } from '@roborrow/domain';
import { PlainRows } from './PlainRows.tsx';
import styles from './robot-detail.module.css';

export function Availability({ robot }: { readonly robot: Robot }) {
  return (
    <dl className={styles['specifications']}>
      <PlainRows robot={robot} section="availability" />
    </dl>
  );
}
