import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld } from '../../../testing/world.ts';

afterEach(() => vi.restoreAllMocks());

const button = () => screen.findByRole('button', { name: 'Log out everywhere else' });

describe('logging out everywhere else (D490)', () => {
  it('says that it is done, and keeps the member logged in', async () => {
    const world = await createWorld();
    const { user } = renderApp(world, '/settings');
    await user.click(await button());
    await screen.findByText('You are logged in only here now.');
    expect(await world.services.auth.proofKind()).toBe('password');
    expect(await world.count('endedSignIns')).toBe(1);
  });

  it('says when it failed, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const world = await createWorld();
    world.faults.set('auth.endOtherSignIns', 'fail', 1);
    const { user } = renderApp(world, '/settings');
    await user.click(await button());
    await screen.findByText('You could not be logged out elsewhere. Please try again.');
    await user.click(await button());
    await screen.findByText('You are logged in only here now.');
  });
});
