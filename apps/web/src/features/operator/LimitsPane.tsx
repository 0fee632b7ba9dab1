import {
  areStorableLimits,
  DEFAULT_LIMITS,
  err,
  LIMIT_NAMES,
  ok,
  type DailyLimits,
  type Result,
} from '@roborrow/domain';
import { showToast } from '../../shared/toast.ts';
import { useForm } from '../../shared/use-form.ts';
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

type Typed = Readonly<Record<keyof DailyLimits, string>>;

const asTyped = (limits: DailyLimits): Typed =>
  Object.fromEntries(LIMIT_NAMES.map((name) => [name, String(limits[name])])) as Typed; // of all names

interface LimitIssue {
  readonly field: keyof DailyLimits;
}

const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

/** Which numbers cannot be stored: each alone, in a table of which the others can. */
function readLimits(typed: Typed): Result<DailyLimits, readonly LimitIssue[]> {
  const limits = { ...DEFAULT_LIMITS };
  const issues: LimitIssue[] = [];
  for (const field of LIMIT_NAMES) {
    const value = numberOf(typed[field]);
    if (areStorableLimits({ ...DEFAULT_LIMITS, [field]: value })) limits[field] = value;
    else issues.push({ field });
  }
  return issues.length === 0 ? ok(limits) : err(issues);
}

function LimitsForm({ stored }: { readonly stored: DailyLimits }) {
  const { mutateAsync } = useSetLimits();
  const { form, set, errorOf, isBusy, formProps } = useForm<Typed, LimitIssue>({
    name: 'limits',
    initial: asTyped(stored),
    validate: readLimits,
    sentence: ({ field }) => text.invalid(field),
    onSubmit: async (typed) => {
      const read = readLimits(typed);
      if (!read.ok) return;
      try {
        await mutateAsync(read.value);
        showToast('success', caseText.act.done);
      } catch (thrown) {
        showToast('error', actErrorText(thrown));
      }
    },
  });
  return (
    <form className={styles['form']} {...formProps}>
      <div className={styles['numbers']}>
        {LIMIT_NAMES.map((name) => (
          <Field key={name} label={text.names[name]} error={errorOf(name)}>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                value={form[name]}
                onChange={({ target }) => set(name, target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      <div className={styles['buttons']}>
        <Button type="submit" busy={isBusy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
