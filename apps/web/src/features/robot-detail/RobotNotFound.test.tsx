import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld } from '../../../testing/world.ts';

it('a missing robot: a heading, a sentence, and a link to the others (D69)', async () => {
  renderApp(await createWorld([]), '/robots/none');
  expect(await screen.findByRole('heading', { level: 1, name: 'Robot not found' })).toBeVisible();
  expect(screen.getByText('The robot you are looking for does not exist or was removed.')).toBeVisible();
  const main = screen.getByRole('main');
  expect(
    screen.getAllByRole('link', { name: 'Browse Robots' }).filter((link) => main.contains(link)),
  ).toEqual([expect.objectContaining({ pathname: '/robots' }) as HTMLElement]);
});
