import { Awaited } from './Awaited.tsx';
import { useUnfound } from './operator.queries.ts';
import { dayFormat } from './day-format.ts';
import { searchesText as text } from './operator.text.ts';
import styles from './operator.module.css';

/** What people searched for and did not find (D800). */
export function SearchesPane() {
  return (
    <section aria-labelledby="searches" className={styles['part']}>
      <h2 id="searches">{text.heading}</h2>
      <p>{text.intro}</p>
      <Awaited query={useUnfound()}>
        {(phrases) =>
          phrases.length === 0 ? (
            <p role="status">{text.none}</p>
          ) : (
            <ul className={styles['entries']}>
              {phrases.map(({ phrase, day }) => (
                <li key={phrase} className={styles['line']}>
                  <strong dir="auto">{phrase}</strong>
                  <time dateTime={new Date(day).toISOString()}>{dayFormat.format(day)}</time>
                </li>
              ))}
            </ul>
          )
        }
      </Awaited>
    </section>
  );
}
