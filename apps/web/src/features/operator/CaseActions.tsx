import { isLongerThan, type CaseFile, type DecidedSubject, type OperatorAct } from '@roborrow/domain';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { caseText } from './operator.text.ts';
import styles from './operator.module.css';
import { useActing } from './use-acting.ts';

const text = caseText.act;

/** What can be done about a case now. Everything can be taken back but closing, which is no harm: the report may come again. */
export function CaseActions({ file }: { readonly file: CaseFile }) {
  const { subject, reports } = file;
  const [note, setNote] = useState('');
  const { carryOut, isBusy } = useActing();
  const isTooLong = isLongerThan(note, caseText.noteMax);
  const act = (wanted: OperatorAct) => () => {
    if (!isTooLong) carryOut(wanted, note.trim());
  };
  const decided = subject.kind === 'message' ? null : subject;
  return (
    <section aria-labelledby="decide" className={styles['panel']}>
      <h3 id="decide">{text.heading}</h3>
      <Field
        label={
          <>
            {text.note} <span className={styles['quiet']}>{text.optional}</span>
          </>
        }
        error={isTooLong ? text.tooLong(caseText.noteMax) : null}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            dir="auto"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div className={styles['buttons']}>
        {decided && canStop(file) && (
          <Button variant="danger" busy={isBusy} onClick={act({ kind: 'stop', subject: decided })}>
            {text.stop(subject)}
          </Button>
        )}
        {decided && isStopped(file, decided) && (
          <Button busy={isBusy} onClick={act({ kind: 'restore', subject: decided })}>
            {text.restore(subject)}
          </Button>
        )}
        {reports.some(({ isClosed }) => !isClosed) && (
          <Button variant="secondary" busy={isBusy} onClick={act({ kind: 'close', subject })}>
            {text.close}
          </Button>
        )}
      </div>
      {decided === null && <p className={styles['quiet']}>{text.message}</p>}
    </section>
  );
}

const canStop = ({ subject, state, person }: CaseFile): boolean =>
  subject.kind === 'profile' ? person?.state === 'present' : state === 'shown';

const isStopped = ({ state, person }: CaseFile, { kind }: DecidedSubject): boolean =>
  kind === 'profile' ? person?.state === 'suspended' : state === 'hidden';
