import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, createWorld } from '../../../testing/world.ts';

describe.each(['/dashboard', '/edit-profile'])('a member on %s', (address) => {
  it('reads that they are suspended, and whom to ask (D461)', async () => {
    renderApp(await createWorld([], { suspensions: [{ id: ADA }] }), address);
    const notice = (await screen.findByText(/^Your account is suspended\./)).closest('[role="alert"]');
    expect(notice).toHaveTextContent(/write to hello@/);
  });

  it('reads nothing of it otherwise', async () => {
    renderApp(await createWorld(), address);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/suspended/)).toBeNull();
  });
});
