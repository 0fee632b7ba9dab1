import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { visitor } from '../../../testing/starting-points.ts';

it('the diagnostic says that it is checking, which services are down and how to mend them, and checks again (D32)', async () => {
  const world = await visitor();
  world.faults.set('diagnostics.report', 'fail');
  const letGo = world.hold('diagnostics.report');
  const { user } = renderApp(world, '/firebase-diagnostic');
  expect(await screen.findByRole('status', { name: 'Checking the backend' })).toBeVisible();
  letGo();
  expect(await screen.findByText('3 services are not answering.')).toBeVisible();
  const fixes = screen.getByRole('region', { name: 'How to fix it' });
  expect(within(fixes).getAllByRole('listitem')).toHaveLength(3);

  world.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Everything is in order.')).toBeVisible();
  expect(fixes).not.toBeInTheDocument();
  const services = within(screen.getByRole('region', { name: 'Services' }));
  expect(services.getAllByText('In memory, demo data')).toHaveLength(4);
});
