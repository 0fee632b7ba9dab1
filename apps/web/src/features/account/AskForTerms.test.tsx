import { DEMO_TERMS, epochMs, parseDay } from '@roborrow/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, createWorld } from '../../../testing/world.ts';
import { showToast } from '../../shared/toast.ts';

const EARLIER = parseDay('2025-01-31') ?? expect.fail();
const acceptedEarlier = { acceptedTerms: [{ id: ADA, version: EARLIER, at: epochMs(0) }] };
const dialog = () => screen.findByRole('dialog');
const atHome = () => screen.findByRole('button', { name: /^Account menu/ });

describe('asking a member for the terms (D812)', () => {
  it.each([
    ['Our terms have changed', acceptedEarlier],
    ['Please read our terms', { acceptedTerms: [] }],
  ])('%s: accepts them with the keyboard, and does not ask again', async (heading, seed) => {
    const world = await createWorld([], seed);
    const { user } = renderApp(world, '/about');
    expect(await dialog()).toHaveAccessibleName(heading);
    screen.getByRole('button', { name: 'I accept' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(showToast).toHaveBeenCalledWith('success', 'Thank you. You have accepted the terms.', 'account');
    expect(await world.services.users.getAcceptedTerms(ADA)).toMatchObject({ version: DEMO_TERMS });
    cleanup();
    renderApp(world, '/about');
    await atHome();
    await waitFor(() => expect(world.calls('users.getAcceptedTerms')).toBeGreaterThan(2));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be put off until the next visit, and nothing is stored', async () => {
    const world = await createWorld([], acceptedEarlier);
    const { user, router } = renderApp(world, '/about');
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Ask me later' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await router.navigate({ to: '/contact' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await world.services.users.getAcceptedTerms(ADA)).toMatchObject({ version: EARLIER });
  });

  it('leads to the download of the data and to the deletion', async () => {
    const { user } = renderApp(await createWorld([], acceptedEarlier), '/about');
    await dialog();
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/edit-profile');
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('heading', { name: 'My data' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that it could not be stored, and is stored at the next try', async () => {
    const world = await createWorld([], acceptedEarlier);
    world.faults.set('users.acceptTerms', 'fail', 1);
    const { user } = renderApp(world, '/about');
    await dialog();
    await user.click(screen.getByRole('button', { name: 'I accept' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^There was no answer/);
    await user.click(screen.getByRole('button', { name: 'I accept' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['suspended', { suspensions: [{ id: ADA }] }],
    ['leaving', { deletions: [{ id: ADA, at: epochMs(0) }] }],
  ])('asks nothing of a member who is %s, because nothing of theirs is stored', async (_, mark) => {
    const world = await createWorld([], { ...acceptedEarlier, ...mark });
    renderApp(world, '/about');
    await waitFor(() => expect(world.calls('users.isSuspended')).toBeGreaterThan(0));
    await atHome();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
