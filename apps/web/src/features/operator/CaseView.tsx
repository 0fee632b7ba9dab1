import type { CaseFile, CasePerson, ReportSubject } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../ui/surfaces.tsx';
import { Awaited } from './Awaited.tsx';
import { CaseActions } from './CaseActions.tsx';
import { CaseDecisions } from './CaseDecisions.tsx';
import { CaseReports } from './CaseReports.tsx';
import { LogLines } from './LogLines.tsx';
import { useCase } from './operator.queries.ts';
import { caseText as text } from './operator.text.ts';
import styles from './operator.module.css';
import { Texts } from './Texts.tsx';

/** One case: what it is about, whose it is, what was said and done, and what can be done (D791, D792). */
export function CaseView({ subject }: { readonly subject: ReportSubject }) {
  return (
    <div className={styles['part']}>
      <Link to="/operator">{text.back}</Link>
      <Awaited query={useCase(subject)}>{(file) => <Case file={file} />}</Awaited>
    </div>
  );
}

function Case({ file }: { readonly file: CaseFile }) {
  const { subject, state, texts, person, log } = file;
  return (
    <>
      <div className={styles['line']}>
        <h2>{text.heading(subject)}</h2>
        <Badge tone={state === 'shown' ? 'good' : 'bad'}>{text.states[state]}</Badge>
      </div>
      <div className={styles['columns']}>
        <div className={styles['part']}>
          <section aria-labelledby="now" className={styles['panel']}>
            <h3 id="now">{text.now}</h3>
            {state === 'gone' ? <p>{text.gone}</p> : <Texts texts={texts} />}
            {state === 'shown' && <PageLink subject={subject} />}
          </section>
          <CaseReports reports={file.reports} />
          <CaseDecisions decisions={file.decisions} />
        </div>
        <div className={styles['part']}>
          <CaseActions file={file} />
          <section aria-labelledby="whose" className={styles['panel']}>
            <h3 id="whose">{text.person}</h3>
            {person ? <Person person={person} isCase={subject.kind === 'profile'} /> : <p>{text.nobody}</p>}
          </section>
          <section aria-labelledby="done" className={styles['panel']}>
            <h3 id="done">{text.history}</h3>
            {log.length === 0 ? <p>{text.noHistory}</p> : <LogLines entries={log} />}
          </section>
        </div>
      </div>
    </>
  );
}

/** Only what has a page of its own. */
function PageLink({ subject: { kind, id } }: { readonly subject: ReportSubject }) {
  if (kind === 'listing')
    return (
      <Link to="/robots/$robotId" params={{ robotId: id }}>
        {text.open}
      </Link>
    );
  if (kind === 'profile')
    return (
      <Link to="/profile/$userId" params={{ userId: id }}>
        {text.open}
      </Link>
    );
  return null;
}

function Person({ person, isCase }: { readonly person: CasePerson; readonly isCase: boolean }) {
  return (
    <>
      <p className={styles['line']}>
        <strong dir="auto">{person.name || text.departed}</strong>
        <Badge {...(person.state === 'suspended' && { tone: 'bad' as const })}>
          {text.personStates[person.state]}
        </Badge>
      </p>
      {!isCase && (
        <Link to="/operator" search={{ case: `profile_${person.id}` }}>
          {text.openPerson}
        </Link>
      )}
    </>
  );
}
