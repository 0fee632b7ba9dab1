import { screen, within } from '@testing-library/react';
import { days } from '@roborrow/domain';
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

it('forgets a range that is too short once a new first day is chosen (D501)', async () => {
  const world = await createWorld([robot(1, { ownerId: BOB, minRental: days(3) })]);
  const { user } = renderApp(world, '/robots/robot1');
  await user.click(await screen.findByRole('button', { name: 'Ask about dates' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Next month' }));
  const day = (number: number) => {
    const found = dialog.getAllByRole('button', { name: /\d{4}/ })[number - 1];
    if (!found) throw new Error('The month has such a day.');
    return found;
  };
  await user.click(day(5));
  await user.click(day(6));
  expect(dialog.getByText(/^2 days chosen/)).toBeVisible();
  await user.click(day(9));
  expect(dialog.queryByText(/^2 days chosen/)).toBeNull();
  await user.click(day(12));
  expect(dialog.getByText(/^4 days/)).toBeVisible();
});
