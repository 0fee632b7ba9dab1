import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld } from '../../../testing/world.ts';

/** On About, on the way to Contact, whose page is not there yet. */
async function leave() {
  const { router } = renderApp(await createWorld(), '/about');
  await screen.findByRole('heading', { level: 1, name: 'About Roborrow' });
  const menu = await screen.findByRole('button', { name: /^Account menu/ });
  act(() => void router.navigate({ to: '/contact' }));
  return menu;
}

describe('the focus after a navigation', () => {
  it('is on the heading of the new screen', async () => {
    await leave();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Talk to us' })).toHaveFocus());
  });

  it('stays with the reader who moved it meanwhile', async () => {
    const menu = await leave();
    fireEvent.pointerDown(menu);
    menu.focus();
    await screen.findByRole('heading', { level: 1, name: 'Talk to us' });
    expect(menu).toHaveFocus();
  });

  it('is moved on from where a closing dialog put it', async () => {
    const menu = await leave();
    menu.focus();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Talk to us' })).toHaveFocus());
  });
});
