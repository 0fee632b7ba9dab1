import type { Robot } from '@roborrow/domain';
import { robotDetail } from './robot-detail.text.ts';
import styles from './robot-detail.module.css';

export function Availability({ robot }: { readonly robot: Robot }) {
  const words = robotDetail.availability;
  const rows = [
    [words.minRental, words.rental(robot.minRental)],
    [words.maxRental, words.rental(robot.maxRental)],
    [words.pickupTime, robot.pickupTime || words.byAgreement],
    [words.returnTime, robot.returnTime || words.byAgreement],
  ] as const;
  return (
    <dl className={styles['specifications']}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
