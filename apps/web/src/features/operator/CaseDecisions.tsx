import { reportKey, type Decision } from '@roborrow/domain';
import { momentText } from '@roborrow/text/dates';
import { Badge } from '../../ui/surfaces.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { caseText as text } from './operator.text.ts';
import styles from './operator.module.css';

/** What was decided, what the person said about it, and the answer (D794). */
export function CaseDecisions({ decisions }: { readonly decisions: readonly Decision[] }) {
  return (
    <section aria-labelledby="decisions" className={styles['panel']}>
      <h3 id="decisions">{text.decisions}</h3>
      {decisions.length === 0 && <p>{text.noDecisions}</p>}
      {decisions.map((decision) => (
        <div key={reportKey(decision.subject)} className={styles['said']}>
          <p className={styles['line']}>
            <strong dir="auto" className={styles['cut']}>
              {decision.title}
            </strong>
            <Badge tone={decision.isOver ? 'good' : 'bad'}>
              {decision.isOver ? text.over : text.decided(decision.subject)}
            </Badge>
            <time dateTime={new Date(decision.at).toISOString()}>{momentText(decision.at)}</time>
          </p>
          {decision.appeal ? (
            <>
              <p>{text.appeal}</p>
              <blockquote dir="auto">{decision.appeal.text}</blockquote>
            </>
          ) : (
            <p>{text.noAppeal}</p>
          )}
          {decision.answer !== null && (
            <>
              <p>{text.answer}</p>
              <blockquote dir="auto">{decision.answer}</blockquote>
            </>
          )}
          {decision.appeal && decision.answer === null && !decision.isOver && (
            <AnswerForm subject={decision.subject} />
          )}
        </div>
      ))}
    </section>
  );
}
