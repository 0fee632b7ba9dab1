import { BLOCKED_MAX, userId } from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { inOneWorld, named } from './in-one-world.ts';
import { IMPOSSIBLE_IDS } from './impossible-ids.ts';
import { newMessage, sendAll } from './messages.ts';
import type { Person } from './people.ts';
import { useWorld } from './use-world.ts';

/** Who blocked whom, whose messages are then refused, and that nothing tells the blocked person (D450 to D455). */
export const describeBlocksContract = (harness: ContractHarness): void => {
  describe(`blocks: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;
    let omar: Person;

    beforeEach(async () => {
      [ada, omar] = await Promise.all([world.person('Ada'), world.person('Omar')]);
    });

    const block = (by: Person, other: Person) => by.ports.blocks.block(by.user.uid, other.user.uid);
    const unblock = (by: Person, other: Person) => by.ports.blocks.unblock(by.user.uid, other.user.uid);
    const blocksOf = ({ ports, user }: Person) => ports.blocks.get(user.uid);
    const hides = async (reader: Person, owner: Person) => (await blocksOf(reader)).hides(owner.user.uid);
    const send = (from: Person, to: Person) => from.ports.messages.send(newMessage(from, to));

    it('are none at first', async () => {
      expect((await blocksOf(ada)).people).toEqual([]);
      expect(await hides(ada, omar)).toBe(false);
    });

    it('are listed for the one who made them, on every device, the latest last (D450)', async () => {
      const bea = await world.person('Bea');
      await block(ada, omar);
      await block(ada, bea);
      await block(ada, omar);
      const ports = await world.stranger();
      const user = await ports.auth.signIn(ada.user.email, ada.password);
      const { people } = await blocksOf({ ...ada, ports, user });
      expect(people).toEqual([omar.user.uid, bea.user.uid]);
    });

    it('refuse the messages of the blocked person as those to a person who left, until undone (D451)', async () => {
      await send(omar, ada);
      await block(ada, omar);
      await expectPortError(send(omar, ada), 'not-found');
      await unblock(ada, omar);
      await unblock(ada, omar);
      await send(omar, ada);
      const { messages } = await ada.ports.messages.listThread(ada.user.uid, omar.user.uid, { limit: 9 });
      expect(messages).toHaveLength(2);
    });

    it('return a message that was stored before, when it is sent again (D27)', async () => {
      const message = newMessage(omar, ada);
      const stored = await omar.ports.messages.send(message);
      await block(ada, omar);
      expect(await omar.ports.messages.send(message)).toEqual(stored);
    });

    it('leave earlier messages readable for both', async () => {
      await sendAll(omar, ada, ['one', 'two']);
      await block(ada, omar);
      for (const [me, other] of [
        [ada, omar],
        [omar, ada],
      ] as const) {
        const page = await me.ports.messages.listThread(me.user.uid, other.user.uid, { limit: 9 });
        expect(page.messages.map(({ content }) => content)).toEqual(['two', 'one']);
      }
    });

    it('hide the listings of each from the other, and of no other person (D452)', async () => {
      const bea = await world.person('Bea');
      await block(ada, omar);
      expect(await hides(ada, omar)).toBe(true);
      expect(await hides(omar, ada)).toBe(true);
      expect(await hides(ada, bea)).toBe(false);
      expect(await hides(omar, bea)).toBe(false);
      expect(await hides(bea, ada)).toBe(false);
      await unblock(ada, omar);
      expect(await hides(ada, omar)).toBe(false);
      expect(await hides(omar, ada)).toBe(false);
    });

    it('of two people who blocked each other end one by one', async () => {
      await Promise.all([block(ada, omar), block(omar, ada)]);
      await unblock(ada, omar);
      expect((await blocksOf(ada)).people).toEqual([]);
      expect(await hides(ada, omar)).toBe(true);
      expect(await hides(omar, ada)).toBe(true);
      await expectPortError(send(ada, omar), 'not-found');
      await unblock(omar, ada);
      expect(await hides(ada, omar)).toBe(false);
      await send(ada, omar);
    });

    it('do not name the member to the blocked person (D453)', async () => {
      await block(ada, omar);
      const known = await blocksOf(omar);
      expect(known.people).toEqual([]);
      expect(JSON.stringify(known)).not.toContain(ada.user.uid);
    });

    it('are private: no other user and no visitor reads or writes them (D453)', async () => {
      await block(ada, omar);
      const stranger = await world.stranger();
      const { uid } = ada.user;
      await expectPortError(omar.ports.blocks.get(uid), 'forbidden');
      await expectPortError(omar.ports.blocks.block(uid, userId('x')), 'forbidden');
      await expectPortError(omar.ports.blocks.unblock(uid, omar.user.uid), 'forbidden');
      await expectPortError(omar.ports.blocks.unblockAll(uid), 'forbidden');
      await expectPortError(stranger.blocks.get(uid), 'not-signed-in');
      await expectPortError(stranger.blocks.block(uid, omar.user.uid), 'not-signed-in');
      await expectPortError(stranger.blocks.unblock(uid, omar.user.uid), 'not-signed-in');
      await expectPortError(stranger.blocks.unblockAll(uid), 'not-signed-in');
      expect((await blocksOf(ada)).people).toEqual([omar.user.uid]);
    });

    it('are refused of oneself and of a person without a profile', async () => {
      await expectPortError(block(ada, ada), 'forbidden');
      await expectPortError(ada.ports.blocks.block(ada.user.uid, userId('no-such-user')), 'not-found');
      expect((await blocksOf(ada)).people).toEqual([]);
    });

    it('are refused of what is no id', async () => {
      await inOneWorld(named(IMPOSSIBLE_IDS), async (text) => {
        const id = userId(text.replace('ID', omar.user.uid));
        await expectPortError(ada.ports.blocks.block(ada.user.uid, id), 'not-found');
        await ada.ports.blocks.unblock(ada.user.uid, id);
        expect((await blocksOf(ada)).people).toEqual([]);
        expect((await blocksOf(ada)).hides(id)).toBe(false);
      });
    });

    it('of the same person by many at the same time are all kept', async () => {
      const others = await Promise.all(['Bea', 'Cyd', 'Dan'].map((name) => world.person(name)));
      await Promise.all(others.map((other) => block(other, omar)));
      for (const other of others) expect(await hides(omar, other)).toBe(true);
    });

    it('end when the person who made them leaves (D18, D454)', async () => {
      await block(ada, omar);
      await expectPortError(ada.ports.blocks.unblockAll(ada.user.uid), 'forbidden');
      await ada.ports.users.beginDeletion(ada.user.uid);
      await ada.ports.blocks.unblockAll(ada.user.uid);
      await ada.ports.blocks.unblockAll(ada.user.uid);
      expect((await blocksOf(ada)).people).toEqual([]);
      expect(await hides(omar, ada)).toBe(false);
      await ada.ports.users.deleteProfile(ada.user.uid);
      expect(await hides(omar, ada)).toBe(false);
    });

    it('of a person who has left stay in the list until they are undone (D454)', async () => {
      await block(ada, omar);
      await omar.ports.users.beginDeletion(omar.user.uid);
      await omar.ports.blocks.unblockAll(omar.user.uid);
      await omar.ports.users.deleteProfile(omar.user.uid);
      expect((await blocksOf(ada)).people).toEqual([omar.user.uid]);
      await unblock(ada, omar);
      expect((await blocksOf(ada)).people).toEqual([]);
    });

    it('are copies: changing one changes nothing stored', async () => {
      await block(ada, omar);
      attemptToChange((await blocksOf(ada)).people);
      expect((await blocksOf(ada)).people).toEqual([omar.user.uid]);
    });

    it(`are at most ${BLOCKED_MAX} (D455)`, async () => {
      const bea = await world.person('Bea');
      const people = Array.from({ length: BLOCKED_MAX - 1 }, (_, i) => userId(`departed-${i}`));
      await world.current.plant({ blocks: [{ id: ada.user.uid, people }] });
      await block(ada, omar);
      await expectPortError(block(ada, bea), 'forbidden');
      expect((await blocksOf(ada)).people).toEqual([...people, omar.user.uid]);
    });
  });
};
