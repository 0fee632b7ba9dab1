import {
  DEFAULT_NAME,
  REPORT_REASONS,
  type ReportForm,
  type ReportOutcome,
  type ReportSubject,
  sendReport,
  type UserId,
  validateReport,
} from '@roborrow/domain';
import { personName } from '@roborrow/text/person';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { profileById } from '../../shared/users.queries.ts';
import { useServices } from '../../services.tsx';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Banner } from '../../ui/surfaces.tsx';
import { useForm } from '../../shared/use-form.ts';
import { reportButton } from './report-button.text.ts';
import { report as words, reportErrorText, reportIssueText } from './report.text.ts';
import { BlockPerson } from './BlockPerson.tsx';
import styles from './report.module.css';

interface ReportDialogProps {
  readonly me: UserId;
  readonly subject: ReportSubject;
  /** Whose it is. */
  readonly person: UserId;
  readonly onClose: () => void;
}

/** Asks what is wrong, and then says what became of the report. */
export function ReportDialog({ me, subject, person, onClose }: ReportDialogProps) {
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  return (
    <Dialog
      title={outcome ? words.outcomes[outcome].heading : reportButton[subject.kind]}
      closeLabel={app.close}
      onClose={onClose}
    >
      {outcome ? (
        <Outcome outcome={outcome} person={person} onClose={onClose} />
      ) : (
        <Questions me={me} subject={subject} onOutcome={setOutcome} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface QuestionsProps extends Omit<ReportDialogProps, 'person'> {
  readonly onOutcome: (outcome: ReportOutcome) => void;
}

function Questions({ me, subject, onOutcome, onClose }: QuestionsProps) {
  const { mutateAsync } = useSendReport(me, subject);
  const [failure, setFailure] = useState('');
  const errorId = useId();
  const { form, set, errorOf, isBusy, formProps } = useForm<
    ReportForm,
    Parameters<typeof reportIssueText>[0]
  >({
    name: `report-${subject.kind}-${subject.id}`,
    initial: { reason: null, note: '' },
    validate: validateReport,
    sentence: reportIssueText,
    onSubmit: async (filled) => {
      setFailure('');
      const result = await mutateAsync(filled);
      if (result.ok) onOutcome(result.value);
      else setFailure(reportErrorText(result.error));
    },
  });
  const reasonError = errorOf('reason');
  const isNoteNeeded = form.reason === 'other';
  return (
    <form className={styles['form']} {...formProps}>
      <p className={styles['quiet']}>{words.intro}</p>
      <fieldset
        className={styles['reasons']}
        role="radiogroup"
        tabIndex={-1}
        aria-invalid={reasonError !== null || undefined}
        aria-describedby={reasonError === null ? undefined : errorId}
      >
        <legend>{words.reason}</legend>
        {REPORT_REASONS.map((reason) => (
          <label key={reason}>
            <input
              type="radio"
              name="reason"
              checked={form.reason === reason}
              onChange={() => set('reason', reason)}
            />
            {words.reasons[reason]}
          </label>
        ))}
        {reasonError !== null && (
          <p id={errorId} className={styles['error']}>
            {reasonError}
          </p>
        )}
      </fieldset>
      <Field
        label={
          <>
            {words.note} {!isNoteNeeded && <span className={styles['quiet']}>{words.optional}</span>}
          </>
        }
        error={errorOf('note')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            dir="auto"
            required={isNoteNeeded}
            value={form.note}
            onChange={({ target }) => set('note', target.value)}
          />
        )}
      </Field>
      {failure !== '' && <Banner tone="bad">{failure}</Banner>}
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? words.sending : words.send}
        </Button>
      </div>
    </form>
  );
}

interface OutcomeProps extends Pick<ReportDialogProps, 'person' | 'onClose'> {
  readonly outcome: ReportOutcome;
}

/** It gets the focus, because the button that had it is gone. After a report, the person can be blocked too. */
function Outcome({ outcome, person, onClose }: OutcomeProps) {
  const { data: profile } = useQuery(profileById(useServices(), person));
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {words.outcomes[outcome].text}
      </p>
      {outcome === 'sent' && <p className={styles['quiet']}>{words.block}</p>}
      <div className={styles['actions']}>
        {outcome === 'sent' && (
          <BlockPerson id={person} name={personName(profile?.displayName || DEFAULT_NAME)} />
        )}
        <Button onClick={onClose}>{words.done}</Button>
      </div>
    </>
  );
}

/** Sends a report to the operator. It resolves to the use case's result, and rejects if the backend could not be loaded. */
function useSendReport(me: UserId, subject: ReportSubject) {
  const services = useServices();
  return useMutation({
    mutationFn: async (form: ReportForm) => sendReport(await services)({ me, subject, form }),
  });
}
