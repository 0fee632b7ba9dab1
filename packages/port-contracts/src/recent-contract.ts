import { epochMs, type Message } from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContractHarness } from './harness.ts';
import { sendAll, storedMessage } from './messages.ts';
import type { Person } from './people.ts';
import { createRecorder, eventually } from './recorder.ts';
import { newestFirst } from './robots.ts';
import { useWorld } from './use-world.ts';

/** Subscribing to all messages of a user, for the list of conversations (D161). */
export const describeRecentContract = (harness: ContractHarness): void => {
  describe(`subscriptions to recent messages: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;
    let omar: Person;

    beforeEach(async () => {
      [ada, omar] = await Promise.all([world.person('Ada'), world.person('Omar')]);
    });

    const followRecent = (person: Person, limit = 50, of = person) => {
      const recorder = createRecorder<readonly Message[]>();
      const stop = person.ports.messages.subscribeRecent(of.user.uid, limit, recorder.listener);
      return { ...recorder, stop };
    };

    it('deliver messages sent and received, with any counterpart, newest first', async () => {
      const eve = await world.person('Eve');
      const [one] = await sendAll(ada, omar, ['1']);
      await world.current.tick();
      const [two] = await sendAll(omar, eve, ['2']);
      await sendAll(eve, ada, ['not his']);
      const { values } = followRecent(omar);
      await eventually(() => expect(values.at(-1)).toEqual([two, one]));
    });

    it('deliver a new message and a read mark to both users', async () => {
      const sender = followRecent(ada);
      const receiver = followRecent(omar);
      await eventually(() => expect([sender.values, receiver.values]).toEqual([[[]], [[]]]));
      const [sent] = await sendAll(ada, omar, ['hello']);
      await eventually(() =>
        expect([sender.values.at(-1), receiver.values.at(-1)]).toEqual([[sent], [sent]]),
      );
      await omar.ports.messages.markConversationRead(omar.user.uid, ada.user.uid);
      await eventually(() => expect(sender.values.at(-1)).toEqual([{ ...sent, isRead: true }]));
    });

    it("deliver the list without a user's deleted messages", async () => {
      const eve = await world.person('Eve');
      await sendAll(ada, omar, ['1']);
      const answers = await sendAll(omar, ada, ['2']);
      const kept = await sendAll(eve, omar, ['3']);
      const { values } = followRecent(omar);
      await eventually(() => expect(values.at(-1)).toHaveLength(3));
      await ada.ports.users.beginDeletion(ada.user.uid);
      await ada.ports.messages.deleteAllOf(ada.user.uid);
      await eventually(() => expect(values.at(-1)).toEqual(newestFirst([...kept, ...answers])));
    });

    it('deliver the newest messages, up to the limit', async () => {
      const planted = Array.from({ length: 6 }, (_, i) =>
        storedMessage(i % 2 ? ada : omar, i % 2 ? omar : ada, { createdAt: epochMs(1_700_000_000_000 + i) }),
      );
      await world.current.plant({ messages: planted });
      const { values } = followRecent(omar, 3);
      await eventually(() => expect(values.at(-1)).toEqual(newestFirst(planted).slice(0, 3)));
    });

    it('stop at once when they are stopped', async () => {
      const { values, stop } = followRecent(omar);
      await eventually(() => expect(values).toHaveLength(1));
      stop();
      await sendAll(ada, omar, ['too late']);
      await world.current.settle();
      expect(values).toEqual([[]]);
    });

    it('end with an error for another user', async () => {
      await sendAll(ada, omar, ['a secret']);
      const eve = await world.person('Eve');
      const { values, errors } = followRecent(eve, 50, omar);
      await eventually(() => expect(errors.map(({ kind }) => kind)).toEqual(['forbidden']));
      expect(values).toEqual([]);
    });
  });
};
