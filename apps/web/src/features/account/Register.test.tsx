import { DEMO_TERMS, userId, type Username } from '@roborrow/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { delayed } from '../../../testing/delayed.ts';
import { demoTools } from '../../../testing/demo-tools.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { BOB, createWorld, type World } from '../../../testing/world.ts';
import { showToast } from '../../shared/toast.ts';

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
const open = async (address = '/register', ...overrides: ReturnType<typeof demoTools> | []) => {
  const world = await createWorld(
    [],
    { usernames: [{ id: 'bob' as Username, uid: BOB }] }, // a valid name
    ...overrides,
  );
  await world.services.auth.signOut();
  const app = renderApp(world, address);
  const submit = await screen.findByRole('button', { name: 'Create account' });
  return { ...world, ...app, submit };
};

const fillIn = (changes: Partial<typeof NORA> = {}) => {
  for (const [label, value] of Object.entries({ ...NORA, ...changes })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  const terms = screen.getByLabelText<HTMLInputElement>(/^I accept the terms/);
  if (!terms.checked) fireEvent.click(terms);
};

const atDashboard = () => screen.findByRole('heading', { name: 'Hello, Nora' });
const stored = ({ services }: World) => services.users.get(FIRST);

describe('Register (D66)', () => {
  it('creates the account and the profile, confirms it, and does not ask for a username', async () => {
    const app = await open();
    const { createProfile } = app.services.users;
    // Slow like a network: a read of the profile meanwhile finds none.
    vi.spyOn(app.services.users, 'createProfile').mockImplementation(delayed(createProfile));
    const { session } = app.router.options.context;
    const states: string[] = [];
    session.subscribe(() => states.push(session.state().kind));
    const letGo = app.hold('auth.register');
    fillIn();
    await app.user.click(app.submit);
    const busy = await screen.findByRole('button', { name: 'Creating your account...' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    letGo();
    await atDashboard();
    expect(showToast).toHaveBeenCalledExactlyOnceWith('success', 'Account created successfully!', 'account');
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
    expect(await app.services.users.getAcceptedTerms(FIRST)).toMatchObject({ version: DEMO_TERMS });
    app.router.history.push('/register');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard'));
  });

  it('says what is missing or wrong at each field, and focuses the first (D121)', async () => {
    const app = await open();
    await app.user.click(app.submit);
    expect(screen.getByLabelText('Username')).toHaveFocus();
    const says = (label: keyof typeof NORA, sentence: RegExp | string) =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
    says('Username', /Username is required/);
    says('First name', 'First name is required');
    says('Last name', 'Last name is required');
    says('Email', 'Email is required');
    says('Password', /Password is required/);
    says('Confirm password', 'Please confirm your password');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
      /Please accept the terms and the community rules$/,
    );
    // Only different passwords are reported by a toast as well.
    expect(showToast).not.toHaveBeenCalled();
    fillIn({ Username: 'no', Email: 'nora', Password: '12345', 'Confirm password': '12345' });
    says('Username', /Username must be at least 3 characters long/);
    says('First name', '');
    says('Email', 'Invalid email address');
    says('Password', /Password must be at least 6 characters/);
  });

  it('shows at the field and in a toast that the passwords differ, which the next toast replaces (D76), and both of them on request', async () => {
    const app = await open();
    fillIn({ 'Confirm password': 'huge robots' });
    await app.user.click(app.submit);
    const confirmation = screen.getByLabelText('Confirm password');
    expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
    expect(confirmation).toHaveFocus();
    expect(showToast).toHaveBeenCalledExactlyOnceWith('error', 'Passwords do not match', 'account');
    expect(await stored(app)).toBeNull();
    for (const toggle of screen.getAllByRole('button', { name: 'Show password' }))
      await app.user.click(toggle);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(confirmation).toHaveAttribute('type', 'text');
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
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith('error', 'Username is already taken', 'account'),
    );
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue(NORA.Email);
    expect(screen.getByLabelText('Password')).toHaveValue(NORA.Password);
    expect(await stored(app)).toBeNull();
  });

  it('counts a name that could not be checked as not available (D123)', async () => {
    const app = await open();
    app.faults.set('users.isUsernameTaken', 'fail');
    const username = screen.getByLabelText('Username');
    await app.user.type(username, 'nora');
    await waitFor(() =>
      expect(username).toHaveAccessibleDescription(/Error checking username availability$/),
    );
    fillIn();
    await app.user.click(app.submit);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^There was no answer/);
    expect(app.router.state.location.pathname).toBe('/register');
    expect(await stored(app)).toBeNull();
  });

  it('creates nothing with the address of another account, and the name stays free', async () => {
    const app = await open();
    fillIn({ Email: 'ada@example.org' });
    await app.user.click(app.submit);
    expect(await screen.findByRole('alert')).toHaveTextContent(/already an account/);
    fillIn();
    await app.user.click(app.submit);
    await atDashboard();
  });

  it('has created everything when the answers to its last two steps are lost', async () => {
    const app = await open();
    app.faults.set('auth.setDisplayName', 'lose-answer', 1);
    app.faults.set('users.createProfile', 'lose-answer', 1);
    fillIn();
    await app.user.click(app.submit);
    await atDashboard();
    expect(showToast).toHaveBeenCalledExactlyOnceWith('success', 'Account created successfully!', 'account');
    expect(await stored(app)).toMatchObject({ username: 'nora', displayName: 'Nora Newcomer' });
  });

  it('continues in Choose Your Username when the profile cannot be created, and keeps the name', async () => {
    const app = await open();
    // Twice: the first failure may be a lost answer, so the use case tries again.
    app.faults.set('users.createProfile', 'fail', 2);
    fillIn();
    await app.user.click(app.submit);
    await screen.findByRole('heading', { name: 'Choose Your Username' });
    expect(showToast).toHaveBeenCalledWith('error', expect.stringMatching(/^There was no answer/), 'account');
    await app.user.type(screen.getByLabelText('Username'), 'nora');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));
    // Without the terms there is no account (D810).
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Please accept the terms/);
    await app.user.keyboard(' ');
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));
    await atDashboard();
    expect(await app.services.users.getAcceptedTerms(FIRST)).toMatchObject({ version: DEMO_TERMS });
    expect(await stored(app)).toMatchObject({ username: 'nora', firstName: 'Nora', lastName: 'Newcomer' });
  });

  it('opens the page that the visitor wanted, also when they came from Login (D14)', async () => {
    const world = await createWorld();
    await world.services.auth.signOut();
    const app = renderApp(world, '/login?redirect=%2Fcreate-robot');
    await app.user.click(await screen.findByRole('link', { name: 'Create an account' }));
    const submit = await screen.findByRole('button', { name: 'Create account' });
    fillIn();
    await app.user.click(submit);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/create-robot'));
  });

  it('signs up with Google as well (D34)', async () => {
    const { user } = await open('/register', ...demoTools());
    await user.click(screen.getByRole('button', { name: 'Sign up with Google' }));
    await user.click(await screen.findByRole('button', { name: /^Somebody new/ }));
    await screen.findByRole('heading', { name: 'Choose Your Username' });
    expect(showToast).toHaveBeenCalledExactlyOnceWith('success', 'Account created successfully!', 'account');
  });
});
