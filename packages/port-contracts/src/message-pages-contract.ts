import {
  epochMs,
  type Message,
  type MessageCursor,
  type MessagePage,
  type PageQuery,
} from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContractHarness } from './harness.ts';
import { inOneWorld, named } from './in-one-world.ts';
import { between, sendAll, storedMessage } from './messages.ts';
import type { Person } from './people.ts';
import { newestFirst } from './robots.ts';
import { useWorld } from './use-world.ts';

const AT = 1_700_000_000_000;

/** Pages of messages together contain all messages, newest first, so that no conversation is missing (D161). */
export const describeMessagePagesContract = (harness: ContractHarness): void => {
  describe(`pages of messages: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;
    let omar: Person;
    let planted: readonly Message[];

    beforeEach(async () => {
      ada = await world.person('Ada');
      omar = await world.person('Omar');
      const eve = await world.person('Eve');
      const pairs = [
        [ada, omar],
        [omar, ada],
        [eve, ada],
        [omar, eve],
      ] as const;
      // Few times, so that ties happen.
      planted = Array.from({ length: 24 }, (_, i) => {
        const [from, to] = pairs[i % 4] ?? pairs[0];
        return storedMessage(from, to, {
          content: `message ${i}`,
          createdAt: epochMs(AT + Math.floor(i / 6) * 1000),
        });
      });
      await world.current.plant({ messages: planted });
    });

    const walk = async (page: (query: PageQuery) => Promise<MessagePage>, limit: number) => {
      const found: Message[] = [];
      let before: MessageCursor | null = null;
      do {
        const { messages, next }: MessagePage = await page({ limit, ...(before && { before }) });
        expect(messages.length).toBeLessThanOrEqual(limit);
        found.push(...messages);
        before = next;
        if (found.length > 100) throw new Error('The pages do not end');
      } while (before);
      return found;
    };

    const recent = (query: PageQuery) => ada.ports.messages.listRecent(ada.user.uid, query);
    const thread = (query: PageQuery) => ada.ports.messages.listThread(ada.user.uid, omar.user.uid, query);

    it('of sent and received messages together contain all of them, in pages of any size', async () => {
      const { uid } = ada.user;
      const expected = planted.filter(({ senderId, receiverId }) => senderId === uid || receiverId === uid);
      await inOneWorld(named([1, 2, 5, 9, 18, 19]), async (limit) =>
        expect(await walk(recent, limit)).toEqual(newestFirst(expected)),
      );
    });

    it('of a thread together contain all of it, in pages of any size', async () => {
      const expected = between(planted, ada.user.uid, omar.user.uid);
      await inOneWorld(named([1, 2, 5, 6, 12, 13]), async (limit) =>
        expect(await walk(thread, limit)).toEqual(newestFirst(expected)),
      );
    });

    it('end with the last page, even when it is full', async () => {
      expect((await thread({ limit: 12 })).next).toBeNull();
      expect((await thread({ limit: 11 })).next).not.toBeNull();
      expect((await recent({ limit: 18 })).next).toBeNull();
      expect((await recent({ limit: 17 })).next).not.toBeNull();
    });

    it('continue at the same place when a new message arrives in between', async () => {
      const first = await thread({ limit: 5 });
      await sendAll(omar, ada, ['a new one']);
      const second = await thread({ limit: 50, ...(first.next && { before: first.next }) });
      const expected = newestFirst(between(planted, ada.user.uid, omar.user.uid));
      expect([...first.messages, ...second.messages]).toEqual(expected);
    });

    it('are empty if there are no messages', async () => {
      const newcomer = await world.person('Grace');
      const { uid } = newcomer.user;
      expect(await newcomer.ports.messages.listRecent(uid, { limit: 5 })).toEqual({
        messages: [],
        next: null,
      });
      expect(await newcomer.ports.messages.listThread(uid, ada.user.uid, { limit: 5 })).toEqual({
        messages: [],
        next: null,
      });
    });
  });
};
