import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { demoTools } from '../../../testing/demo-tools.ts';
import { visitor } from '../../../testing/starting-points.ts';
import { createWorld } from '../../../testing/world.ts';

const open = async () => {
  const app = renderApp(await visitor(), '/login');
  await app.user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await screen.findByRole('heading', { name: 'Reset your password' });
  const email = screen.getByLabelText('Email');
  const send = () => app.user.click(screen.getByRole('button', { name: 'Send reset link' }));
  return { ...app, email, send };
};

describe('Forgot password', () => {
  it('gives the same answer for a known and an unknown address, and leads back to Login (D16)', async () => {
    const answers: (string | undefined)[] = [];
    for (const address of ['ada@example.org', 'unknown@example.org']) {
      cleanup();
      const { user, email, send } = await open();
      await user.type(email, ` ${address} `);
      await send();
      expect(await screen.findByRole('heading', { name: 'Check your mail' })).toHaveFocus();
      expect(screen.getByText(/^If there is an account for /)).toHaveTextContent(address);
      answers.push(screen.getByRole('main').textContent?.replace(address, ''));
    }
    expect(answers[0]).toBe(answers[1]);
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Back to login' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  it('keeps the address that was typed at the login', async () => {
    const { user } = renderApp(await visitor(), '/login');
    await user.type(await screen.findByLabelText('Email'), 'ada@example.org');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { name: 'Reset your password' });
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
  });

  it('claims no mail in the demo, which sends none (D34)', async () => {
    const world = await createWorld([], {}, ...demoTools());
    await world.services.auth.signOut();
    const { user } = renderApp(world, '/forgot-password');
    await user.type(await screen.findByLabelText('Email'), 'ada@example.org');
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByRole('heading', { name: 'No mail is sent in the demo' })).toHaveFocus();
    expect(screen.getByText(/all have the password/)).toBeVisible();
  });

  it('says what is wrong with an address, and focuses it', async () => {
    const { user, email, send } = await open();
    await send();
    expect(email).toHaveAccessibleDescription('Email is required');
    expect(email).toHaveFocus();
    await user.type(email, 'no-address');
    expect(email).toHaveAccessibleDescription('Invalid email address');
  });
});
