import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld } from '../../../testing/world.ts';
import { robotDetail } from './robot-detail.text.ts';

it('a missing robot: a heading, a sentence, a link to the others, and back to where the visitor was (D69)', async () => {
  const { router, user } = renderApp(await createWorld([]), '/about');
  await screen.findByRole('heading', { level: 1, name: 'About Roborrow' });
  await act(() =>
    router.navigate({ to: '/robots/$robotId', params: { robotId: '<img src=x onerror=alert(1)>' } }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Robot not found' })).toBeVisible();
  expect(screen.getByText('The robot you are looking for does not exist or was removed.')).toBeVisible();
  const main = screen.getByRole('main');
  expect(
    screen.getAllByRole('link', { name: 'Browse Robots' }).filter((link) => main.contains(link)),
  ).toEqual([expect.objectContaining({ pathname: '/robots' }) as HTMLElement]);
  await user.click(screen.getByRole('button', { name: robotDetail.goBack }));
  await waitFor(() => expect(window.location.pathname).toBe('/about'));
});
