import { messageId } from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { sendAll, unreadOf } from './messages.ts';
import type { Person } from './people.ts';
import { useWorld } from './use-world.ts';

/** Read marks, which the receiver of a message alone may set (D162). */
export const describeReadMarksContract = (harness: ContractHarness): void => {
  describe(`read marks: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;
    let omar: Person;
    let eve: Person;

    beforeEach(async () => {
      [ada, omar, eve] = await Promise.all([world.person('Ada'), world.person('Omar'), world.person('Eve')]);
    });

    const threadOf = async (person: Person, counterpart: Person) =>
      (await person.ports.messages.listThread(person.user.uid, counterpart.user.uid, { limit: 50 })).messages;

    describe('marking read', () => {
      it('shows both users that the message was read', async () => {
        const [sent] = await sendAll(ada, omar, ['hello']);
        if (sent) await omar.ports.messages.markRead([sent.id]);
        expect(await threadOf(ada, omar)).toEqual([{ ...sent, isRead: true }]);
        expect(await threadOf(omar, ada)).toEqual([{ ...sent, isRead: true }]);
      });

      it('can be repeated', async () => {
        const [sent] = await sendAll(ada, omar, ['hello']);
        const id = sent?.id ?? messageId('');
        await omar.ports.messages.markRead([id]);
        await expect(omar.ports.messages.markRead([id])).resolves.toBeUndefined();
        expect(await threadOf(omar, ada)).toEqual([{ ...sent, isRead: true }]);
      });

      it('marks several, of which another call, before or meanwhile, marks one', async () => {
        const sent = await sendAll(ada, omar, ['1', '2', '3']);
        const ids = sent.map(({ id }) => id);
        await omar.ports.messages.markRead(ids.slice(0, 1));
        const { messages } = omar.ports;
        await Promise.all([messages.markRead(ids.slice(0, 2)), messages.markRead(ids.slice(1))]);
        expect(await unreadOf(omar)).toBe(0);
      });

      it('marks none of several if it may not mark one', async () => {
        const [forOmar] = await sendAll(ada, omar, ['1']);
        const [forEve] = await sendAll(ada, eve, ['2']);
        const both = [forOmar, forEve].flatMap((sent) => sent?.id ?? []);
        await expectPortError(omar.ports.messages.markRead(both), 'forbidden');
        expect(await unreadOf(omar)).toBe(1);
      });

      it('is allowed only to the receiver', async () => {
        const [sent] = await sendAll(ada, omar, ['hello']);
        const id = sent?.id ?? messageId('');
        await expectPortError(ada.ports.messages.markRead([id]), 'forbidden');
        await expectPortError(eve.ports.messages.markRead([id]), 'forbidden');
        await expectPortError((await world.stranger()).messages.markRead([id]), 'not-signed-in');
        expect(await threadOf(omar, ada)).toEqual([sent]);
      });

      it('needs an existing message', async () => {
        await expectPortError(omar.ports.messages.markRead([messageId(omar.ports.ids.next())]), 'not-found');
      });

      it('of a conversation marks everything that the counterpart sent, and nothing else', async () => {
        await sendAll(ada, omar, ['1', '2', '3']);
        await sendAll(eve, omar, ['4']);
        await sendAll(omar, ada, ['5']);
        await omar.ports.messages.markConversationRead(omar.user.uid, ada.user.uid);
        const read = (await threadOf(omar, ada)).map(({ content, isRead }) => `${content} ${isRead}`);
        expect(read.toSorted()).toEqual(['1 true', '2 true', '3 true', '5 false']);
        expect((await threadOf(omar, eve)).map(({ isRead }) => isRead)).toEqual([false]);
      });

      it('of a conversation marks all messages, however many there are', async () => {
        const [sent] = await sendAll(ada, omar, ['0']);
        const others = Array.from({ length: 104 }, () => messageId(omar.ports.ids.next()));
        const planted = sent ? others.map((id) => ({ ...sent, id })) : [];
        await world.current.plant({ messages: planted });
        expect(await unreadOf(omar)).toBe(105);
        await omar.ports.messages.markConversationRead(omar.user.uid, ada.user.uid);
        expect(await unreadOf(omar)).toBe(0);
      });

      it('of a conversation may be asked for again before the first answer', async () => {
        const mark = () => omar.ports.messages.markConversationRead(omar.user.uid, ada.user.uid);
        for (const contents of [['1', '2'], ['3']]) {
          // Not while they are read: `eventually` says why.
          await sendAll(ada, omar, contents);
          await Promise.all([mark(), mark()]);
          expect(await unreadOf(omar)).toBe(0);
        }
      });

      it('of a conversation is allowed only to the user', async () => {
        const sent = await sendAll(ada, omar, ['1']);
        const stranger = await world.stranger();
        const { uid } = omar.user;
        await expectPortError(eve.ports.messages.markConversationRead(uid, ada.user.uid), 'forbidden');
        await expectPortError(stranger.messages.markConversationRead(uid, ada.user.uid), 'not-signed-in');
        expect(await threadOf(omar, ada)).toEqual(sent);
      });

      it('of a conversation without messages does nothing', async () => {
        const marking = omar.ports.messages.markConversationRead(omar.user.uid, eve.user.uid);
        await expect(marking).resolves.toBeUndefined();
      });
    });
  });
};
