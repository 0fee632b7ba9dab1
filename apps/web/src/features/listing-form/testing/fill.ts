import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills the required fields; the location is picked from the suggestions. */
export async function fillRequired(user: UserEvent, name = 'Rover'): Promise<void> {
  await user.type(await screen.findByLabelText('Robot name'), name);
  await user.selectOptions(screen.getByLabelText('Category'), 'Hobby');
  await user.type(screen.getByLabelText('Description'), 'Rolls.');
  await user.type(screen.getByLabelText('Price per day'), '45.50');
  await pickApex(user);
}

export async function pickApex(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText('Location'), 'Ape');
  await user.click(await screen.findByRole('option', { name: /Apex/ }));
}
