import { queueEntries, reportKey, type QueueEntry } from '@roborrow/domain';
import { momentText } from '@roborrow/text/dates';
import { Link } from '@tanstack/react-router';
import { Badge, EmptyState } from '../../ui/surfaces.tsx';
import { Awaited } from './Awaited.tsx';
import { useQueue } from './operator.queries.ts';
import { desk } from './operator.text.ts';
import styles from './operator.module.css';

const text = desk.queue;

/** Everything that waits, one line for each thing that was reported or appealed (D791). */
export function Queue() {
  return (
    <section aria-labelledby="queue" className={styles['part']}>
      <h2 id="queue">{text.heading}</h2>
      <Awaited query={useQueue()}>
        {(queue) => {
          const entries = queueEntries(queue);
          if (entries.length === 0) return <EmptyState heading="h3" {...text.none} />;
          return (
            <ul className={styles['entries']}>
              {entries.map((entry) => (
                <li key={reportKey(entry.subject)}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          );
        }}
      </Awaited>
    </section>
  );
}

function Entry({ entry: { subject, reports, appeal, at } }: { readonly entry: QueueEntry }) {
  const [latest] = reports;
  const words = appeal?.appeal?.text ?? latest?.note ?? '';
  const name = appeal?.title ?? Object.values(latest?.copy ?? {})[0] ?? '';
  return (
    <Link to="/operator" search={{ case: reportKey(subject) }} className={styles['entry']}>
      <span className={styles['line']}>
        <Badge>{desk.kinds[subject.kind]}</Badge>
        {appeal && <Badge tone="accent">{text.appeal}</Badge>}
        {reports.length > 0 && <Badge tone="bad">{text.reports(reports.length)}</Badge>}
        <time dateTime={new Date(at).toISOString()}>{momentText(at)}</time>
      </span>
      <strong dir="auto" className={styles['cut']}>
        {name}
      </strong>
      {latest && <span>{desk.reasons[latest.reason]}</span>}
      {words !== '' && (
        <span dir="auto" className={styles['cut']}>
          {words}
        </span>
      )}
    </Link>
  );
}
