import { momentText } from '@roborrow/text/dates';
import { showToast } from '../../shared/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Awaited } from './Awaited.tsx';
import { useCloseProblem, useProblems } from './operator.queries.ts';
import { actErrorText, caseText, problemsText as text } from './operator.text.ts';
import styles from './operator.module.css';

/** What people said does not work, with what helps to find it (D860). */
export function ProblemsPane() {
  const { mutate, isPending, variables } = useCloseProblem();
  return (
    <section aria-labelledby="problems" className={styles['part']}>
      <h2 id="problems">{text.heading}</h2>
      <p>{text.intro}</p>
      <Awaited query={useProblems()}>
        {(problems) =>
          problems.length === 0 ? (
            <p role="status">{text.none}</p>
          ) : (
            <ul className={styles['entries']}>
              {problems.map(({ id, text: said, createdAt, ...circumstances }) => (
                <li key={id} className={styles['panel']}>
                  <p dir="auto" id={`problem-${id}`}>
                    {said}
                  </p>
                  <p>
                    <time dateTime={new Date(createdAt).toISOString()}>{momentText(createdAt)}</time>
                    {' · '}
                    {text.circumstances(circumstances)}
                  </p>
                  <Button
                    variant="secondary"
                    className={styles['own']}
                    aria-describedby={`problem-${id}`}
                    busy={isPending && variables === id}
                    onClick={() =>
                      mutate(id, {
                        onSuccess: (outcome) =>
                          showToast(outcome === 'done' ? 'success' : 'error', caseText.act[outcome]),
                        onError: (thrown) => showToast('error', actErrorText(thrown)),
                      })
                    }
                  >
                    {text.close}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Awaited>
    </section>
  );
}
