import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { BOB, createWorld, robot } from '../../../testing/world.ts';

it('goes on asking about dates when the days that are taken cannot be loaded, and says so (D511)', async () => {
  const world = await createWorld([robot(1, { ownerId: BOB })]);
  world.faults.set('robots.listTaken', 'fail');
  const { user } = renderApp(world, '/robots/robot1');
  await user.click(await screen.findByRole('button', { name: 'Ask about dates' }));
  expect(await screen.findByText('Which days are taken could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue to your message' })).toBeEnabled();
});
