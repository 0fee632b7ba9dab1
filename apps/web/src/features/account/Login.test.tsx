import { userId } from '@roborrow/domain';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoTools } from '../../../testing/demo-tools.ts';
import { write } from '../../../testing/filling-forms.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, createWorld, PASSWORD, person } from '../../../testing/world.ts';
import { writeTabMark } from '../../session/tab-mark.ts';
import { showToast } from '../../shared/toast.ts';

afterEach(() => vi.useRealTimers());

const EMAIL = 'ada@example.org';
const NINE_HOURS = 9 * 60 * 60 * 1000;

const GRACE = person(userId('grace'), 'Grace', 'Hopper');
const ada = { id: ADA, email: EMAIL, password: PASSWORD, displayName: 'Ada', provider: 'password' } as const;
const grace = {
  id: GRACE.id,
  email: 'grace@example.org',
  password: null,
  displayName: 'Grace Hopper',
  provider: 'google',
} as const;

/** Opens an address as a visitor. */
const open = async (address = '/login', ...world: Parameters<typeof createWorld>) => {
  const visited = await createWorld(...world);
  await visited.services.auth.signOut();
  const app = renderApp(visited, address);
  await submit();
  return { ...visited, ...app };
};

const submit = () => screen.findByRole('button', { name: 'Sign in' });
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const ended = () =>
  screen.queryByText(/^Your session has ended\. Its time was over, or it was ended on another device\./);
const signIn = async ({ user }: ReturnType<typeof renderApp>, word = PASSWORD, address = EMAIL) => {
  await write({ Email: address, Password: word });
  await user.click(await submit());
};
const arriveAt = ({ router }: ReturnType<typeof renderApp>, href: string) =>
  waitFor(() => expect(router.state.location.href).toBe(href));

describe('Login (D65)', () => {
  it('says what is wrong at each field, and focuses the first (D120)', async () => {
    const { user } = await open();
    await user.click(await submit());
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Email is required');
    expect(password()).toHaveAccessibleDescription('Password is required');
    await write({ Email: 'no-address', Password: '12345' });
    expect(email()).toHaveAccessibleDescription('Invalid email address');
    expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters');
  });

  it('answers an unknown address like a wrong password, and keeps what was typed', async () => {
    const app = await open();
    const answers: (string | null)[] = [];
    for (const address of ['unknown@example.org', EMAIL]) {
      await signIn(app, 'not the password', address);
      await waitFor(() => expect(showToast).toHaveBeenCalledTimes(answers.length + 1));
      answers.push((await screen.findByRole('alert')).textContent);
      expect(email()).toHaveValue(address);
      expect(password()).toHaveValue('not the password');
    }
    expect(answers[0]).toMatch(/wrong/);
    expect(answers[1]).toBe(answers[0]);
  });

  it('opens the page that the visitor wanted, and only within this site (D14)', async () => {
    const app = await open('/messages');
    await arriveAt(app, '/login?redirect=%2Fmessages');
    await signIn(app);
    await arriveAt(app, '/messages');
    expect(showToast).toHaveBeenCalledExactlyOnceWith('success', 'Welcome back!', 'account');
    app.router.history.push('/login?redirect=https%3A%2F%2Fevil.example%2F');
    await arriveAt(app, '/dashboard');
  });

  it('remembers the address, not the session, until that is unchecked (D15)', async () => {
    const remember = () => screen.getByRole('checkbox', { name: 'Remember me' });
    for (const isKnown of [false, true]) {
      const app = await open();
      expect(email()).toHaveValue(isKnown ? EMAIL : '');
      expect(remember()).toHaveProperty('checked', isKnown);
      await app.user.click(remember());
      await signIn(app);
      await arriveAt(app, '/dashboard');
      cleanup();
    }
    await open();
    expect(email()).toHaveValue('');
  });

  it('says when a session has ended (D12)', async () => {
    const world = await createWorld();
    writeTabMark('member');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + NINE_HOURS });
    const app = renderApp(world, '/dashboard');
    await arriveAt(app, '/login?redirect=%2Fdashboard');
    await submit();
    expect(ended()).toBeVisible();
    await signIn(app);
    await arriveAt(app, '/dashboard');
  });

  it('says nothing of it after a logout, which opens Home and closes the member pages (D13)', async () => {
    const app = renderApp(await createWorld(), '/dashboard');
    await app.user.click(await screen.findByRole('button', { name: 'Account menu of Ada Lovelace' }));
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    await arriveAt(app, '/');
    await within(screen.getByRole('banner')).findByRole('link', { name: 'Login' });
    expect(screen.queryByText('Hello, Ada')).toBeNull();
    app.router.history.push('/dashboard');
    await arriveAt(app, '/login?redirect=%2Fdashboard');
    await submit();
    expect(ended()).toBeNull();
  });

  it('logs out a member who opens another page before Home is there', async () => {
    const app = renderApp(await createWorld(), '/dashboard');
    await app.user.click(await screen.findByRole('button', { name: 'Account menu of Ada Lovelace' }));
    const logout = screen.getByRole('button', { name: 'Logout' });
    act(() => {
      logout.click();
      app.router.history.push('/edit-profile');
    });
    await arriveAt(app, '/login?redirect=%2Fedit-profile');
    await submit();
  });

  it('Google offers its accounts; closing the chooser changes nothing (D34)', async () => {
    const app = await open('/login', [], { accounts: [ada, grace], users: [GRACE] }, ...demoTools());
    const google = () => screen.getByRole('button', { name: 'Sign in with Google' });
    await app.user.click(google());
    const chooser = within(await screen.findByRole('dialog', { name: 'Choose an account' }));
    expect(chooser.queryByText(EMAIL)).toBeNull();
    await app.user.click(chooser.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.router.state.location.pathname).toBe('/login');
    expect(showToast).not.toHaveBeenCalled();
    await app.user.click(google());
    await app.user.click(await screen.findByRole('button', { name: /^Grace Hopper/ }));
    await screen.findByRole('heading', { name: 'Hello, Grace' });
    expect(showToast).toHaveBeenCalledExactlyOnceWith('success', 'Welcome back!', 'account');
  });
});
