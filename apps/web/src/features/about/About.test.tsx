import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { visitor } from '../../../testing/starting-points.ts';
import { createWorld } from '../../../testing/world.ts';

const main = () => within(screen.getByRole('main'));
const itemsOf = (name: string) => within(main().getByRole('region', { name })).getAllByRole('listitem');

describe('About (D64)', () => {
  it('has a mission, six values, three steps, and two ways on', async () => {
    renderApp(await visitor(), '/about');
    expect(await screen.findByRole('heading', { level: 1, name: 'About Roborrow' })).toBeVisible();
    expect(main().getByRole('heading', { name: 'Why we are here' })).toBeVisible();
    expect(itemsOf('What we stand for')).toHaveLength(6);
    expect(itemsOf('How it works')).toHaveLength(3);
    expect(await main().findByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    expect(main().getByRole('link', { name: 'Browse Robots' })).toHaveAttribute('href', '/robots');
  });

  it('does not ask members to sign up', async () => {
    renderApp(await createWorld(), '/about');
    await screen.findByRole('button', { name: /^Account menu/ });
    expect(main().getByRole('link', { name: 'Browse Robots' })).toBeVisible();
    expect(main().queryByRole('link', { name: 'Sign Up' })).toBeNull();
  });
});
