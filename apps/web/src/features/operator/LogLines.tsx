import type { LogEntry } from '@roborrow/domain';
import { momentText } from '@roborrow/text/dates';
import { caseText } from './operator.text.ts';
import styles from './operator.module.css';

/** Entries of the log about one case. */
export function LogLines({ entries }: { readonly entries: readonly LogEntry[] }) {
  return (
    <ol className={styles['entries']}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles['said']}>
          <span>{caseText.entry(entry)}</span>
          <time dateTime={new Date(entry.at).toISOString()}>{momentText(entry.at)}</time>
          {entry.note !== '' && <span dir="auto">{entry.note}</span>}
        </li>
      ))}
    </ol>
  );
}
