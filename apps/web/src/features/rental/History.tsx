import type { Rental, UserId } from '@roborrow/domain';
import { momentText } from '@roborrow/text/dates';
import { rentalText as text } from './rental.text.ts';
import styles from './rental.module.css';

interface HistoryProps {
  readonly me: UserId;
  readonly rental: Rental;
  readonly otherName: string;
}

/** What was done, by whom and when, in order. */
export function History({ me, rental: { history }, otherName }: HistoryProps) {
  return (
    <section className={styles['panel']} aria-labelledby="history">
      <h2 id="history">{text.history.heading}</h2>
      <ol className={styles['history']}>
        {history.map((event) => (
          <li key={event.kind}>
            <span>{text.history.entry(event, event.by === me ? null : otherName)}</span>{' '}
            <time dateTime={new Date(event.at).toISOString()}>{momentText(event.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
