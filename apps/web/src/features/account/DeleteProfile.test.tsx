import { userId, type Username } from '@roborrow/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { delayed } from '../../../testing/delayed.ts';
import { demoTools } from '../../../testing/demo-tools.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, createWorld, PASSWORD, robot } from '../../../testing/world.ts';
import { showToast } from '../../shared/toast.ts';

afterEach(() => vi.useRealTimers());

/** Opens the dialog. */
const open = async (others: Parameters<typeof createWorld>[1] = {}) => {
  const world = await createWorld([robot(1), robot(2)], others, ...demoTools());
  const app = renderApp(world, '/edit-profile');
  const ask = async () => app.user.click(await screen.findByRole('button', { name: 'Delete profile' }));
  await ask();
  const dialog = () => screen.queryByRole('dialog', { name: 'Delete your profile?' });
  const confirm = () => app.user.click(screen.getByRole('button', { name: 'Delete everything' }));
  const gone = async () => {
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', 'Profile deleted successfully'));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
  };
  return { ...world, ...app, ask, dialog, confirm, gone };
};

/** Ten minutes pass, so that the sign-in is no longer recent. */
const letTimePass = () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
};

describe('Deleting a profile (D74, D18)', () => {
  it('says what is deleted, and keeps everything without confirmation', async () => {
    const app = await open();
    const items = within(app.dialog() ?? document.body).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/profile and personal information, and the robots and searches that you saved/),
      expect.stringMatching(/robot listings/),
      expect.stringMatching(/messages and conversations/),
      expect.stringMatching(/account and your login/),
    ]);
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(app.dialog()).toBeNull();
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
    expect(app.calls('users.beginDeletion')).toBe(0);
  });

  it('removes everything, reports it, and opens Home without data of the user on the screen or in the cache', async () => {
    const name = 'ada' as Username; // a valid one
    const app = await open({ usernames: [{ id: name, uid: ADA }] });
    await app.confirm();
    await app.gone();
    expect(app.dialog()).toBeNull();
    await waitFor(() => expect(screen.queryByText(/Lovelace/)).toBeNull());
    expect(await app.stored()).toEqual([]);
    expect(await app.services.users.get(ADA)).toBeNull();
    await expect(app.services.auth.signIn('ada@example.org', 'difference engine')).rejects.toMatchObject({
      kind: 'failed',
    });
    expect(await app.services.users.isUsernameTaken(name)).toBe(false);
    const cached = app.router.options.context.queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey);
    expect(JSON.stringify(cached)).not.toContain('ada');
  });

  it('shows that it is running, and can then be neither repeated nor closed', async () => {
    const app = await open();
    // Unlike a fault that hangs, it never ends, so that no later test hears of it.
    vi.spyOn(app.services.messages, 'deleteAllOf').mockReturnValue(new Promise(() => {}));
    const begin = vi.spyOn(app.services.users, 'beginDeletion');
    await app.confirm();
    const busy = await screen.findByRole('button', { name: 'Deleting...' });
    await app.user.click(busy);
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(app.dialog()).toBeVisible();
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('closes on a failure with the reason, and finishes when the user tries again', async () => {
    const app = await open();
    app.faults.set('messages.deleteAllOf', 'fail', 1);
    await app.confirm();
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith('error', expect.stringMatching(/^Failed to delete profile: /)),
    );
    expect(app.dialog()).toBeNull();
    expect(app.router.state.location.pathname).toBe('/edit-profile');
    await app.user.click(await screen.findByRole('button', { name: 'Finish deleting' }));
    await app.confirm();
    await app.gone();
  });

  it('offers only to finish a deletion that was begun, and no form, because changes would be refused', async () => {
    const app = await open();
    app.faults.set('images.deleteAllOf', 'fail', 1);
    await app.confirm();
    await screen.findByRole('heading', { level: 1, name: 'Your profile is being deleted' });
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  });

  it('keeps the form when the deletion could not be begun', async () => {
    const app = await open();
    app.faults.set('users.beginDeletion', 'fail', 1);
    await app.confirm();
    await waitFor(() => expect(showToast).toHaveBeenCalled());
    expect(screen.getByLabelText('First name')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete profile' })).toBeVisible();
  });

  it('asks for the password when the sign-in is not recent, and refuses a wrong one', async () => {
    const app = await open();
    letTimePass();
    await app.confirm();
    const dialog = within(await screen.findByRole('dialog'));
    const password = await dialog.findByLabelText('Password');
    expect(password).toHaveFocus();
    await app.confirm();
    expect(password).toHaveAccessibleDescription('Password is required');
    await app.user.type(password, 'analytical engine');
    await app.confirm();
    await waitFor(() => expect(password).toHaveAccessibleDescription(/is wrong/));
    expect(await app.stored()).toHaveLength(2);
    expect(showToast).not.toHaveBeenCalled();
    await app.user.clear(password);
    await app.user.type(password, 'difference engine');
    await app.confirm();
    await app.gone();
    expect(await app.stored()).toEqual([]);
  });

  it('asks a member who signs in with Google for the same account', async () => {
    const account = (id: string, name: string) => ({
      id: userId(id),
      email: `${id}@example.org`,
      password: PASSWORD,
      displayName: name,
      provider: 'google' as const,
    });
    const app = await open({ accounts: [account('ada', 'Ada'), account('grace', 'Grace')] });
    letTimePass();
    await app.confirm();
    const answer = async (name: string | RegExp) => {
      await app.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
      const chooser = await screen.findByRole('dialog', { name: 'Choose an account' });
      await app.user.click(within(chooser).getByRole('button', { name }));
    };
    await answer('Close');
    await screen.findByText(/closed before an account was chosen/);
    await answer(/^Grace/);
    await screen.findByText(/chosen account is another one/);
    await answer(/^Ada/);
    await app.gone();
    expect(await app.services.users.get(ADA)).toBeNull();
  });

  it('lets another tab of the member save nothing once it was begun (D51)', async () => {
    const app = await open();
    await app.router.navigate({ to: '/dashboard', search: { tab: 'robots' } });
    const [pause] = await screen.findAllByRole('button', { name: 'Pause' });
    await app.services.users.beginDeletion(ADA); // as the other tab does
    if (pause) await app.user.click(pause);
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Failed to update robot'));
    await app.router.navigate({ to: '/edit-profile' });
    await screen.findByRole('heading', { level: 1, name: 'Your profile is being deleted' });
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  it('never asks a user who is being deleted for a username', async () => {
    const app = await open();
    const { get } = app.services.users;
    const { deleteAccount } = app.services.auth;
    // The new sign-in makes the session read the profile, after the profile was deleted and before the
    // account is.
    vi.spyOn(app.services.users, 'get').mockImplementation(delayed(get));
    vi.spyOn(app.services.auth, 'deleteAccount').mockImplementation(delayed(deleteAccount, 200));
    letTimePass();
    const { session } = app.router.options.context;
    const states: string[] = [];
    session.subscribe(() => states.push(session.state().kind));
    await app.confirm();
    await app.user.type(
      await within(screen.getByRole('dialog')).findByLabelText('Password'),
      'difference engine',
    );
    app.faults.set('auth.deleteAccount', 'lose-answer', 1);
    await app.confirm();
    await app.gone();
    expect(states).not.toContain('needs-username');
  });
});
