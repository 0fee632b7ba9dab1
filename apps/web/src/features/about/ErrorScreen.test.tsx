import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { visitor } from '../../../testing/starting-points.ts';

let restore: (() => void) | undefined;
afterEach(() => {
  restore?.();
  vi.restoreAllMocks();
});

/** Opens a screen whose scripts do not come. */
async function openWhatDoesNotCome() {
  vi.spyOn(console, 'error').mockReturnValue();
  const { router } = renderApp(await visitor(), '/about');
  await screen.findByRole('heading', { level: 1, name: 'About Roborrow' });
  const { options } = router.routesById['/contact'];
  const { component } = options;
  restore = () => void Object.assign(options, { component });
  Object.assign(options, {
    component: () => {
      throw new Error('Not loaded');
    },
  });
  await router.navigate({ to: '/contact' });
  return screen.findByRole('alert');
}

it('says that there is no network, and asks for no report of it (D862)', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const alert = await openWhatDoesNotCome();
  expect(alert).toHaveTextContent(/^You are offline/);
  expect(alert).not.toHaveTextContent('Report a problem');
});

it('says that something broke, which can be reported', async () => {
  const alert = await openWhatDoesNotCome();
  expect(alert).toHaveTextContent(/^Something broke on our side/);
  expect(alert).toHaveTextContent('Report a problem');
});
