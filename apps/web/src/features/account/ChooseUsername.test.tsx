import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { halfDeleted } from '../../../testing/starting-points.ts';
import { ADA } from '../../../testing/world.ts';

it('replaces Choose Your Username after an interrupted deletion, and finishes the deletion (D18, D67)', async () => {
  const world = await halfDeleted();
  const { user, router } = renderApp(world, '/dashboard');
  expect(await screen.findByRole('heading', { name: 'Your profile is being deleted' })).toHaveFocus();
  expect(screen.queryByLabelText('Username')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Finish deleting' }));
  await user.click(screen.getByRole('button', { name: 'Delete everything' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await expect(world.services.auth.signIn('ada@example.org', 'difference engine')).rejects.toMatchObject({
    kind: 'failed',
  });
  expect(await world.services.users.get(ADA)).toBeNull();
});
