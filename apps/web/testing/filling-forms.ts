import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Texts to type, by the label of the field. */
type Fields = Readonly<Record<string, string>>;

/** Waits for a button. */
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** A button in the dialog that another button opens. */
export const inDialog = async (opener: string | RegExp, name: string) => {
  const dialog = screen.queryByRole('dialog');
  if (!dialog) fireEvent.click(await button(opener));
  return within(await screen.findByRole('dialog')).findByRole('button', { name });
};

export const write = async (fields: Fields): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
};
export const expectFields = (fields: Fields): void => {
  for (const [label, value] of Object.entries(fields))
    expect(screen.getByLabelText(label)).toHaveValue(value);
};
/** Ticks the box under a form that makes an account. */
export const acceptTheTerms = async (): Promise<void> => {
  fireEvent.click(await screen.findByLabelText(/^I accept the terms/));
};
/** The parts that most forms share. */
export const filledWith = (fields: Fields) => ({
  fill: () => write(fields),
  expectKept: () => expectFields(fields),
});

/** Chooses a picture in a file field. */
export const pick = async (label: string) => {
  const file = new File(['bytes'], 'arm.png', { type: 'image/png' });
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [file] } });
};
