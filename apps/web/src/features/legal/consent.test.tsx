import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FirebaseSettings } from '../../../firebase-settings.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { visitor } from '../../../testing/starting-points.ts';
import { settings } from '../../env.ts';
import { chooseConsent, consent } from '../../shared/consent.ts';

/** A build that counts visits. */
beforeEach(() => {
  vi.spyOn(settings, 'firebase', 'get').mockReturnValue({
    measurementId: 'G-ROBORROW',
    appCheckKey: '',
    emailNotices: false,
    pushKey: null,
    emulators: null,
    configuration: {
      apiKey: '',
      authDomain: '',
      projectId: '',
      storageBucket: '',
      messagingSenderId: '',
      appId: '',
    },
  } satisfies FirebaseSettings);
});
afterEach(() => {
  chooseConsent('no');
  localStorage.clear();
  vi.restoreAllMocks();
});

const question = () => screen.findByRole('complementary', { name: 'Counting visits' });

it('asks with two buttons of the same look, and not again after a no (D813)', async () => {
  const { user, router } = renderApp(await visitor(), '/about');
  const [no, yes] = within(await question()).getAllByRole('button');
  expect([no?.textContent, yes?.textContent]).toEqual(['No, do not count', 'Yes, count']);
  expect(no?.className).toBe(yes?.className);
  expect(consent.isGiven()).toBe(false);
  if (no) await user.click(no);
  expect(screen.queryByRole('complementary', { name: 'Counting visits' })).toBeNull();
  await router.navigate({ to: '/contact' });
  await screen.findByRole('heading', { level: 1, name: 'Talk to us' });
  expect(screen.queryByRole('complementary', { name: 'Counting visits' })).toBeNull();
});

it('is given with the keyboard, and taken back from the footer of every page (D814)', async () => {
  const { user } = renderApp(await visitor(), '/about');
  within(await question())
    .getByRole('button', { name: 'Yes, count' })
    .focus();
  await user.keyboard('{Enter}');
  expect(consent.isGiven()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Privacy choices' }));
  const choices = within(await screen.findByRole('region', { name: 'Privacy choices' }));
  expect(choices.getByRole('status')).toHaveTextContent('Visits on this device are counted.');
  await user.click(choices.getByRole('button', { name: 'No, do not count' }));
  expect(choices.getByRole('status')).toHaveTextContent('Visits on this device are not counted.');
  expect(consent.isGiven()).toBe(false);
});

it('asks nobody whose browser says no, and says why (D813)', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  renderApp(await visitor(), '/privacy');
  const choices = within(await screen.findByRole('region', { name: 'Privacy choices' }));
  await waitFor(() =>
    expect(choices.getByRole('status')).toHaveTextContent(/^Your browser asks not to be tracked/),
  );
  expect(choices.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('complementary', { name: 'Counting visits' })).toBeNull();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});
