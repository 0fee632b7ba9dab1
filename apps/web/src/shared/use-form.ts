import type { Result } from '@roborrow/domain';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { beforeReload } from '../ui/new-deployment.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { forgetFields, keepFields, keptInTab, restoreFields, type Keeper } from './kept-fields.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface FieldIssue {
  readonly field: string;
}

export interface FormRules<Form, Issue extends FieldIssue> {
  /** Distinguishes forms on the same address when the page reloads itself. */
  readonly name: string;
  readonly initial: Form;
  /** Stores every change permanently, not only for a reload. Pass the same object at every render. */
  readonly draft?: Keeper | undefined;
  /** Repairs restored fields whose type is right but whose content may not be. */
  readonly repair?: (kept: Form) => Form;
  readonly validate: (form: Form) => Result<unknown, readonly Issue[]>;
  readonly sentence: (issue: Issue) => string;
  /** Called with a valid form; never twice at the same time. */
  readonly onSubmit: (form: Form) => Promise<void>;
}

export interface FormHandle<Form> {
  readonly form: Form;
  readonly isBusy: boolean;
  readonly set: <Field extends keyof Form>(field: Field, value: Form[Field]) => void;
  /** The message under a field after a submit; it disappears as soon as the field is valid. */
  readonly errorOf: (field: keyof Form & string) => string | null;
  /** The user tried to submit, and some field is still invalid. */
  readonly isRefused: boolean;
  /** The draft, if there is one, contains the latest fields. */
  readonly isKept: boolean;
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
}

/** What was typed before this browser's own fields were there. */
const changedFields = <Form extends object>(before: Form, now: Form): Partial<Form> => {
  const known = new Map(Object.entries(before));
  const changed = Object.entries(now).filter(([field, value]) => value !== known.get(field));
  return Object.fromEntries(changed) as Partial<Form>; // some of its own fields
};

/**
 * The behaviour of all forms: the domain's rules validate, issues are shown on submit, the first one gets the
 * focus, no typed text is lost, and only one submission runs at a time, however often the user clicks.
 */
export function useForm<Form extends object, Issue extends FieldIssue>(
  rules: FormRules<Form, Issue>,
): FormHandle<Form> {
  const { name, draft } = rules;
  const restore = () => {
    const restored = restoreFields(draft ?? keptInTab(name), rules.initial);
    return rules.repair?.(restored) ?? restored;
  };
  // While React takes over a page that a server rendered, it has to find the same fields; then the browser's are there.
  const isHydrated = useHydrated();
  const [isRestored, setRestored] = useState(isHydrated);
  const [rendered] = useState(rules.initial);
  const [form, setForm] = useState(() => (isHydrated ? restore() : rendered));
  if (isHydrated && !isRestored) {
    setRestored(true);
    setForm((current) => ({ ...restore(), ...changedFields(rendered, current) }));
  }
  const [isKept, setKept] = useState(true);
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const once = useOneAtATime();
  const element = useRef<HTMLFormElement>(null);
  const latest = useRef(form);
  // It is another one than at first once this browser's fields are there.
  useLayoutEffect(() => {
    latest.current = form;
  }, [form]);

  const result = rules.validate(form);
  const issues = attempts > 0 && !result.ok ? result.error : [];

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  // Fields that were stored for a reload are forgotten once they are restored.
  useEffect(() => {
    if (!draft && isRestored) forgetFields(keptInTab(name));
  }, [draft, name, isRestored]);
  useEffect(
    () => (draft ? undefined : beforeReload(() => keepFields(keptInTab(name), form))),
    [draft, name, form],
  );

  // A form that was emptied again deletes its draft.
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
      // Uses the latest form and not the rendered one, because two fields may be set in one event.
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
