import {
  DEFAULT_NOTICE_SETTINGS,
  type LanguageTag,
  type NoticeSettings,
  type NotifierPort,
  PortError,
} from '@roborrow/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, createWorld } from '../../../testing/world.ts';
import { override, SERVICES } from '../../composition/container.ts';
import { showToast } from '../../shared/toast.ts';

const notifierWith = (
  sendTest: NotifierPort['sendTest'] = async () => 'sent',
  channels: Partial<NotifierPort> = {},
): NotifierPort => ({
  hasEmail: true,
  pushKey: null,
  messageSent: async () => undefined,
  mailState: async () => 'ready',
  sendTest,
  ...channels,
});

const STORED: NoticeSettings = { ...DEFAULT_NOTICE_SETTINGS, language: 'en' as LanguageTag };

const open = async (sendTest?: NotifierPort['sendTest']) => {
  const world = await createWorld([], {}, override(SERVICES.notifier, notifierWith(sendTest)));
  await world.services.users.setNoticeSettings(ADA, STORED);
  return { ...world, ...renderApp(world, '/settings') };
};
const mails = () => screen.findByLabelText('Email me about new messages and rentals');
const beginning = () => screen.getByLabelText('Include the beginning of the message');

describe('Hearing of messages', () => {
  it('is not offered where no emails are sent (D441)', async () => {
    renderApp(await createWorld(), '/settings');
    await screen.findByRole('button', { name: 'Log out everywhere else' });
    expect(screen.queryByRole('heading', { name: 'Hear of messages' })).toBeNull();
  });

  it('names the address, and saves each choice when it is made (D430)', async () => {
    const app = await open();
    await waitFor(async () => expect(await mails()).toBeChecked());
    expect(
      within(screen.getByRole('region', { name: 'Hear of messages' })).getByText(/ada@example\.org/),
    ).toBeVisible();
    await app.user.click(beginning());
    await screen.findByText('Your choice is saved.');
    expect(await app.services.users.getNoticeSettings(ADA)).toEqual({ ...STORED, withBeginning: false });
    await app.user.click(await mails());
    await waitFor(async () =>
      expect((await app.services.users.getNoticeSettings(ADA)).messageByEmail).toBe(false),
    );
    expect(beginning()).toBeDisabled();
  });

  it('where notices are only pushed is one choice, about what they quote (D431)', async () => {
    const notifier = notifierWith(undefined, { hasEmail: false, pushKey: 'key' });
    const world = await createWorld([], {}, override(SERVICES.notifier, notifier));
    const { user } = renderApp(world, '/settings');
    await screen.findByRole('heading', { name: 'Hear of messages' });
    expect(screen.queryByLabelText('Email me about new messages and rentals')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send me a test email' })).toBeNull();
    await waitFor(() => expect(beginning()).toBeEnabled());
    await user.click(beginning());
    await screen.findByText('Your choice is saved.');
    expect((await world.services.users.getNoticeSettings(ADA)).withBeginning).toBe(false);
  });

  it('lets the beginning be chosen without mails where notices are pushed, too', async () => {
    const notifier = notifierWith(undefined, { pushKey: 'key' });
    const world = await createWorld([], {}, override(SERVICES.notifier, notifier));
    await world.services.users.setNoticeSettings(ADA, { messageByEmail: false, withBeginning: true });
    renderApp(world, '/settings');
    await waitFor(async () => expect(await mails()).toBeEnabled());
    expect(beginning()).toBeEnabled();
  });

  it.each(['unconfirmed', 'stopped'] as const)(
    'says of no mails, and offers no test, at an address that is %s (D441, D670, D671)',
    async (state) => {
      const notifier = notifierWith(undefined, { mailState: async () => state });
      renderApp(await createWorld([], {}, override(SERVICES.notifier, notifier)), '/settings');
      await screen.findByText(/^(No emails go|Emails) to ada@example\.org/);
      expect(screen.queryByText(/emails go to ada@example\.org: one/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Send me a test email' })).toBeNull();
      if (state === 'stopped') expect(await mails()).toBeDisabled();
      else expect(await mails()).toBeEnabled();
    },
  );

  it('shows what is stored again when a choice could not be saved', async () => {
    const app = await open();
    await waitFor(async () => expect(await mails()).toBeEnabled());
    app.faults.set('users.setNoticeSettings', 'fail', 1);
    await app.user.click(await mails());
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Your choice could not be saved'));
    await waitFor(async () => expect(await mails()).toBeChecked());
    expect(await app.services.users.getNoticeSettings(ADA)).toEqual(STORED);
  });

  it('lets nothing be chosen before the choices are loaded, and loads them again after a failure', async () => {
    const world = await createWorld([], {}, override(SERVICES.notifier, notifierWith()));
    world.faults.set('users.getNoticeSettings', 'fail', 2);
    const { user } = renderApp(world, '/settings');
    await screen.findByText('Your choices could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await mails()).toBeEnabled());
  });

  it.each<[string, NotifierPort['sendTest'], 'success' | 'error', string]>([
    ['sent', async () => 'sent', 'success', 'A test email is on its way to you.'],
    [
      'asked for too soon',
      async () => 'too-soon',
      'error',
      'You can send another test ten minutes after the last one.',
    ],
    [
      'refused',
      () => Promise.reject(new PortError('failed')),
      'error',
      'The test email could not be sent. Please try again later.',
    ],
  ])('tells that a test was %s (D440)', async (_, sendTest, tone, sentence) => {
    const send = vi.fn<NotifierPort['sendTest']>(sendTest);
    const app = await open(send);
    await app.user.click(await screen.findByRole('button', { name: 'Send me a test email' }));
    await waitFor(() => expect(showToast).toHaveBeenCalledWith(tone, sentence));
    expect(send).toHaveBeenCalledExactlyOnceWith('email');
  });
});
