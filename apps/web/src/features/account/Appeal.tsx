import { parseAppeal, type Decision, type UserId } from '@roborrow/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useServices } from '../../services.tsx';
import { showToast } from '../../shared/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { decisionsOf } from './account.queries.ts';
import { appealIssueText, appealText as text } from './appeal.text.ts';
import styles from './appeal.module.css';

interface AppealProps {
  readonly user: UserId;
  readonly decision: Decision;
}

/** One decision of the operator, what the member said about it, and the answer. */
export function Appeal({ user, decision }: AppealProps) {
  const { appeal, answer } = decision;
  const headingId = useId();
  return (
    <section className={styles['decision']} aria-labelledby={headingId}>
      <h2 id={headingId}>{text.heading(decision)}</h2>
      {appeal === null && <AppealForm user={user} decision={decision} />}
      {appeal !== null && (
        <>
          <p>{text.said}</p>
          <blockquote dir="auto">{appeal.text}</blockquote>
          {answer === null ? (
            <p>{text.waits}</p>
          ) : (
            <>
              <p>{text.answered}</p>
              <blockquote dir="auto">{answer}</blockquote>
            </>
          )}
        </>
      )}
    </section>
  );
}

function AppealForm({ user, decision }: AppealProps) {
  const services = useServices();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (said: string) => (await services).appeals.appeal(user, decision.subject, said),
    onSuccess: () => showToast('success', text.sent),
    onError: () => setError(text.failure),
    onSettled: () => client.invalidateQueries(decisionsOf(services, user)),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const parsed = parseAppeal(typed);
        setError(parsed.ok ? null : appealIssueText(parsed.error));
        if (parsed.ok) mutate(parsed.value);
      }}
    >
      <Field label={text.label} hint={text.hint} error={error}>
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
      <Button type="submit" busy={isPending}>
        {text.send}
      </Button>
    </form>
  );
}
