import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld } from '../../../testing/world.ts';

it('keeps its heading where the session is not known in time and the login is on its way (D131)', async () => {
  const world = await createWorld();
  const auth = { ...world.services.auth, observe: () => () => undefined };
  const { router } = renderApp({ ...world, services: { ...world.services, auth } }, '/messages');
  // As its code is on a slow line.
  router.routesById['/login'].options.loader = () => new Promise(() => undefined);
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Messages');
});
