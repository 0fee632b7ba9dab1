import { type NotifierPort, PortError } from '@roborrow/domain';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, createWorld } from '../../../testing/world.ts';
import { override, SERVICES } from '../../composition/container.ts';
import { showToast } from '../../shared/toast.ts';

const open = async (address: string, changes: Partial<NotifierPort>) => {
  const notifier: NotifierPort = {
    hasEmail: true,
    pushKey: null,
    messageSent: async () => undefined,
    mailState: async () => 'unconfirmed',
    sendTest: async () => 'sent',
    ...changes,
  };
  const world = await createWorld([], {}, override(SERVICES.notifier, notifier));
  return { ...world, ...renderApp(world, address) };
};
const LINK = 'Send me a link to confirm it';
const UNCONFIRMED = /^No emails go to ada@example\.org until you confirm that it is yours\./;

describe.each(['/dashboard', '/settings'])('on %s a member', (address) => {
  it('reads that their address is not confirmed, and can ask for the mail that does it (D670)', async () => {
    const sendTest = vi.fn<NotifierPort['sendTest']>(async () => 'sent');
    const { user } = await open(address, { sendTest });
    expect(await screen.findByText(UNCONFIRMED)).toBeVisible();
    await user.click(screen.getByRole('button', { name: LINK }));
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', 'A link is on its way to you.'));
    expect(sendTest).toHaveBeenCalledExactlyOnceWith('email');
  });
});

describe('a member', () => {
  it.each<[string, Partial<NotifierPort>]>([
    ['whose address is confirmed', { mailState: async () => 'ready' }],
    ['at whose address mails were stopped', { mailState: async () => 'stopped' }],
    ['where no mails are sent', { hasEmail: false, mailState: () => expect.unreachable() }],
    ['of whose address nothing can be learnt', { mailState: () => Promise.reject(new PortError('failed')) }],
  ])('%s reads nothing of it', async (_, changes) => {
    await open('/dashboard', changes);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(UNCONFIRMED)).toBeNull();
  });

  it('who wants no mails reads nothing of it', async () => {
    const { services } = await open('/dashboard', {});
    await screen.findByText(UNCONFIRMED);
    await services.users.setNoticeSettings(ADA, { messageByEmail: false, withBeginning: true });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText(UNCONFIRMED)).toBeNull());
  });

  it.each<[string, NotifierPort['sendTest'], string]>([
    [
      'within a day',
      async () => 'too-soon',
      'A link was sent there within the last day. It may be among the unwanted emails.',
    ],
    [
      'without success',
      () => Promise.reject(new PortError('failed')),
      'The link could not be sent. Please try again later.',
    ],
  ])('who asks for the link %s is told so (D670)', async (_, sendTest, sentence) => {
    const { user } = await open('/dashboard', { sendTest });
    await user.click(await screen.findByRole('button', { name: LINK }));
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', sentence));
  });
});
