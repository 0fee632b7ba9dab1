import { userId, type Username } from '@roborrow/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { delayed } from '../../../testing/delayed.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { BOB, createWorld, type World } from '../../../testing/world.ts';
import { showToast } from '../toasts/toast.ts';

const NORA = {
  Username: 'nora',
  'First name': ' Nora ',
  'Last name': 'Newcomer',
  Email: 'nora@example.org',
  Password: 'tiny robots',
  'Confirm password': 'tiny robots',
};

/** The id of the first new account in a test. */
const FIRST = userId(`id${'1'.padStart(20, '0')}`);

/** Opens the screen as a visitor; Bob's name is taken. */
const open = async (address = '/register') => {
  const world = await createWorld([], { usernames: [{ id: 'bob' as Username, uid: BOB }] }); // a valid name
  await world.services.auth.signOut();
  const app = renderApp(world, address);
  const submit = await screen.findByRole('button', { name: 'Create account' });
  return { ...world, ...app, submit };
};

const fillIn = (changes: Partial<typeof NORA> = {}) => {
  for (const [label, value] of Object.entries({ ...NORA, ...changes })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
};

const atDashboard = () => screen.findByRole('heading', { name: 'Hello, Nora' });
const stored = ({ services }: World) => services.users.get(FIRST);

describe('Register', () => {
  it('creates the account and the profile, confirms it, and does not ask for a username', async () => {
    const app = await open();
    const { createProfile } = app.services.users;
    // Slow like a network: a read of the profile meanwhile finds none.
    vi.spyOn(app.services.users, 'createProfile').mockImplementation(delayed(createProfile));
    const { session } = app.router.options.context;
    const states: string[] = [];
    session.subscribe(() => states.push(session.state().kind));
    fillIn();
    await app.user.click(app.submit);
    await atDashboard();
    expect(showToast).toHaveBeenCalledExactlyOnceWith('success', 'Account created successfully!');
    expect(states).not.toContain('needs-username');
    expect(await stored(app)).toMatchObject({
      username: 'nora',
      firstName: 'Nora',
      lastName: 'Newcomer',
      displayName: 'Nora Newcomer',
      expertise: 'beginner',
      bio: '',
      isVerified: false,
    });
  });

  it('shows at the field and in a toast that the passwords differ, and creates no account', async () => {
    const app = await open();
    fillIn({ 'Confirm password': 'huge robots' });
    await app.user.click(app.submit);
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    expect(showToast).toHaveBeenCalledExactlyOnceWith('error', 'Passwords do not match');
    expect(await stored(app)).toBeNull();
  });

  it('shows no toast for a form that is only incomplete', async () => {
    const app = await open();
    await app.user.click(app.submit);
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Please confirm your password',
    );
    expect(showToast).not.toHaveBeenCalled();
  });

  it('keeps only the valid characters of a username, and shows whether it is free', async () => {
    const { user } = await open();
    const username = screen.getByLabelText('Username');
    await user.type(username, 'B-o.b!');
    expect(username).toHaveValue('bob');
    await waitFor(() => expect(username).toHaveAccessibleDescription(/Username is already taken$/));
    await user.type(username, '_2');
    expect(await screen.findByText('Username is available')).toBeVisible();
    expect(username).not.toHaveAccessibleDescription(/taken/);
  });

  it('reports a taken name that was submitted before the check, and focuses it', async () => {
    const app = await open();
    fillIn({ Username: 'bob' });
    await app.user.click(app.submit);
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Username is already taken'));
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue(NORA.Email);
    expect(await stored(app)).toBeNull();
  });

  it('continues in Choose Your Username when the profile cannot be created, and keeps the name', async () => {
    const app = await open();
    // Twice: the first failure may be a lost answer, so the use case tries again.
    app.faults.set('users.createProfile', 'fail', 2);
    fillIn();
    await app.user.click(app.submit);
    await screen.findByRole('heading', { name: 'Choose Your Username' });
    await app.user.type(screen.getByLabelText('Username'), 'nora');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));
    await atDashboard();
    expect(await stored(app)).toMatchObject({ username: 'nora', firstName: 'Nora', lastName: 'Newcomer' });
  });

  it('returns to the page that the visitor wanted', async () => {
    const app = await open('/register?redirect=%2Fcreate-robot');
    fillIn();
    await app.user.click(app.submit);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/create-robot'));
  });
});
