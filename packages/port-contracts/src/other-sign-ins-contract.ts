import { beforeEach, describe, expect, it } from 'vitest';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { newMessage } from './messages.ts';
import type { Person } from './people.ts';
import { eventually } from './recorder.ts';
import { useWorld } from './use-world.ts';

/** Ending every other sign-in of a member, and keeping the one that asks for it (D490). */
export const describeOtherSignInsContract = (harness: ContractHarness): void => {
  describe(`other sign-ins: ${harness.name}`, () => {
    const world = useWorld(harness);
    /** Ada's first device, and one on which she signed in later. */
    let first: Person;
    let second: Person;
    let omar: Person;

    const signedIn = async (person: Person): Promise<Person> => {
      const ports = await world.stranger();
      return { ...person, ports, user: await ports.auth.signIn(person.user.email, person.password) };
    };
    const end = ({ ports }: Person) => ports.auth.endOtherSignIns();
    const read = ({ ports, user }: Person) => ports.users.getContact(user.uid);
    const send = (from: Person) => from.ports.messages.send(newMessage(from, omar));

    /** Waits until a device knows that it is signed out. What it asks until then is refused by the backend's rules. */
    const isOver = async ({ ports }: Person): Promise<void> => {
      let user: unknown;
      const stop = ports.auth.observe((seen) => (user = seen));
      await eventually(() => expect(user).toBeNull());
      stop();
    };

    beforeEach(async () => {
      [first, omar] = [await world.person('Ada'), await world.person('Omar')];
      await world.current.tickSecond();
      second = await signedIn(first);
      await world.current.tickSecond();
    });

    it.each([
      ['the first', () => [first, second] as const],
      ['the latest', () => [second, first] as const],
    ])('end from %s device, which goes on', async (_, devices) => {
      const [kept, other] = devices();
      await end(kept);
      await isOver(other);
      for (const run of [read, send, end]) await expectPortError(run(other), 'not-signed-in');
      expect(await read(kept)).not.toBeNull();
      await send(kept);
    });

    it('tell the observers of the other device that no user is signed in', async () => {
      const seen: (string | null)[] = [];
      const kept: (string | null)[] = [];
      second.ports.auth.observe((user) => seen.push(user?.uid ?? null));
      first.ports.auth.observe((user) => kept.push(user?.uid ?? null));
      await eventually(() => expect(seen).toEqual([first.user.uid]));
      await end(first);
      await eventually(() => expect(seen).toEqual([first.user.uid, null]));
      await expectPortError(read(second), 'not-signed-in');
      await world.current.settle();
      expect(kept).toEqual([first.user.uid]);
    });

    it('leave a later sign-in alone, until they are ended again', async () => {
      await end(first);
      await world.current.tickSecond();
      const third = await signedIn(first);
      expect(await read(third)).not.toBeNull();
      await send(third);
      await world.current.tickSecond();
      await end(third);
      await isOver(first);
      expect(await read(third)).not.toBeNull();
    });

    it('end for no other user', async () => {
      await end(first);
      await omar.ports.messages.send(newMessage(omar, first));
      expect(await read(omar)).not.toBeNull();
    });

    it('leave what every visitor reads readable', async () => {
      await end(first);
      await isOver(second);
      expect(await second.ports.users.get(first.user.uid)).not.toBeNull();
    });

    it('are ended by signed-in users alone, who are neither leaving nor suspended', async () => {
      await expectPortError((await world.stranger()).auth.endOtherSignIns(), 'not-signed-in');
      await world.current.plant({ suspended: [omar.user.uid] });
      await expectPortError(end(omar), 'forbidden');
      await second.ports.users.beginDeletion(first.user.uid);
      await expectPortError(end(second), 'forbidden');
      await second.ports.users.deleteProfile(first.user.uid);
    });
  });
};
