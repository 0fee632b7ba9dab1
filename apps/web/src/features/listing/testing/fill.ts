import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { write } from '../../../../testing/filling-forms.ts';

/** Fills the required fields; the location is picked from the suggestions. */
export async function fillRequired(user: UserEvent, name = 'Rover'): Promise<void> {
  await write({ 'Robot name': name, Category: 'Hobby', Description: 'Rolls.', 'Price per day': '45.50' });
  await pickApex(user);
}

export async function pickApex(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText('Location'), 'Ape');
  await user.click(await screen.findByRole('option', { name: /Apex/ }));
}
