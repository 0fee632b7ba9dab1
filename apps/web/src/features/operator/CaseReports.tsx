import type { FiledReport } from '@roborrow/domain';
import { momentText } from '@roborrow/text/dates';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../ui/surfaces.tsx';
import { caseText as text, desk } from './operator.text.ts';
import styles from './operator.module.css';
import { Texts } from './Texts.tsx';

/** Who reported it, why, and what it said then (D468). */
export function CaseReports({ reports }: { readonly reports: readonly FiledReport[] }) {
  return (
    <section aria-labelledby="reports" className={styles['panel']}>
      <h3 id="reports">{text.reports}</h3>
      {reports.length === 0 && <p>{text.noReports}</p>}
      <ul className={styles['entries']}>
        {reports.map((report) => (
          <li key={report.id} className={styles['said']}>
            <p className={styles['line']}>
              <strong>{desk.reasons[report.reason]}</strong>
              <Badge {...(!report.isClosed && { tone: 'bad' as const })}>
                {report.isClosed ? text.closed : text.openReport}
              </Badge>
              <time dateTime={new Date(report.createdAt).toISOString()}>{momentText(report.createdAt)}</time>
            </p>
            {report.note !== '' && <p dir="auto">{report.note}</p>}
            <details>
              <summary>{text.asReported}</summary>
              <Texts texts={report.copy} />
            </details>
            <Link to="/operator" search={{ case: `profile_${report.by}` }}>
              {text.reporter}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
