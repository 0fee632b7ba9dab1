import type { AuthUser, Ports } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import { expectConflict, expectPortError, portErrorOf } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { freshEmail, PASSWORD, register } from './people.ts';
import { eventually } from './recorder.ts';
import { useWorld } from './use-world.ts';

/** Accounts and the session of one client (specification §4, §6, D12, D16). */
export const describeAuthContract = (harness: ContractHarness): void => {
  describe(`auth: ${harness.name}`, () => {
    const world = useWorld(harness);

    const observed = (ports: Ports) => {
      const users: (AuthUser | null)[] = [];
      const stop = ports.auth.observe((user) => users.push(user));
      return { users, stop };
    };

    describe('observing', () => {
      it('tells a new client that nobody is signed in', async () => {
        const { users } = observed(await world.stranger());
        await eventually(() => expect(users).toEqual([null]));
      });

      it('tells of a registration, a sign-out and a sign-in, in this order', async () => {
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

      it('tells a late observer of the current user', async () => {
        const ports = await world.stranger();
        const user = await register(ports);
        const { users } = observed(ports);
        await eventually(() => expect(users).toEqual([user]));
      });

      it('never calls the listener before observe has returned', async () => {
        const { users } = observed(await world.stranger());
        expect(users).toEqual([]);
      });

      it('tells of a changed display name', async () => {
        const ports = await world.stranger();
        await register(ports);
        const { users } = observed(ports);
        await ports.auth.setDisplayName('Ada Park');
        await eventually(() => expect(users.at(-1)?.displayName).toBe('Ada Park'));
      });

      it('stops when told to, and may be told twice', async () => {
        const ports = await world.stranger();
        const { users, stop } = observed(ports);
        await eventually(() => expect(users).toHaveLength(1));
        stop();
        stop();
        await register(ports);
        await world.current.settle();
        expect(users).toEqual([null]);
      });

      it('goes on for the others when one observer stops', async () => {
        const ports = await world.stranger();
        const first = observed(ports);
        const second = observed(ports);
        first.stop();
        await register(ports);
        await eventually(() => expect(second.users.at(-1)).not.toBeNull());
        expect(first.users).toEqual([]);
      });
    });

    describe('registering', () => {
      it('makes an account and signs in', async () => {
        const ports = await world.stranger();
        const email = freshEmail(ports);
        const user = await ports.auth.register(email, PASSWORD);
        expect(user).toMatchObject({ email, displayName: '' });
        expect(await ports.auth.proofKind()).toBe('password');
      });

      it('gives every account a uid of its own', async () => {
        const first = await register(await world.stranger());
        const second = await register(await world.stranger());
        expect(second.uid).not.toBe(first.uid);
      });

      it.each([
        ['as it was', (email: string) => email],
        ['in another case', (email: string) => email.toUpperCase()],
      ])('refuses an address that is taken, written %s', async (_, rewrite) => {
        const { email } = await register(await world.stranger());
        const other = await world.stranger();
        await expectConflict(other.auth.register(rewrite(email), PASSWORD), 'email');
        await expectPortError(other.auth.proofKind(), 'not-signed-in');
      });

      it.each(['', 'ada', 'ada@', '@example.com'])('refuses the address %j in words of its own', async (email) => {
        const { kind, providerMessage } = await portErrorOf((await world.stranger()).auth.register(email, PASSWORD));
        expect(kind).toBe('failed');
        expect(providerMessage).toMatch(/./);
      });

      it('refuses a password of five characters in words of its own, and takes one of six', async () => {
        const ports = await world.stranger();
        const { kind, providerMessage } = await portErrorOf(ports.auth.register(freshEmail(ports), '12345'));
        expect(kind).toBe('failed');
        expect(providerMessage).toMatch(/./);
        await ports.auth.register(freshEmail(ports), '123456');
      });
    });

    describe('signing in', () => {
      it('knows the same person on another client', async () => {
        const user = await register(await world.stranger());
        const again = await (await world.stranger()).auth.signIn(user.email, PASSWORD);
        expect(again).toMatchObject({ uid: user.uid, email: user.email });
      });

      it('does not mind the case of the address', async () => {
        const user = await register(await world.stranger());
        const again = await (await world.stranger()).auth.signIn(user.email.toUpperCase(), PASSWORD);
        expect(again.uid).toBe(user.uid);
      });

      it('minds the case of the password', async () => {
        const { email } = await register(await world.stranger());
        await expectPortError((await world.stranger()).auth.signIn(email, PASSWORD.toUpperCase()), 'failed');
      });

      it('does not tell an unknown address from a wrong password', async () => {
        const { email } = await register(await world.stranger());
        const ports = await world.stranger();
        const wrong = await portErrorOf(ports.auth.signIn(email, 'something else'));
        const unknown = await portErrorOf(ports.auth.signIn(freshEmail(ports), PASSWORD));
        expect([wrong.kind, unknown.kind]).toEqual(['failed', 'failed']);
        expect(wrong.providerMessage).toMatch(/./);
        expect(unknown.providerMessage).toBe(wrong.providerMessage);
      });

      it('leaves nobody signed in when it fails', async () => {
        const ports = await world.stranger();
        await expectPortError(ports.auth.signIn(freshEmail(ports), PASSWORD), 'failed');
        await expectPortError(ports.auth.proofKind(), 'not-signed-in');
      });

      it('counts from the sign-in', async () => {
        const ports = await world.stranger();
        const first = await register(ports);
        await ports.auth.signOut();
        // Some backends count whole seconds.
        await world.current.tick();
        const second = await ports.auth.signIn(first.email, PASSWORD);
        expect(second.signedInAt).toBeGreaterThanOrEqual(first.signedInAt);
      });

      it('belongs to one client alone', async () => {
        const one = await world.stranger();
        const other = await world.stranger();
        await register(one);
        await expectPortError(other.auth.proofKind(), 'not-signed-in');
      });

      it('lets the last one in be the one who is signed in', async () => {
        const first = await register(await world.stranger());
        const ports = await world.stranger();
        const second = await register(ports);
        const { users } = observed(ports);
        await ports.auth.signIn(first.email, PASSWORD);
        await eventually(() => expect(users.at(-1)?.uid).toBe(first.uid));
        await expectPortError(ports.users.getContact(second.uid), 'forbidden');
      });

      it('is not changed by a caller who changes the answer', async () => {
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

      it('is harmless when nobody is signed in', async () => {
        await expect((await world.stranger()).auth.signOut()).resolves.toBeUndefined();
      });

      it('leaves the same person signed in elsewhere', async () => {
        const one = await world.stranger();
        const other = await world.stranger();
        const { email } = await register(one);
        await other.auth.signIn(email, PASSWORD);
        await one.auth.signOut();
        expect(await other.auth.proofKind()).toBe('password');
      });
    });

    describe('the display name', () => {
      it('is kept with the account', async () => {
        const ports = await world.stranger();
        const { email } = await register(ports);
        await ports.auth.setDisplayName('Ada Park');
        const again = await (await world.stranger()).auth.signIn(email, PASSWORD);
        expect(again.displayName).toBe('Ada Park');
      });

      it('needs somebody signed in', async () => {
        await expectPortError((await world.stranger()).auth.setDisplayName('Ada Park'), 'not-signed-in');
      });
    });

    it('answers a password reset the same for a known and for an unknown address', async () => {
      const { email } = await register(await world.stranger());
      const ports = await world.stranger();
      await expect(ports.auth.requestPasswordReset(email)).resolves.toBeUndefined();
      await expect(ports.auth.requestPasswordReset(freshEmail(ports))).resolves.toBeUndefined();
    });

    describe('proving again who one is', () => {
      it('takes the right password', async () => {
        const ports = await world.stranger();
        await register(ports);
        await expect(ports.auth.reauthenticate({ kind: 'password', password: PASSWORD })).resolves.toBeUndefined();
      });

      it('refuses a wrong one, and the session goes on', async () => {
        const ports = await world.stranger();
        await register(ports);
        await expectPortError(ports.auth.reauthenticate({ kind: 'password', password: 'something else' }), 'failed');
        expect(await ports.auth.proofKind()).toBe('password');
      });

      it('needs somebody signed in', async () => {
        const { auth } = await world.stranger();
        await expectPortError(auth.reauthenticate({ kind: 'password', password: PASSWORD }), 'not-signed-in');
        await expectPortError(auth.proofKind(), 'not-signed-in');
      });
    });

    describe('deleting the account', () => {
      it('signs out, and the password opens nothing any more', async () => {
        const ports = await world.stranger();
        const { users } = observed(ports);
        const { email } = await register(ports);
        await ports.auth.deleteAccount();
        await eventually(() => expect(users.at(-1)).toBeNull());
        await expectPortError(ports.auth.proofKind(), 'not-signed-in');
        await expectPortError(ports.auth.signIn(email, PASSWORD), 'failed');
      });

      it('frees the address for a new account', async () => {
        const ports = await world.stranger();
        const { email, uid } = await register(ports);
        await ports.auth.deleteAccount();
        expect((await ports.auth.register(email, PASSWORD)).uid).not.toBe(uid);
      });

      it('needs somebody signed in', async () => {
        await expectPortError((await world.stranger()).auth.deleteAccount(), 'not-signed-in');
      });
    });
  });
};
