import type { DateRequest } from '@roborrow/domain';
import { rentalDates as text } from './rental-dates.text.ts';
import { RangeCalendar } from './RangeCalendar.tsx';
import styles from './range-calendar.module.css';
import { today } from './today.ts';

/** A calendar in which the owner sees the days that they accepted, and for whom (D511). */
export function LentCalendar({ requests }: { readonly requests: readonly DateRequest[] }) {
  return (
    <section className={styles['panel']} aria-label={text.lent.calendar}>
      <h2>{text.lent.calendar}</h2>
      <RangeCalendar
        label={text.lent.calendar}
        today={today()}
        legend={text.lent.legend}
        marks={requests.map(({ range, renterName }) => ({ ...range, label: text.lent.day(renterName) }))}
      />
    </section>
  );
}
