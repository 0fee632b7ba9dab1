import { epochMs, type Inbox } from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import type { ContractHarness } from './harness.ts';
import { sendAll, storedMessage } from './messages.ts';
import type { Person } from './people.ts';
import { createRecorder, eventually } from './recorder.ts';
import { newestFirst } from './robots.ts';
import { useWorld } from './use-world.ts';

/** Subscribing to a user's received messages, by which the unread ones are counted, live (D28). */
export const describeInboxContract = (harness: ContractHarness): void => {
  describe(`subscriptions to the inbox: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;
    let omar: Person;

    beforeEach(async () => {
      [ada, omar] = await Promise.all([world.person('Ada'), world.person('Omar')]);
    });

    const followInbox = (person: Person, limit = 50, of = person) => {
      const recorder = createRecorder<Inbox>();
      return {
        ...recorder,
        stop: person.ports.messages.subscribeInbox(of.user.uid, limit, recorder.listener),
      };
    };

    it('deliver the existing messages', async () => {
      const sent = await sendAll(ada, omar, ['1', '2']);
      const { values } = followInbox(omar);
      await eventually(() => expect(values.at(-1)).toEqual({ latest: newestFirst(sent), unreadCount: 2 }));
    });

    it('deliver an empty inbox too', async () => {
      const { values } = followInbox(omar);
      await eventually(() => expect(values).toEqual([{ latest: [], unreadCount: 0 }]));
    });

    it('never deliver before the subscribe call has returned', async () => {
      expect(followInbox(omar).values).toEqual([]);
    });

    it('deliver a new message when it arrives', async () => {
      const { values } = followInbox(omar);
      await eventually(() => expect(values).toHaveLength(1));
      const sent = await sendAll(ada, omar, ['hello']);
      await eventually(() => expect(values.at(-1)).toEqual({ latest: sent, unreadCount: 1 }));
    });

    it('deliver in order, and never an older state after a newer one', async () => {
      const { values } = followInbox(omar);
      await eventually(() => expect(values).toHaveLength(1)); // see `eventually`
      for (const content of ['1', '2', '3', '4', '5']) {
        await sendAll(ada, omar, [content]);
        await world.current.tick();
      }
      await eventually(() => expect(values.at(-1)?.unreadCount).toBe(5));
      const counts = values.map(({ unreadCount }) => unreadCount);
      expect(counts).toEqual([...counts].sort((a, b) => a - b));
      expect(values.at(-1)?.latest.map(({ content }) => content)).toEqual(['5', '4', '3', '2', '1']);
    });

    it('deliver read marks', async () => {
      const [sent] = await sendAll(ada, omar, ['hello']);
      const { values } = followInbox(omar);
      await eventually(() => expect(values).toHaveLength(1));
      if (sent) await omar.ports.messages.markRead([sent.id]);
      await eventually(() =>
        expect(values.at(-1)).toEqual({ latest: [{ ...sent, isRead: true }], unreadCount: 0 }),
      );
    });

    it('count every unread message, although they list only a few', async () => {
      const planted = Array.from({ length: 7 }, (_, i) =>
        storedMessage(ada, omar, { createdAt: epochMs(1_700_000_000_000 + i), isRead: i === 6 }),
      );
      await world.current.plant({ messages: planted });
      const { values } = followInbox(omar, 3);
      await eventually(() =>
        expect(values.at(-1)).toEqual({ latest: newestFirst(planted).slice(0, 3), unreadCount: 6 }),
      );
    });

    it.each([
      ['exactly up to 99', 99, 99],
      ['as more than 99 from then on', 105, 100],
    ])('count unread messages %s', async (_, unread, count) => {
      const planted = Array.from({ length: unread }, (__, i) =>
        storedMessage(ada, omar, { createdAt: epochMs(1_700_000_000_000 + i) }),
      );
      await world.current.plant({ messages: planted });
      const { values } = followInbox(omar, 3);
      await eventually(() => expect(values.map(({ unreadCount }) => unreadCount)).toEqual([count]));
      await omar.ports.messages.markConversationRead(omar.user.uid, ada.user.uid);
      await eventually(() => expect(values.at(-1)?.unreadCount).toBe(0));
    });

    it('deliver no messages that the user sent, and none of other users', async () => {
      const eve = await world.person('Eve');
      const { values } = followInbox(omar);
      await eventually(() => expect(values).toHaveLength(1));
      await sendAll(omar, ada, ['from me']);
      await sendAll(eve, ada, ['among others']);
      await world.current.settle();
      expect(values.at(-1)).toEqual({ latest: [], unreadCount: 0 });
    });

    it('stop at once when they are stopped, which can be repeated', async () => {
      const { values, errors, stop } = followInbox(omar);
      await eventually(() => expect(values).toHaveLength(1));
      stop();
      stop();
      await sendAll(ada, omar, ['too late']);
      await world.current.settle();
      expect(values).toHaveLength(1);
      expect(errors).toEqual([]);
    });

    it('never deliver when stopped at once', async () => {
      const { values, errors, stop } = followInbox(omar);
      stop();
      await world.current.settle();
      expect([values, errors]).toEqual([[], []]);
    });

    it('continue when another subscription stops', async () => {
      const first = followInbox(omar);
      const second = followInbox(omar);
      await eventually(() => expect(second.values).toHaveLength(1));
      first.stop();
      const sent = await sendAll(ada, omar, ['hello']);
      await eventually(() => expect(second.values.at(-1)?.latest).toEqual(sent));
    });

    it('deliver everything that was missed when they are resumed', async () => {
      const first = followInbox(omar);
      await eventually(() => expect(first.values).toHaveLength(1));
      first.stop();
      const sent = await sendAll(ada, omar, ['while away']);
      const second = followInbox(omar);
      await eventually(() => expect(second.values.at(-1)).toEqual({ latest: sent, unreadCount: 1 }));
    });

    it('end with an error for another user', async () => {
      const { values, errors } = followInbox(ada, 50, omar);
      await eventually(() => expect(errors.map(({ kind }) => kind)).toEqual(['forbidden']));
      expect(values).toEqual([]);
    });

    it('end with an error without a signed-in user', async () => {
      const recorder = createRecorder<Inbox>();
      (await world.stranger()).messages.subscribeInbox(omar.user.uid, 50, recorder.listener);
      await eventually(() => expect(recorder.errors.map(({ kind }) => kind)).toEqual(['not-signed-in']));
      expect(recorder.values).toEqual([]);
    });

    it('deliver nothing after the user has signed out', async () => {
      const { values } = followInbox(omar);
      await eventually(() => expect(values).toHaveLength(1));
      await omar.ports.auth.signOut();
      await sendAll(ada, omar, ['too late']);
      await world.current.settle();
      expect(values).toEqual([{ latest: [], unreadCount: 0 }]);
    });

    it('are not affected by a listener that changes the delivered value', async () => {
      const sent = await sendAll(ada, omar, ['hello']);
      const before = structuredClone(sent);
      const first = followInbox(omar);
      await eventually(() => expect(first.values).toHaveLength(1));
      attemptToChange(first.values);
      const second = followInbox(omar);
      await eventually(() => expect(second.values.at(-1)).toEqual({ latest: before, unreadCount: 1 }));
    });
  });
};
