import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld } from '../../../testing/world.ts';

it('Settings are reached from the account menu, and from Edit profile, which they lead to (D680)', async () => {
  const { user } = renderApp(await createWorld(), '/edit-profile');
  await user.click(await screen.findByRole('link', { name: /Settings$/ }));
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  for (const name of ['Blocked people', 'Other devices', 'My data'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Edit profile' }));
  await screen.findByRole('heading', { name: 'Edit your profile' });
  await user.click(screen.getByRole('button', { name: 'Account menu of Ada Lovelace' }));
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});
