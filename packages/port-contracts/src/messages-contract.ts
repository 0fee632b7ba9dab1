import { messageId, robotId, userId, type OutgoingMessage } from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import { expectConflict, expectPortError, expectRefusal } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { inOneWorld, named } from './in-one-world.ts';
import { newMessage, sendAll, unreadOf } from './messages.ts';
import { newProfile, register, type Person } from './people.ts';
import { newestFirst } from './robots.ts';
import { useWorld } from './use-world.ts';

/** Sending and reading messages, and who may do so (D160, D27). */
export const describeMessagesContract = (harness: ContractHarness): void => {
  describe(`messages: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;
    let omar: Person;
    let eve: Person;

    beforeEach(async () => {
      [ada, omar, eve] = await Promise.all([world.person('Ada'), world.person('Omar'), world.person('Eve')]);
    });

    const threadOf = async (person: Person, counterpart: Person) =>
      (await person.ports.messages.listThread(person.user.uid, counterpart.user.uid, { limit: 50 })).messages;

    describe('sending', () => {
      it('writes the message unread, with the time', async () => {
        const outgoing = newMessage(ada, omar);
        const { createdAt, ...sent } = await ada.ports.messages.send(outgoing);
        expect(sent).toEqual({ ...outgoing, isRead: false });
        expect(createdAt).toBeTypeOf('number');
      });

      it('shows the same message to both users', async () => {
        const sent = await ada.ports.messages.send(newMessage(ada, omar));
        expect(await threadOf(ada, omar)).toEqual([sent]);
        expect(await threadOf(omar, ada)).toEqual([sent]);
      });

      it('can be repeated when its answer was lost: the message is stored once, as first written', async () => {
        const outgoing = newMessage(ada, omar);
        const first = await ada.ports.messages.send(outgoing);
        await world.current.tick();
        expect(await ada.ports.messages.send(outgoing)).toEqual(first);
        expect(await ada.ports.messages.send({ ...outgoing, content: 'Something else' })).toEqual(first);
        expect(await threadOf(omar, ada)).toEqual([first]);
        expect(await unreadOf(omar)).toBe(1);
      });

      it('repeated after the message was read leaves it read', async () => {
        const outgoing = newMessage(ada, omar);
        await ada.ports.messages.send(outgoing);
        await omar.ports.messages.markRead([outgoing.id]);
        expect((await ada.ports.messages.send(outgoing)).isRead).toBe(true);
      });

      it('refuses an id of another user’s message', async () => {
        const sent = await ada.ports.messages.send(newMessage(ada, omar));
        await expectConflict(eve.ports.messages.send(newMessage(eve, omar, { id: sent.id })), 'message');
        expect(await threadOf(omar, ada)).toEqual([sent]);
        expect(await threadOf(omar, eve)).toEqual([]);
      });

      it('in another user’s name is refused', async () => {
        const outgoing = newMessage(ada, omar);
        await expectPortError(eve.ports.messages.send(outgoing), 'forbidden');
        await expectPortError((await world.stranger()).messages.send(outgoing), 'not-signed-in');
        expect(await threadOf(omar, ada)).toEqual([]);
      });

      it('to oneself is refused', async () => {
        await expectPortError(ada.ports.messages.send(newMessage(ada, ada)), 'forbidden');
      });

      it('to an unknown user is refused', async () => {
        const outgoing = newMessage(ada, omar, { receiverId: userId(ada.ports.ids.next()) });
        await expectPortError(ada.ports.messages.send(outgoing), 'not-found');
      });

      it('to an account without a profile is refused', async () => {
        const { uid } = await register(await world.stranger());
        await expectPortError(
          ada.ports.messages.send(newMessage(ada, omar, { receiverId: uid })),
          'not-found',
        );
      });

      it('to a user who is being deleted is refused', async () => {
        await omar.ports.users.beginDeletion(omar.user.uid);
        await expectPortError(ada.ports.messages.send(newMessage(ada, omar)), 'not-found');
      });

      it('needs no profile of the sender, who is then called User', async () => {
        const ports = await world.stranger();
        const user = await register(ports);
        const withoutProfile: Person = { ports, user, profile: newProfile(user), password: '' };
        await ports.messages.send(newMessage(withoutProfile, omar, { senderName: 'User' }));
        expect(await unreadOf(omar)).toBe(1);
      });

      it('refuses blank content and content over 5000 characters', async () => {
        const blank = ['', ' ', '\n\t ', '\u3000', '\u200B', '\u2800 \uFE0F'];
        const long = ['x'.repeat(5001), '🤖'.repeat(5001), `${'x'.repeat(5000)} `];
        await inOneWorld(named([...blank, ...long]), async (content) => {
          await expectPortError(ada.ports.messages.send(newMessage(ada, omar, { content })), 'failed');
          expect(await threadOf(omar, ada)).toEqual([]);
        });
      });

      it('stores content exactly as it is written', async () => {
        const contents = ['x', 'x'.repeat(5000), '🤖'.repeat(5000), 'two\nlines', '🤖', '<b>bold</b>'];
        await inOneWorld(named(contents), async (content) => {
          const { id } = await ada.ports.messages.send(newMessage(ada, omar, { content }));
          const stored = (await threadOf(omar, ada)).filter((message) => message.id === id);
          expect(stored.map((message) => message.content)).toEqual([content]);
        });
      });

      it('refuses another’s name, no name, and a robot id of 201 characters', async () => {
        const refused: readonly [string, Partial<OutgoingMessage>][] = [
          ['another’s name', { senderName: 'Roborrow Support' }],
          ['no name', { senderName: '' }],
          ['a robot id of 201 characters', { robotId: robotId('x'.repeat(201)) }],
        ];
        await inOneWorld(refused, async (changes) => {
          await expectRefusal(ada.ports.messages.send(newMessage(ada, omar, changes)));
          expect(await threadOf(omar, ada)).toEqual([]);
        });
      });

      it('accepts a message without the sender’s name', async () => {
        const sent = await ada.ports.messages.send(newMessage(ada, omar, { senderName: 'User' }));
        expect(sent.senderName).toBe('User');
      });

      it('stores the id of the robot it is about', async () => {
        const about = robotId(ada.ports.ids.next());
        await ada.ports.messages.send(newMessage(ada, omar, { robotId: about }));
        expect((await threadOf(omar, ada)).map((message) => message.robotId)).toEqual([about]);
      });

      it('never stores a new message as read or with an old date, whatever a caller adds', async () => {
        const slippedIn = { ...newMessage(ada, omar), isRead: true, createdAt: 1 };
        await ada.ports.messages.send(slippedIn).catch(() => undefined);
        for (const { isRead, createdAt } of await threadOf(omar, ada)) {
          expect(isRead).toBe(false);
          expect(createdAt).toBeGreaterThan(1);
        }
      });

      it('sorts a later message before an earlier one', async () => {
        const [earlier] = await sendAll(ada, omar, ['first']);
        await world.current.tick();
        const [later] = await sendAll(omar, ada, ['second']);
        expect(await threadOf(ada, omar)).toEqual([later, earlier]);
      });
    });

    describe('reading', () => {
      it('a thread is refused for other users', async () => {
        await sendAll(ada, omar, ['a secret']);
        const { uid } = ada.user;
        const page = { limit: 5 };
        const stranger = await world.stranger();
        await expectPortError(eve.ports.messages.listThread(uid, omar.user.uid, page), 'forbidden');
        await expectPortError(stranger.messages.listThread(uid, omar.user.uid, page), 'not-signed-in');
        expect(await threadOf(eve, omar)).toEqual([]);
        expect(await threadOf(eve, ada)).toEqual([]);
      });

      it("of another user's recent messages is refused", async () => {
        const { uid } = ada.user;
        const stranger = await world.stranger();
        await expectPortError(eve.ports.messages.listRecent(uid, { limit: 5 }), 'forbidden');
        await expectPortError(stranger.messages.listRecent(uid, { limit: 5 }), 'not-signed-in');
      });

      it('returns one message by its id, only for its sender and its receiver', async () => {
        const [sent] = await sendAll(ada, omar, ['a secret']);
        const id = sent?.id ?? messageId('');
        expect(await ada.ports.messages.get(id)).toEqual(sent);
        expect(await omar.ports.messages.get(id)).toEqual(sent);
        expect(await eve.ports.messages.get(id)).toBeNull();
        expect(await ada.ports.messages.get(messageId(ada.ports.ids.next()))).toBeNull();
        await expectPortError((await world.stranger()).messages.get(id), 'not-signed-in');
      });

      it('lists messages sent and received, with any counterpart, newest first', async () => {
        const sent = [
          ...(await sendAll(ada, omar, ['1'])),
          ...(await sendAll(eve, ada, ['2', '3'])),
          ...(await sendAll(omar, ada, ['4'])),
        ];
        await sendAll(omar, eve, ['not for Ada']);
        const { messages } = await ada.ports.messages.listRecent(ada.user.uid, { limit: 50 });
        expect(messages).toEqual(newestFirst(sent));
      });

      it('returns copies: changing them changes nothing stored', async () => {
        const sent = await ada.ports.messages.send(newMessage(ada, omar));
        const before = structuredClone(sent);
        attemptToChange(sent);
        attemptToChange(await threadOf(omar, ada));
        attemptToChange(await omar.ports.messages.listRecent(omar.user.uid, { limit: 5 }));
        expect(await threadOf(omar, ada)).toEqual([before]);
        const recent = await omar.ports.messages.listRecent(omar.user.uid, { limit: 5 });
        expect(recent).toEqual({ messages: [before], next: null });
      });

      it('does not change the objects that it is given', async () => {
        const outgoing = newMessage(ada, omar);
        const before = structuredClone(outgoing);
        await ada.ports.messages.send(outgoing);
        expect(outgoing).toEqual(before);
        expect(Object.isFrozen(outgoing)).toBe(false);
      });
    });
  });
};
