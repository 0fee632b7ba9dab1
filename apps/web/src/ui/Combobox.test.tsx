import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';
import { Field } from './Field.tsx';

const PLACES = [
  { key: '1', text: 'Apex', detail: 'NC, USA' },
  { key: '2', text: 'Apache Junction', detail: 'AZ, USA' },
];

function setUp({ options = PLACES, keepsEnter = false, credit = '' } = {}) {
  const onPick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  function Harness() {
    const [value, setValue] = useState('');
    return (
      <form onSubmit={onSubmit}>
        <Field label="Where?">
          {(control) => (
            <Combobox
              control={control}
              value={value}
              onType={setValue}
              options={value ? options : []}
              onPick={onPick}
              listLabel="Places"
              credit={credit}
              announce={(count) => `${count} places`}
              keepsEnter={keepsEnter}
            />
          )}
        </Field>
      </form>
    );
  }
  render(<Harness />);
  return {
    onPick,
    onSubmit,
    input: screen.getByRole('combobox', { name: 'Where?' }),
    user: userEvent.setup(),
  };
}

describe('the combobox', () => {
  test('opens when options arrive, and announces how many', async () => {
    const { input, user } = setUp();
    expect(input).toHaveAttribute('aria-expanded', 'false');
    await user.type(input, 'ap');
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('2 places');
  });

  test('shows the source of the places below the options, but not as an option', async () => {
    const { input, user } = setUp({ credit: 'Google Maps' });
    await user.type(input, 'ap');
    expect(screen.getByText('Google Maps')).toBeVisible();
    expect(screen.getByText('Google Maps')).toHaveAttribute('translate', 'no');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  test('moves through the options with the arrow keys, wraps around, and Enter picks the active one without submitting', async () => {
    const { input, user, onPick, onSubmit } = setUp();
    await user.type(input, 'ap{ArrowDown}{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { selected: true });
    expect(active).toHaveTextContent('Apex');
    expect(input).toHaveAttribute('aria-activedescendant', active.id);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onPick).toHaveBeenCalledWith(PLACES[1]);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(input).toHaveAttribute('aria-expanded', 'false');
  });

  test('submits the form with Enter if no option is active, unless the field prevents it', async () => {
    const submitting = setUp();
    await submitting.user.type(submitting.input, 'ap{Enter}');
    expect(submitting.onSubmit).toHaveBeenCalledTimes(1);
    cleanup();
    const keeping = setUp({ keepsEnter: true });
    await keeping.user.type(keeping.input, 'ap{Enter}');
    expect(keeping.onSubmit).not.toHaveBeenCalled();
  });

  test('closes the list with Escape and keeps the text', async () => {
    const { input, user } = setUp();
    await user.type(input, 'ap{Escape}');
    expect(input).toHaveAttribute('aria-expanded', 'false');
    expect(input).toHaveValue('ap');
  });

  test('picks an option with the pointer', async () => {
    const { input, user, onPick } = setUp();
    await user.type(input, 'ap');
    await user.click(screen.getByRole('option', { name: 'Apex NC, USA' }));
    expect(onPick).toHaveBeenCalledWith(PLACES[0]);
    expect(input).toHaveFocus();
  });

  test('closes the list when the focus leaves the field', async () => {
    const { input, user } = setUp();
    await user.type(input, 'ap');
    await user.tab();
    expect(input).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows hostile option texts as plain text', async () => {
    const { input, user } = setUp({
      options: [{ key: '1', text: '<img src=x onerror=alert(1)>', detail: '' }],
    });
    await user.type(input, 'ap');
    expect(screen.getByRole('option')).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });
});
