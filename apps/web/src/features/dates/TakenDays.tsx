import type { DayRange } from '@roborrow/domain';
import { rentalDates as text } from './rental-dates.text.ts';
import styles from './ask-dates-dialog.module.css';

export interface TakenDaysProps {
  /** `undefined` until they are known. */
  readonly taken: readonly DayRange[] | undefined;
  readonly isError: boolean;
}

/** Says under the calendar which days are taken (D511). It has its room before they are known. */
export function TakenDays({ taken, isError }: TakenDaysProps) {
  return (
    <p className={styles['taken']} data-any={(taken && taken.length > 0) || undefined}>
      {taken ? text.taken.list(taken) : isError ? text.taken.failure : text.taken.loading}
    </p>
  );
}
