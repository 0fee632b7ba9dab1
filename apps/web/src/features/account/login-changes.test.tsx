import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { showToast } from '../../../testing/replaced-modules.ts';
import { createWorld, PASSWORD } from '../../../testing/world.ts';

const EMAIL = 'ada@example.org';

/** Opens the member's settings and one of the two dialogs. */
const open = async (name: 'Change email' | 'Change password') => {
  const world = await createWorld();
  const app = renderApp(world, '/settings');
  await app.user.click(await screen.findByRole('button', { name }));
  const dialog = () => screen.queryByRole('dialog', { name });
  const fill = async (fields: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(fields)) {
      const field = screen.getByLabelText(label);
      await app.user.clear(field);
      await app.user.type(field, value);
    }
    await app.user.click(within(screen.getByRole('dialog', { name })).getByRole('button', { name }));
  };
  return { ...app, auth: world.services.auth, dialog, fill };
};

describe('changing the password (D642)', () => {
  it('asks for the current one and twice for the new one, and says what it ends', async () => {
    const { auth, dialog, fill } = await open('Change password');
    await fill({
      'Current password': PASSWORD,
      'New password': 'another engine',
      'Confirm password': 'another engine',
    });
    await waitFor(() => expect(dialog()).toBeNull());
    expect(showToast).toHaveBeenCalledWith(
      'success',
      'Your password was changed. You are logged out everywhere else.',
    );
    await auth.signOut();
    expect(await auth.signIn(EMAIL, 'another engine')).toMatchObject({ email: EMAIL });
  });

  it('says at the fields what is wrong, and changes nothing with a wrong password', async () => {
    const { auth, fill } = await open('Change password');
    await fill({ 'New password': 'five5', 'Confirm password': 'other' });
    for (const sentence of [
      'Password is required',
      'Password must be at least 6 characters',
      'Passwords do not match',
    ])
      expect(screen.getByText(sentence)).toBeVisible();
    await fill({
      'Current password': 'wrong one',
      'New password': 'another engine',
      'Confirm password': 'another engine',
    });
    expect(await screen.findByText('The email address or the password is wrong.')).toBeVisible();
    await auth.signOut();
    expect(await auth.signIn(EMAIL, PASSWORD)).toMatchObject({ email: EMAIL });
  });
});

describe('changing the address (D643)', () => {
  it('asks for the password, and names the new address from then on', async () => {
    const { auth, dialog, fill } = await open('Change email');
    await fill({ 'New email': 'countess@example.org', 'Current password': PASSWORD });
    await waitFor(() => expect(dialog()).toBeNull());
    expect(showToast).toHaveBeenCalledWith(
      'success',
      'Your email was changed. You log in with countess@example.org now.',
    );
    expect(await screen.findByText('You log in with countess@example.org and your password.')).toBeVisible();
    await auth.signOut();
    await expect(auth.signIn(EMAIL, PASSWORD)).rejects.toMatchObject({ kind: 'failed' });
  });

  it('says whose mail decides where the provider asks first', async () => {
    const { auth, fill } = await open('Change email');
    auth.setEmail = async () => 'asked';
    await fill({ 'New email': 'countess@example.org', 'Current password': PASSWORD });
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith(
        'success',
        'Open the link in the mail to countess@example.org. Then log in with that address.',
      ),
    );
  });
});
