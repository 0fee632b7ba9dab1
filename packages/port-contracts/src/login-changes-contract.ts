import type { AuthUser } from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { freshEmail, PASSWORD, register, type Person } from './people.ts';
import { eventually } from './recorder.ts';
import { useWorld } from './use-world.ts';

const NEW_PASSWORD = 'another horse';

/** Changing how a user signs in: the password (D642) and the address (D643). */
export const describeLoginChangesContract = (harness: ContractHarness): void => {
  describe(`changes of the login: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;

    beforeEach(async () => {
      ada = await world.person('Ada');
    });

    const signIn = async (email: string, password: string) =>
      (await world.stranger()).auth.signIn(email, password);

    /** A new client of Ada's, with the new address. */
    const change = async (email: string) => {
      if ((await ada.ports.auth.setEmail(email)) === 'asked') await world.current.openMailLink?.(email);
      const ports = await world.stranger();
      return { ports, user: await ports.auth.signIn(email, PASSWORD) };
    };

    const withGoogle = async () => {
      const ports = await world.stranger();
      await world.current.chooseGoogle(ports, { email: freshEmail(ports), displayName: 'Grace Lin' });
      await ports.auth.signInWithGoogle();
      return ports;
    };

    describe('a new password', () => {
      it('replaces the old one, and keeps this sign-in', async () => {
        await ada.ports.auth.setPassword(NEW_PASSWORD);
        expect(await signIn(ada.user.email, NEW_PASSWORD)).toMatchObject({ uid: ada.user.uid });
        await expectPortError(signIn(ada.user.email, PASSWORD), 'failed');
        // A sign-in of the same second counts as one from before.
        await world.current.tickSecond();
        await ada.ports.auth.reauthenticate({ kind: 'password', password: NEW_PASSWORD });
        expect(await ada.ports.users.getContact(ada.user.uid)).not.toBeNull();
      });

      it('ends every other sign-in of the user', async () => {
        const other = await world.stranger();
        await other.auth.signIn(ada.user.email, PASSWORD);
        const users: (AuthUser | null)[] = [];
        other.auth.observe((user) => users.push(user));
        await eventually(() => expect(users).toHaveLength(1));
        await world.current.tickSecond();
        await ada.ports.auth.reauthenticate({ kind: 'password', password: PASSWORD });
        await ada.ports.auth.setPassword(NEW_PASSWORD);
        await eventually(() => expect(users.at(-1)).toBeNull());
        expect(await ada.ports.users.getContact(ada.user.uid)).not.toBeNull();
      });

      it('is open to a suspended user', async () => {
        await world.current.plant({ suspended: [ada.user.uid] });
        await ada.ports.auth.setPassword(NEW_PASSWORD);
        expect(await signIn(ada.user.email, NEW_PASSWORD)).toMatchObject({ uid: ada.user.uid });
      });

      it('has six characters at least', async () => {
        await expectPortError(ada.ports.auth.setPassword('five5'), 'failed');
        expect(await signIn(ada.user.email, PASSWORD)).toMatchObject({ uid: ada.user.uid });
      });
    });

    describe('a new address', () => {
      it('replaces the old one in the account and in the private contact', async () => {
        const email = freshEmail(ada.ports);
        const { ports, user } = await change(email);
        expect(user).toMatchObject({ uid: ada.user.uid, email });
        expect(await ports.users.getContact(user.uid)).toMatchObject({ email });
        await expectPortError(signIn(ada.user.email, PASSWORD), 'failed');
      });

      it('keeps the place in the private contact, and can be registered by nobody else', async () => {
        const email = freshEmail(ada.ports);
        const before = await ada.ports.users.getContact(ada.user.uid);
        const { ports, user } = await change(email);
        expect(await ports.users.getContact(user.uid)).toEqual({ ...before, email });
        await expectPortError((await world.stranger()).auth.register(email, PASSWORD), 'conflict');
      });

      it("is not another user's", async () => {
        const other = await register(await world.stranger());
        await expectPortError(ada.ports.auth.setEmail(other.email), 'conflict');
        expect(await signIn(ada.user.email, PASSWORD)).toMatchObject({ uid: ada.user.uid });
      });

      it.each(['', 'ada', 'ada@example'])('is not %j', async (text) => {
        await expectPortError(ada.ports.auth.setEmail(text), 'failed');
      });
    });

    it('needs a sign-in', async () => {
      const { auth } = await world.stranger();
      await expectPortError(auth.setPassword(NEW_PASSWORD), 'not-signed-in');
      await expectPortError(auth.setEmail('ada@example.com'), 'not-signed-in');
    });

    it('is refused to a user who signs in with Google', async () => {
      const { auth } = await withGoogle();
      await expectPortError(auth.setPassword(NEW_PASSWORD), 'forbidden');
      await expectPortError(auth.setEmail('ada@example.com'), 'forbidden');
      expect(await auth.proofKind()).toBe('google');
    });
  });
};
