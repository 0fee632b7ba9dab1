import type { ReportSubject } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { NoIndex } from '../../shared/PublicPage.tsx';
import { CaseView } from './CaseView.tsx';
import { DaysPane } from './DaysPane.tsx';
import { DESK_TABS, type DeskTab } from './desk-tabs.ts';
import { FindPane } from './FindPane.tsx';
import { LimitsPane } from './LimitsPane.tsx';
import { LogPane } from './LogPane.tsx';
import { desk } from './operator.text.ts';
import styles from './operator.module.css';
import { ProblemsPane } from './ProblemsPane.tsx';
import { Queue } from './Queue.tsx';
import { SearchesPane } from './SearchesPane.tsx';

interface OperatorScreenProps {
  readonly tab: DeskTab;
  /** The open case, if one is open. */
  readonly subject: ReportSubject | null;
  /** What was searched for. */
  readonly text: string;
}

/** The desk of the person who operates the site. Whoever has no role finds no such page, and the backend answers them nothing (D790). */
export function OperatorScreen({ tab, subject, text }: OperatorScreenProps) {
  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={desk.title} />
      <NoIndex />
      <h1 tabIndex={-1}>{desk.title}</h1>
      <nav aria-label={desk.tabsLabel}>
        <ul className={styles['tabs']}>
          {DESK_TABS.map((one) => (
            <li key={one}>
              <Link
                to="/operator"
                search={one === 'cases' ? {} : { tab: one }}
                activeOptions={{ exact: true }}
                aria-current={one === tab ? 'page' : undefined}
                className={styles['tab']}
              >
                {desk.tabs[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {tab === 'cases' && (subject ? <CaseView key={subject.id} subject={subject} /> : <Queue />)}
      {tab === 'find' && <FindPane key={text} text={text} />}
      {tab === 'days' && <DaysPane />}
      {tab === 'searches' && <SearchesPane />}
      {tab === 'problems' && <ProblemsPane />}
      {tab === 'limits' && <LimitsPane />}
      {tab === 'log' && <LogPane />}
    </div>
  );
}
