import { searchNameIssue } from '@roborrow/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { type Outcome, tellOutcome } from './change-saved.ts';
import { savedSearches as words } from './saved.text.ts';
import styles from './saved-search.module.css';

export interface NameSearchProps {
  readonly title: string;
  /** What the name is at first. */
  readonly name: string;
  readonly confirm: string;
  readonly onName: (name: string) => Promise<Outcome>;
  /** Called when the search has its name, or keeps the one it had. */
  readonly onClose: (isNamed: boolean) => void;
}

/** Asks for the name of a search (D391). It stays open, and says why, when the name or the search is refused. */
export function NameSearch({ title, name: proposed, confirm, onName, onClose }: NameSearchProps) {
  const [name, setName] = useState(proposed);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const once = useOneAtATime();

  // Rather than on the button that closes the dialog, which is the first one.
  useEffect(() => field.current?.select(), []);

  const refuse = (why: string) => {
    setProblem(why);
    field.current?.focus();
  };
  const submit = async () => {
    const issue = searchNameIssue(name);
    if (issue) return refuse(words.issue[issue]);
    setBusy(true);
    const outcome = await onName(name);
    setBusy(false);
    if (outcome === 'too-many') return refuse(words.tooMany);
    if (outcome === 'failed') return refuse(words.failure);
    tellOutcome(outcome);
    onClose(true);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void once(submit);
  };

  return (
    <Dialog title={title} closeLabel={app.close} onClose={() => isBusy || onClose(false)}>
      <form className={styles['form']} noValidate onSubmit={onSubmit}>
        <Field label={words.name} hint={words.nameHint} error={problem}>
          {({ ref: _, ...control }) => (
            <input
              {...control}
              ref={field}
              autoComplete="off"
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                setProblem(null);
              }}
            />
          )}
        </Field>
        <div className={styles['actions']}>
          <Button variant="secondary" onClick={() => isBusy || onClose(false)}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
