import { describe, expect, it } from 'vitest';
import { ada, bobProfile } from '../../testing/examples.ts';
import { stub } from '../../testing/stub.ts';
import { messageId } from '../ids.ts';
import type { Message } from '../messaging/message.ts';
import type { MessagesPort } from '../ports/messages.ts';
import { PortError } from '../ports/port-error.ts';
import type { UsersPort } from '../ports/users.ts';
import { err, ok } from '../result.ts';
import type { PublicProfile } from '../users/profile.ts';
import { openThread } from './open-thread.ts';

const written: Message = {
  id: messageId('1'),
  content: 'Hello',
  senderId: bobProfile.id,
  senderName: 'Bob Dylan',
  receiverId: ada.uid,
  receiverName: 'Ada Lovelace',
  isRead: true,
  createdAt: ada.signedInAt,
  robotId: null,
  dates: null,
};

const opening = (thread: readonly Message[] = [], profile: PublicProfile | null = bobProfile) =>
  openThread({
    users: stub<UsersPort>({ get: async (id) => (id === bobProfile.id ? profile : null) }),
    messages: stub<MessagesPort>({
      listThread: async (user, counterpart) => ({
        messages: user === ada.uid && counterpart === bobProfile.id ? thread : [],
        next: null,
      }),
    }),
  });

const input = { me: ada.uid, counterpartId: 'bob', robotId: null };

describe('opening a thread', () => {
  it('starts a draft if there are no messages with the counterpart yet', async () => {
    expect(await opening()(input)).toEqual(
      ok({ kind: 'draft', counterpartId: bobProfile.id, robotId: null }),
    );
  });

  it('opens the existing thread if there are messages with the counterpart', async () => {
    expect(await opening([written])(input)).toEqual(
      ok({ kind: 'existing', counterpartId: bobProfile.id, robotId: null }),
    );
  });

  it('opens what was written with a person who has left (D684)', async () => {
    expect((await opening([written], null)(input)).ok).toBe(true);
    expect(await opening([], null)(input)).toEqual(err({ kind: 'not-found' }));
  });

  it.each([
    ['robot1', 'robot1'],
    ['', null],
  ])('takes the robot %j along as %j', async (robotId, kept) => {
    const thread = await opening()({ ...input, robotId });
    expect(thread.ok && thread.value.robotId).toBe(kept);
  });

  it.each(['', '  ', 'ada', ' ada '])(
    'has no counterpart for %j: empty, or the caller',
    async (counterpartId) => {
      expect(await opening()({ ...input, counterpartId })).toEqual(err({ kind: 'no-counterpart' }));
    },
  );

  it('does not find an unknown user', async () => {
    expect(await opening()({ ...input, counterpartId: 'unknown-user' })).toEqual(err({ kind: 'not-found' }));
  });

  it('reports an error when user or messages cannot be read', async () => {
    const error = new PortError('unavailable');
    const noUsers = {
      users: stub<UsersPort>({ get: () => Promise.reject(error) }),
      messages: stub<MessagesPort>({}),
    };
    expect(await openThread(noUsers)(input)).toEqual(err({ kind: 'port', error }));
    const noMessages = {
      users: stub<UsersPort>({ get: async () => bobProfile }),
      messages: stub<MessagesPort>({ listThread: () => Promise.reject(error) }),
    };
    expect(await openThread(noMessages)(input)).toEqual(err({ kind: 'port', error }));
  });
});
