import {
  epochMs,
  messageId,
  PortError,
  DEFAULT_LIMITS,
  robotId,
  userId,
  type Message,
} from '@roborrow/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, BOB, createWorld, person, robot } from '../../../testing/world.ts';
import { override, SERVICES } from '../../composition/container.ts';
import { simulateLayout } from '../messages/testing/layout.ts';

const BOBS = robot(1, { ownerId: BOB, name: 'Bob’s rover' });
const ADAS = robot(2, { ownerId: ADA, name: 'Ada’s engine' });
const USERS = [person(ADA, 'Ada', 'Lovelace'), person(BOB, 'Bob', 'Bolt')];
const message = (id: string, senderId = BOB, receiverId = ADA): Message => ({
  id: messageId(id),
  content: `text of ${id}`,
  senderId,
  senderName: '',
  receiverId,
  receiverName: '',
  isRead: true,
  createdAt: epochMs(1_750_000_000_000),
  robotId: null,
  dates: null,
});

const open = async (address: string, { isMember = true, seed = {} } = {}) => {
  const world = await createWorld([BOBS, ADAS], {
    users: USERS,
    messages: [message('m1'), message('m2', ADA, BOB)],
    ...seed,
  });
  if (!isMember) await world.services.auth.signOut();
  const app = renderApp(world, address);
  const reports = async () =>
    (await world.services.reports.listOwn(ADA)).map(({ subject, reason, note }) => ({
      subject,
      reason,
      note,
    }));
  return { ...world, ...app, reports };
};
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

afterEach(cleanup);
beforeEach(() => {
  simulateLayout();
  localStorage.clear();
  sessionStorage.clear();
});

describe('reporting (D466)', () => {
  it('a listing asks for a reason and a note, and thanks', async () => {
    const { user, reports } = await open('/robots/robot1');
    await user.click(await button('Report this listing'));
    const questions = await dialog('Report this listing');
    await user.click(questions.getByRole('radio', { name: 'A scam' }));
    await user.type(questions.getByRole('textbox', { name: /operator know/ }), 'Wants money first.');
    await user.click(questions.getByRole('button', { name: 'Send report' }));
    const thanks = await dialog('Thank you');
    expect(thanks.getByText('Your report was sent. The operator of Roborrow will look at it.')).toHaveFocus();
    await user.click(thanks.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await reports()).toEqual([
      { subject: { kind: 'listing', id: robotId('robot1') }, reason: 'scam', note: 'Wants money first.' },
    ]);
  });

  it('a message, and then blocks its writer from the same dialog', async () => {
    const { user, services } = await open('/messages?newConversation=bob');
    await screen.findByText('text of m2');
    await user.click(await button('Report this message'));
    await user.click(await screen.findByRole('radio', { name: 'A scam' }));
    await user.click(await button('Send report'));
    const thanks = await dialog('Thank you');
    await user.click(await thanks.findByRole('button', { name: 'Block Bob Bolt' }));
    await user.click((await dialog('Block Bob Bolt?')).getByRole('button', { name: 'Block' }));
    await thanks.findByRole('button', { name: 'Unblock Bob Bolt' });
    expect((await services.blocks.get(ADA)).people).toEqual([BOB]);
  });

  it('a profile needs no note', async () => {
    const { user, reports } = await open('/profile/bob');
    await user.click(await button('Report this profile'));
    await user.click(await screen.findByRole('radio', { name: 'Pretends to be another person' }));
    await user.click(await button('Send report'));
    await dialog('Thank you');
    expect(await reports()).toEqual([
      { subject: { kind: 'profile', id: BOB }, reason: 'false-identity', note: '' },
    ]);
  });

  it('a message is offered beside each received one, and beside none of one’s own', async () => {
    const { user, reports } = await open('/messages?newConversation=bob');
    await screen.findByText('text of m2');
    await user.click(await button('Report this message'));
    await user.click(await screen.findByRole('radio', { name: 'Harassment, threats or insults' }));
    await user.click(await button('Send report'));
    await dialog('Thank you');
    expect(await reports()).toEqual([
      { subject: { kind: 'message', id: messageId('m1') }, reason: 'harassment', note: '' },
    ]);
  });

  it('without a reason, or with "Something else" alone, says what is missing and sends nothing', async () => {
    const { user, reports } = await open('/profile/bob');
    await user.click(await button('Report this profile'));
    await user.click(await button('Send report'));
    const reasons = screen.getByRole('radiogroup', { name: 'What is wrong?' });
    expect(reasons).toHaveFocus();
    expect(reasons).toHaveAccessibleDescription('Please choose what is wrong');
    await user.click(screen.getByRole('radio', { name: 'Something else' }));
    await user.click(await button('Send report'));
    expect(screen.getByRole('textbox', { name: /operator know/ })).toHaveAccessibleDescription(
      'Please say what is wrong',
    );
    expect(await reports()).toEqual([]);
    await user.click(await button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the same thing again says that the operator has it (D467)', async () => {
    const { user, services } = await open('/profile/bob');
    await services.reports.send(ADA, { subject: { kind: 'profile', id: BOB }, reason: 'spam', note: '' });
    await user.click(await button('Report this profile'));
    await user.click(await screen.findByRole('radio', { name: 'A scam' }));
    await user.click(await button('Send report'));
    await dialog('You have reported this already');
  });

  it('more than the limit says so (D469)', async () => {
    const { user, reports } = await open('/profile/bob', {
      seed: { reportCounts: [{ id: ADA, since: epochMs(Date.now()), count: DEFAULT_LIMITS.reports }] },
    });
    await user.click(await button('Report this profile'));
    await user.click(await screen.findByRole('radio', { name: 'A scam' }));
    await user.click(await button('Send report'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Your report could not be sent. This is as much as one day allows. You can go on from /,
    );
    expect(await reports()).toEqual([]);
  });

  it('says when it failed, keeps what was written, and can be tried again', async () => {
    const { user, faults, reports } = await open('/profile/bob');
    faults.set('reports.send', 'fail', 1);
    await user.click(await button('Report this profile'));
    await user.click(await screen.findByRole('radio', { name: 'A scam' }));
    await user.type(screen.getByRole('textbox', { name: /operator know/ }), 'Look');
    await user.click(await button('Send report'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your report could not be sent\./);
    expect(screen.getByRole('textbox', { name: /operator know/ })).toHaveValue('Look');
    await user.click(await button('Send report'));
    await dialog('Thank you');
    expect(await reports()).toHaveLength(1);
  });

  it('what is gone meanwhile says so', async () => {
    const gone = override(SERVICES.reports, {
      send: () => Promise.reject(new PortError('not-found')),
      listOwn: async () => [],
    });
    const { user } = renderApp(await createWorld([BOBS], { users: USERS }, gone), '/robots/robot1');
    await user.click(await button('Report this listing'));
    await user.click(await screen.findByRole('radio', { name: 'A scam' }));
    await user.click(await button('Send report'));
    expect(await screen.findByRole('alert')).toHaveTextContent('What you want to report is no longer there.');
  });

  it('sends a visitor to the login, and back', async () => {
    const { user, router } = await open('/profile/bob', { isMember: false });
    await user.click(await button('Report this profile'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toEqual({ redirect: '/profile/bob' });
  });

  it('is not offered of one’s own listing and profile', async () => {
    await open('/robots/robot2');
    await screen.findByRole('button', { name: 'Your Robot' });
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
    cleanup();
    await open('/profile/ada');
    await screen.findByRole('link', { name: 'Edit profile' });
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
  });

  it('is offered of a person who left no more, because there is no profile', async () => {
    await open(`/profile/${userId('gone')}`);
    await screen.findByRole('heading', { name: 'Profile Not Found' });
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
  });
});
