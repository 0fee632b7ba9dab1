import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld } from '../../../testing/world.ts';
import { home } from './home.text.ts';

it('Home searches with the fields that were filled in, and with the distance only when it is not 25 (D63)', async () => {
  const { router, user } = renderApp(await createWorld(), '/');
  const find = async () => user.click(await screen.findByRole('button', { name: home.findRobot }));
  const expectAddress = (expected: string) =>
    waitFor(() => expect(window.location.pathname + window.location.search).toBe(expected));

  await find();
  await expectAddress('/search');

  router.history.back();
  await expectAddress('/');
  await user.type(await screen.findByRole('combobox', { name: 'What do you need?' }), '  drone ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), '50');
  await find();
  await expectAddress('/search?query=drone&distance=50');
});
