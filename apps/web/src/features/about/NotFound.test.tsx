import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld } from '../../../testing/world.ts';

const main = () => within(screen.getByRole('main'));

describe('an unknown address (D75)', () => {
  it('has links to Home, to Browse, and to the contact addresses (D30)', async () => {
    const { user, router } = renderApp(await createWorld(), '/no/such/page');
    await screen.findByRole('heading', { level: 1, name: 'This page has wandered off' });
    expect(main().getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect(main().getByRole('link', { name: 'Browse Robots' })).toHaveAttribute('href', '/robots');
    await user.click(main().getByRole('link', { name: 'Contact us' }));
    await screen.findByRole('heading', { level: 1, name: 'Talk to us' });
    expect(router.state.location.pathname).toBe('/contact');
    expect(main().getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.+@.+/),
    );
  });

  it.each([
    ['/no/such/page', 'Go Back'],
    ['/robots/none', 'Go back'],
  ])('%s, opened directly, leads back to Browse, and otherwise to the page before', async (address, name) => {
    const { user, router } = renderApp(await createWorld(), address);
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(router.state.location.href).toBe('/robots'));
    await router.navigate({ to: '/about' });
    router.history.push(address);
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(router.state.location.href).toBe('/about'));
  });
});
