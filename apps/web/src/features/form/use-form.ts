import type { Result } from '@roborrow/domain';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { beforeReload } from '../../ui/new-deployment.ts';
import { forgetFields, keepFields, keptInTab, restoreFields, type Keeper } from './kept-fields.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface FieldIssue {
  readonly field: string;
}

export interface FormRules<Form, Issue extends FieldIssue> {
  /** Tells it from other forms on the same address, when the page reloads itself. */
  readonly name: string;
  readonly initial: Form;
  /** Keeps every change, for longer than until the page reloads itself. The same object at every render. */
  readonly draft?: Keeper | undefined;
  /** Mends what was kept, where equal kinds of fields are not enough to make a form. */
  readonly repair?: (kept: Form) => Form;
  readonly validate: (form: Form) => Result<unknown, readonly Issue[]>;
  readonly sentence: (issue: Issue) => string;
  /** Called with a form that the rules accept; never twice at once. */
  readonly onSubmit: (form: Form) => Promise<void>;
}

export interface FormHandle<Form> {
  readonly form: Form;
  readonly isBusy: boolean;
  readonly set: <Field extends keyof Form>(field: Field, value: Form[Field]) => void;
  /** The sentence under a field, once somebody has tried to submit; it goes as soon as the field is right. */
  readonly errorOf: (field: keyof Form & string) => string | null;
  /** Somebody has tried to submit, and some field is still wrong. */
  readonly isRefused: boolean;
  /** The draft, where there is one, has what was typed. */
  readonly isKept: boolean;
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
}

/**
 * What all forms share: the domain's rules decide, errors show on submit, focus goes to the first of them,
 * nothing typed is lost, and however often somebody clicks, one submission runs at a time.
 */
export function useForm<Form extends object, Issue extends FieldIssue>(
  rules: FormRules<Form, Issue>,
): FormHandle<Form> {
  const { name, draft } = rules;
  const [form, setForm] = useState(() => {
    const restored = restoreFields(draft ?? keptInTab(name), rules.initial);
    return rules.repair?.(restored) ?? restored;
  });
  const [isKept, setKept] = useState(true);
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const once = useOneAtATime();
  const element = useRef<HTMLFormElement>(null);
  const latest = useRef(form);

  const result = rules.validate(form);
  const issues = attempts > 0 && !result.ok ? result.error : [];

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  // What was kept for this page alone is forgotten once it is shown.
  useEffect(() => {
    if (!draft) forgetFields(keptInTab(name));
  }, [draft, name]);
  useEffect(
    () => (draft ? undefined : beforeReload(() => keepFields(keptInTab(name), form))),
    [draft, name, form],
  );

  // A form that was emptied again leaves nothing behind.
  const keepDraft = (keeper: Keeper, typed: Form): boolean => {
    if (JSON.stringify(typed) !== JSON.stringify(rules.initial)) return keepFields(keeper, typed);
    forgetFields(keeper);
    return true;
  };

  const submit = async () => {
    setAttempts((count) => count + 1);
    if (!result.ok) return;
    setBusy(true);
    try {
      await rules.onSubmit(form);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void once(submit);
  };

  return {
    form,
    isBusy,
    set: (field, value) => {
      // From the latest form, not the drawn one: two fields may be set at once.
      latest.current = { ...latest.current, [field]: value };
      setForm(latest.current);
      if (draft) setKept(keepDraft(draft, latest.current));
    },
    errorOf: (field) => {
      const issue = issues.find((candidate) => candidate.field === field);
      return issue ? rules.sentence(issue) : null;
    },
    isRefused: issues.length > 0,
    isKept,
    formProps: { ref: element, noValidate: true, onSubmit },
  };
}
