import { epochMs, messageId, userId, type Message } from '@roborrow/domain';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, BOB, createWorld, person, robot } from '../../../testing/world.ts';

const MINUTE = 60_000;
const START = 1_750_000_000_000;

const message = (index: number, isMine: boolean): Message => ({
  id: messageId(`m${index}-${String(isMine)}`),
  content: 'Is it free?',
  senderId: isMine ? ADA : userId(`renter${index}`),
  senderName: 'Name',
  receiverId: isMine ? userId(`renter${index}`) : ADA,
  receiverName: 'Name',
  isRead: true,
  createdAt: epochMs(START + index + (isMine ? MINUTE : 0)),
  robotId: null,
  dates: null,
});

/** Messages in which Ada answered so many renters within a minute. */
const answered = (threads: number): readonly Message[] =>
  Array.from({ length: threads }, (_, index) => [message(index, false), message(index, true)]).flat();

const open = async (messages: readonly Message[], replies: object = {}) => {
  const users = [{ ...person(ADA, 'Ada', 'Lovelace'), ...replies }, person(BOB, 'Bob', 'Bolt')];
  const world = await createWorld([], { messages, users });
  renderApp(world, '/messages');
  await screen.findByRole('heading', { name: 'Messages', level: 1 });
  return { ...world, said: async () => (await world.services.users.get(ADA))?.replies };
};

describe('the list of conversations (D513)', () => {
  it('says in the profile how soon its member replies, once', async () => {
    const { said, calls } = await open(answered(6));
    await waitFor(async () => expect(await said()).toBe('hour'));
    expect(calls('users.setReplyTime')).toBe(1);
  });

  it('removes what no longer holds', async () => {
    const { said } = await open(answered(5), { replies: 'day' });
    await waitFor(async () => expect(await said()).toBeUndefined());
  });

  it('writes nothing that the profile says already', async () => {
    const { calls } = await open(answered(6), { replies: 'hour' });
    await screen.findAllByText(/Is it free/);
    expect(calls('users.setReplyTime')).toBe(0);
  });
});

it('is told on the page of a robot, beside its calendar and in the profile (D513)', async () => {
  const users = [
    person(ADA, 'Ada', 'Lovelace'),
    { ...person(BOB, 'Bob', 'Bolt'), replies: 'hours' as const },
  ];
  const world = await createWorld([robot(1, { ownerId: BOB })], { users });
  const { user, router } = renderApp(world, '/robots/robot1');
  expect(await screen.findByText('Usually replies within a few hours')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Ask about dates' }));
  expect(await screen.findByText(/The owner usually replies within a few hours\./)).toBeVisible();
  await router.navigate({ to: '/profile/$userId', params: { userId: BOB } });
  expect(await screen.findByText('Usually replies within a few hours')).toBeVisible();
});
