import { parseAppeal, type DecidedSubject } from '@roborrow/domain';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { caseText } from './operator.text.ts';
import styles from './operator.module.css';
import { useActing } from './use-acting.ts';

const text = caseText.act;

/** The operator's one answer to an appeal. */
export function AnswerForm({ subject }: { readonly subject: DecidedSubject }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { carryOut, isBusy } = useActing();
  const send = () => {
    const parsed = parseAppeal(typed);
    if (parsed.ok) return carryOut({ kind: 'answer', subject, text: parsed.value }, '');
    setError(parsed.error === 'blank' ? text.required : text.tooLong(caseText.answerMax));
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError(null);
        send();
      }}
    >
      <Field label={text.answerLabel} hint={text.answerHint} error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            dir="auto"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={isBusy}>
        {text.answer}
      </Button>
    </form>
  );
}
