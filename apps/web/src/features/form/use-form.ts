import type { Result } from '@roborrow/domain';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { beforeReload } from '../../ui/new-deployment.ts';
import { forgetFields, keepFields, restoreFields } from './kept-fields.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface FieldIssue {
  readonly field: string;
}

export interface FormRules<Form, Issue extends FieldIssue> {
  /** Tells it from other forms on the same address, when the page reloads itself. */
  readonly name: string;
  readonly initial: Form;
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
  const { name } = rules;
  const [form, setForm] = useState(() => restoreFields(name, rules.initial));
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const once = useOneAtATime();
  const element = useRef<HTMLFormElement>(null);

  const result = rules.validate(form);
  const issues = attempts > 0 && !result.ok ? result.error : [];

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  useEffect(() => forgetFields(name), [name]);
  useEffect(() => beforeReload(() => keepFields(name, form)), [name, form]);

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
    set: (field, value) => setForm((current) => ({ ...current, [field]: value })),
    errorOf: (field) => {
      const issue = issues.find((candidate) => candidate.field === field);
      return issue ? rules.sentence(issue) : null;
    },
    isRefused: issues.length > 0,
    formProps: { ref: element, noValidate: true, onSubmit },
  };
}
