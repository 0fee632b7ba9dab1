import { err, ok, type Result } from '@roborrow/domain';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Field } from '../ui/Field.tsx';
import { keepFields, keptInTab } from './kept-fields.ts';
import { useForm } from './use-form.ts';

interface Form {
  readonly first: string;
  readonly second: string;
}

type Issue = { readonly field: keyof Form; readonly tag: 'required' };

const validate = (form: Form): Result<Form, readonly Issue[]> => {
  const issues = (['first', 'second'] as const)
    .filter((field) => form[field] === '')
    .map((field): Issue => ({ field, tag: 'required' }));
  return issues.length > 0 ? err(issues) : ok(form);
};

function setUp(onSubmit: (form: Form) => Promise<void>, isRendered = false) {
  function Harness() {
    const { form, set, errorOf, formProps, isBusy } = useForm({
      name: 'test',
      initial: { first: '', second: '' },
      validate,
      sentence: ({ field, tag }) => `${field} is ${tag}`,
      onSubmit,
    });
    return (
      <form {...formProps} aria-busy={isBusy}>
        {(['first', 'second'] as const).map((field) => (
          <Field key={field} label={field} error={errorOf(field)}>
            {(control) => (
              <input {...control} value={form[field]} onChange={(event) => set(field, event.target.value)} />
            )}
          </Field>
        ))}
        <button type="submit">Send</button>
      </form>
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  if (isRendered) container.innerHTML = renderToString(<Harness />);
  render(<Harness />, { container, hydrate: isRendered });
  return { user: userEvent.setup(), send: screen.getByRole('button') };
}

describe('a form', () => {
  test('shows no issue before the user submits, then shows each issue at its field and focuses the first', async () => {
    const onSubmit = vi.fn(async () => undefined);
    const { user, send } = setUp(onSubmit);
    expect(screen.queryByText('first is required')).toBeNull();
    await user.click(send);
    const first = screen.getByLabelText('first');
    expect(first).toHaveFocus();
    expect(first).toBeInvalid();
    expect(first).toHaveAccessibleDescription('first is required');
    expect(screen.getByLabelText('second')).toHaveAccessibleDescription('second is required');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('of a page that was rendered keeps what this tab has kept while another field is filled in', async () => {
    keepFields(keptInTab('test'), { first: 'kept', second: '' });
    const { user } = setUp(async () => undefined, true);
    expect(screen.getByLabelText('first')).toHaveValue('kept');
    await user.type(screen.getByLabelText('second'), 'typed');
    expect(screen.getByLabelText('first')).toHaveValue('kept');
    expect(screen.getByLabelText('second')).toHaveValue('typed');
  });

  test('removes an issue as soon as its field is valid', async () => {
    const { user, send } = setUp(async () => undefined);
    await user.click(send);
    await user.type(screen.getByLabelText('first'), 'x');
    expect(screen.queryByText('first is required')).toBeNull();
    expect(screen.getByText('second is required')).toBeVisible();
  });

  test('submits once for twenty clicks and Enter while it runs, and loses no text when it fails', async () => {
    let finish = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => void (finish = resolve)));
    const { user, send } = setUp(onSubmit);
    await user.type(screen.getByLabelText('first'), 'a');
    await user.type(screen.getByLabelText('second'), 'b');
    for (let click = 0; click < 20; click += 1) await user.click(send);
    await user.type(screen.getByLabelText('second'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    finish();
    await expect.poll(() => document.querySelector('form')).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByLabelText('first')).toHaveValue('a');
    await user.click(send);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});
