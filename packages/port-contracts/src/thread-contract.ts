import { epochMs, type Message } from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContractHarness } from './harness.ts';
import { newMessage, sendAll, storedMessage } from './messages.ts';
import type { Person } from './people.ts';
import { createRecorder, eventually } from './recorder.ts';
import { newestFirst } from './robots.ts';
import { useWorld } from './use-world.ts';

/** Subscribing to one thread with its read marks, which show the sender what was read (D162). */
export const describeThreadContract = (harness: ContractHarness): void => {
  describe(`subscriptions to a thread: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;
    let omar: Person;

    beforeEach(async () => {
      [ada, omar] = await Promise.all([world.person('Ada'), world.person('Omar')]);
    });

    const followThread = (person: Person, counterpart: Person, limit = 50, of = person) => {
      const recorder = createRecorder<readonly Message[]>();
      const stop = person.ports.messages.subscribeThread(
        of.user.uid,
        counterpart.user.uid,
        limit,
        recorder.listener,
      );
      return { ...recorder, stop };
    };

    it('deliver the messages of both users, newest first', async () => {
      const [one] = await sendAll(ada, omar, ['1']);
      await world.current.tick();
      const [two] = await sendAll(omar, ada, ['2']);
      const { values } = followThread(ada, omar);
      await eventually(() => expect(values.at(-1)).toEqual([two, one]));
    });

    it('deliver a new message to both users', async () => {
      const sender = followThread(ada, omar);
      const receiver = followThread(omar, ada);
      await eventually(() => expect([sender.values.length, receiver.values.length]).toEqual([1, 1]));
      const sent = await sendAll(ada, omar, ['hello']);
      await eventually(() => expect(sender.values.at(-1)).toEqual(sent));
      await eventually(() => expect(receiver.values.at(-1)).toEqual(sent));
    });

    it('deliver the read mark to the sender', async () => {
      const [sent] = await sendAll(ada, omar, ['hello']);
      const { values } = followThread(ada, omar);
      await eventually(() => expect(values.at(-1)).toEqual([sent]));
      await omar.ports.messages.markConversationRead(omar.user.uid, ada.user.uid);
      await eventually(() => expect(values.at(-1)).toEqual([{ ...sent, isRead: true }]));
    });

    it('deliver the newest messages, up to the limit', async () => {
      const planted = Array.from({ length: 5 }, (_, i) =>
        storedMessage(ada, omar, { createdAt: epochMs(1_700_000_000_000 + i) }),
      );
      await world.current.plant({ messages: planted });
      const { values } = followThread(omar, ada, 2);
      await eventually(() => expect(values.at(-1)).toEqual(newestFirst(planted).slice(0, 2)));
    });

    it('do not deliver an unchanged list again', async () => {
      const eve = await world.person('Eve');
      const { values } = followThread(omar, ada);
      await eventually(() => expect(values).toEqual([[]]));
      await sendAll(eve, omar, ['another thread']);
      await world.current.settle();
      expect(values).toEqual([[]]);
    });

    it('stop at once when they are stopped', async () => {
      const { values, stop } = followThread(omar, ada);
      await eventually(() => expect(values).toHaveLength(1));
      stop();
      await sendAll(ada, omar, ['too late']);
      await world.current.settle();
      expect(values).toEqual([[]]);
    });

    it('end with an error for another user', async () => {
      const eve = await world.person('Eve');
      await sendAll(ada, omar, ['a secret']);
      const { values, errors } = followThread(eve, ada, 50, omar);
      await eventually(() => expect(errors.map(({ kind }) => kind)).toEqual(['forbidden']));
      expect(values).toEqual([]);
    });

    it('deliver to a third user only their own thread, which is empty', async () => {
      const eve = await world.person('Eve');
      await sendAll(ada, omar, ['a secret']);
      const { values } = followThread(eve, omar);
      await eventually(() => expect(values).toEqual([[]]));
    });

    it('deliver a repeated send once', async () => {
      const { values } = followThread(omar, ada);
      await eventually(() => expect(values).toHaveLength(1)); // see `eventually`
      const outgoing = newMessage(ada, omar);
      const sent = await ada.ports.messages.send(outgoing);
      await ada.ports.messages.send(outgoing);
      await eventually(() => expect(values.at(-1)).toEqual([sent]));
      await world.current.settle();
      expect(values.at(-1)).toEqual([sent]);
    });
  });
};
