import type { AuthUser, Ports } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import { expectPortError, rejectionOf } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { freshEmail, PASSWORD, register } from './people.ts';
import { eventually } from './recorder.ts';
import { useWorld } from './use-world.ts';

/** The session of one client: its states (D130), and its end after eight hours (D12). */
export const describeSessionContract = (harness: ContractHarness): void => {
  describe(`session: ${harness.name}`, () => {
    const world = useWorld(harness);

    const observed = (ports: Ports) => {
      const users: (AuthUser | null)[] = [];
      const stop = ports.auth.observe((user) => users.push(user));
      return { users, stop };
    };

    describe('observing', () => {
      it('tells a new client that no user is signed in', async () => {
        const { users } = observed(await world.stranger());
        await eventually(() => expect(users).toEqual([null]));
      });

      it('reports a registration, a sign-out and a sign-in, in this order', async () => {
        const ports = await world.stranger();
        const { users } = observed(ports);
        await eventually(() => expect(users).toHaveLength(1));
        const registered = await register(ports);
        await eventually(() => expect(users).toHaveLength(2));
        await ports.auth.signOut();
        await eventually(() => expect(users).toHaveLength(3));
        await ports.auth.signIn(registered.email, PASSWORD);
        await eventually(() => expect(users).toHaveLength(4));
        expect(users.map((user) => user?.uid ?? null)).toEqual([null, registered.uid, null, registered.uid]);
      });

      it('tells a late observer the current user', async () => {
        const ports = await world.stranger();
        const user = await register(ports);
        const { users } = observed(ports);
        await eventually(() => expect(users).toEqual([user]));
      });

      it('never calls the listener before observe has returned', async () => {
        const { users } = observed(await world.stranger());
        expect(users).toEqual([]);
      });

      it('reports a changed display name', async () => {
        const ports = await world.stranger();
        await register(ports);
        const { users } = observed(ports);
        await ports.auth.setDisplayName('Ada Park');
        await eventually(() => expect(users.at(-1)?.displayName).toBe('Ada Park'));
      });

      it('stops when it is stopped, which can be repeated', async () => {
        const ports = await world.stranger();
        const { users, stop } = observed(ports);
        await eventually(() => expect(users).toHaveLength(1));
        stop();
        stop();
        await register(ports);
        await world.current.settle();
        expect(users).toEqual([null]);
      });

      it('continues when another observer stops', async () => {
        const ports = await world.stranger();
        const first = observed(ports);
        const second = observed(ports);
        first.stop();
        await register(ports);
        await eventually(() => expect(second.users.at(-1)).not.toBeNull());
        expect(first.users).toEqual([]);
      });
    });

    describe('continuing a sign-in of another client (D641)', () => {
      it('has the same user and the same time of the sign-in, and each of the two ends alone', async () => {
        const [one, other] = [await world.stranger(), await world.stranger()];
        const user = await register(one);
        const { users } = observed(other);
        await world.current.tick();
        expect(await other.auth.continueSignIn(await one.auth.handOverSignIn())).toEqual(user);
        await eventually(() => expect(users.at(-1)).toEqual(user));
        await one.auth.signOut();
        expect(await other.auth.proofKind()).toBe('password');
        await expectPortError(one.auth.handOverSignIn(), 'not-signed-in');
      });

      it('replaces the user who was signed in before', async () => {
        const [one, other] = [await world.stranger(), await world.stranger()];
        const user = await register(one);
        await register(other);
        await other.auth.continueSignIn(await one.auth.handOverSignIn());
        const { users } = observed(other);
        await eventually(() => expect(users.at(-1)?.uid).toBe(user.uid));
      });

      it.each(['', 'nonsense', '{}', 'null', '{"uid":1}'])(
        'refuses %j, and stays as it was',
        async (signIn) => {
          const ports = await world.stranger();
          const user = await register(ports);
          await expectPortError(ports.auth.continueSignIn(signIn), 'failed');
          const { users } = observed(ports);
          await eventually(() => expect(users).toEqual([user]));
        },
      );
    });

    describe('signing in', () => {
      it('recognises the same user on another client', async () => {
        const user = await register(await world.stranger());
        const again = await (await world.stranger()).auth.signIn(user.email, PASSWORD);
        expect(again).toMatchObject({ uid: user.uid, email: user.email });
      });

      it('ignores the case of the address', async () => {
        const user = await register(await world.stranger());
        const again = await (await world.stranger()).auth.signIn(user.email.toUpperCase(), PASSWORD);
        expect(again.uid).toBe(user.uid);
      });

      it('respects the case of the password', async () => {
        const { email } = await register(await world.stranger());
        await expectPortError((await world.stranger()).auth.signIn(email, PASSWORD.toUpperCase()), 'failed');
      });

      it('does not distinguish an unknown address from a wrong password', async () => {
        const { email } = await register(await world.stranger());
        const ports = await world.stranger();
        const wrong = await rejectionOf(ports.auth.signIn(email, 'something else'));
        const unknown = await rejectionOf(ports.auth.signIn(freshEmail(ports), PASSWORD));
        expect([wrong.kind, unknown.kind]).toEqual(['failed', 'failed']);
        expect([wrong.subject, unknown.subject]).toEqual(['credentials', 'credentials']);
        expect(unknown.providerMessage).toBe(wrong.providerMessage);
      });

      it('leaves no user signed in when it fails', async () => {
        const ports = await world.stranger();
        await expectPortError(ports.auth.signIn(freshEmail(ports), PASSWORD), 'failed');
        await expectPortError(ports.auth.proofKind(), 'not-signed-in');
      });

      it('sets the time of the sign-in', async () => {
        const ports = await world.stranger();
        const first = await register(ports);
        await ports.auth.signOut();
        // Some backends count whole seconds.
        await world.current.tick();
        const second = await ports.auth.signIn(first.email, PASSWORD);
        expect(second.signedInAt).toBeGreaterThanOrEqual(first.signedInAt);
      });

      it('affects only its own client', async () => {
        const one = await world.stranger();
        const other = await world.stranger();
        await register(one);
        await expectPortError(other.auth.proofKind(), 'not-signed-in');
      });

      it('replaces the user who was signed in before', async () => {
        const first = await register(await world.stranger());
        const ports = await world.stranger();
        const second = await register(ports);
        const { users } = observed(ports);
        await ports.auth.signIn(first.email, PASSWORD);
        await eventually(() => expect(users.at(-1)?.uid).toBe(first.uid));
        await expectPortError(ports.users.getContact(second.uid), 'forbidden');
      });

      it('is not affected when the caller changes the returned user', async () => {
        const ports = await world.stranger();
        const user = await register(ports);
        const before = structuredClone(user);
        attemptToChange(user);
        const { users } = observed(ports);
        await eventually(() => expect(users).toEqual([before]));
      });
    });

    describe('signing out', () => {
      it('ends the session', async () => {
        const ports = await world.stranger();
        await register(ports);
        await ports.auth.signOut();
        await expectPortError(ports.auth.proofKind(), 'not-signed-in');
      });

      it('does nothing without a signed-in user', async () => {
        await expect((await world.stranger()).auth.signOut()).resolves.toBeUndefined();
      });

      it('leaves the same user signed in on other clients', async () => {
        const one = await world.stranger();
        const other = await world.stranger();
        const { email } = await register(one);
        await other.auth.signIn(email, PASSWORD);
        await one.auth.signOut();
        expect(await other.auth.proofKind()).toBe('password');
      });
    });
  });
};
