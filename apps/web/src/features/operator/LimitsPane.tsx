import { areStorableLimits, DEFAULT_LIMITS, LIMIT_NAMES, type DailyLimits } from '@roborrow/domain';
import { useState } from 'react';
import { showToast } from '../../shared/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Awaited } from './Awaited.tsx';
import { useLimits, useSetLimits } from './operator.queries.ts';
import { actErrorText, caseText, limitsText as text } from './operator.text.ts';
import styles from './operator.module.css';

/** How much a person may do in a day (D796). */
export function LimitsPane() {
  const limits = useLimits();
  return (
    <section aria-labelledby="limits" className={styles['part']}>
      <h2 id="limits">{text.heading}</h2>
      <p>{text.intro}</p>
      <Awaited query={limits}>
        {(stored) => (
          <>
            {stored === null && <p role="status">{text.none}</p>}
            <LimitsForm key={JSON.stringify(stored)} stored={stored ?? DEFAULT_LIMITS} />
          </>
        )}
      </Awaited>
    </section>
  );
}

function LimitsForm({ stored }: { readonly stored: DailyLimits }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(LIMIT_NAMES.map((name) => [name, String(stored[name])])),
  );
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useSetLimits();
  const save = () => {
    const table = Object.fromEntries(LIMIT_NAMES.map((name) => [name, Number(typed[name])]));
    if (!areStorableLimits(table)) return setError(text.invalid);
    setError(null);
    mutate(table, {
      onSuccess: () => showToast('success', caseText.act.done),
      onError: (thrown) => showToast('error', actErrorText(thrown)),
    });
  };
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className={styles['numbers']}>
        {LIMIT_NAMES.map((name) => (
          <Field key={name} label={text.names[name]}>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                value={typed[name] ?? ''}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {error !== null && <p role="alert">{error}</p>}
      <div className={styles['buttons']}>
        <Button type="submit" busy={isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
