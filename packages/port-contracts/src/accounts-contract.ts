import { describe, expect, it } from 'vitest';
import { expectConflict, expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { freshEmail, PASSWORD, register } from './people.ts';
import { eventually } from './recorder.ts';
import { useWorld } from './use-world.ts';

/** Creating, proving (D120) and deleting an account (D18), and a forgotten password, whose answer does not tell who has one (D16). */
export const describeAccountsContract = (harness: ContractHarness): void => {
  describe(`accounts: ${harness.name}`, () => {
    const world = useWorld(harness);

    describe('registering', () => {
      it('creates an account and signs in', async () => {
        const ports = await world.stranger();
        const email = freshEmail(ports);
        const user = await ports.auth.register(email, PASSWORD);
        expect(user).toMatchObject({ email, displayName: '' });
        expect(await ports.auth.proofKind()).toBe('password');
      });

      it('gives every account a different uid', async () => {
        const first = await register(await world.stranger());
        const second = await register(await world.stranger());
        expect(second.uid).not.toBe(first.uid);
      });

      it.each([
        ['as it was', (email: string) => email],
        ['in another case', (email: string) => email.toUpperCase()],
      ])('refuses an address in use, written %s', async (_, rewrite) => {
        const { email } = await register(await world.stranger());
        const other = await world.stranger();
        await expectConflict(other.auth.register(rewrite(email), PASSWORD), 'email');
        await expectPortError(other.auth.proofKind(), 'not-signed-in');
      });

      it.each(['', 'ada', 'ada@', '@example.com'])('refuses the address %j', async (email) => {
        await expectPortError((await world.stranger()).auth.register(email, PASSWORD), 'failed');
      });

      it('refuses a password of five characters, and accepts one of six', async () => {
        const ports = await world.stranger();
        await expectPortError(ports.auth.register(freshEmail(ports), '12345'), 'failed');
        await ports.auth.register(freshEmail(ports), '123456');
      });
    });

    describe('the display name', () => {
      it('is stored with the account', async () => {
        const ports = await world.stranger();
        const { email } = await register(ports);
        await ports.auth.setDisplayName('Ada Park');
        const again = await (await world.stranger()).auth.signIn(email, PASSWORD);
        expect(again.displayName).toBe('Ada Park');
      });

      it('needs a signed-in user', async () => {
        await expectPortError((await world.stranger()).auth.setDisplayName('Ada Park'), 'not-signed-in');
      });
    });

    it('gives the same answer to a password reset for a known and an unknown address', async () => {
      const { email } = await register(await world.stranger());
      const ports = await world.stranger();
      await expect(ports.auth.requestPasswordReset(email)).resolves.toBeUndefined();
      await expect(ports.auth.requestPasswordReset(freshEmail(ports))).resolves.toBeUndefined();
    });

    describe('reauthenticating', () => {
      it('accepts the right password', async () => {
        const ports = await world.stranger();
        await register(ports);
        await expect(
          ports.auth.reauthenticate({ kind: 'password', password: PASSWORD }),
        ).resolves.toBeUndefined();
      });

      it('refuses a wrong password, and the session continues', async () => {
        const ports = await world.stranger();
        await register(ports);
        await expectPortError(
          ports.auth.reauthenticate({ kind: 'password', password: 'something else' }),
          'failed',
        );
        expect(await ports.auth.proofKind()).toBe('password');
      });

      it('needs a signed-in user', async () => {
        const { auth } = await world.stranger();
        await expectPortError(auth.reauthenticate({ kind: 'password', password: PASSWORD }), 'not-signed-in');
        await expectPortError(auth.proofKind(), 'not-signed-in');
      });
    });

    describe('deleting the account', () => {
      it('signs out, and the password is no longer accepted', async () => {
        const ports = await world.stranger();
        const { email } = await register(ports);
        const users: unknown[] = [];
        ports.auth.observe((user) => users.push(user));
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

      it('needs a signed-in user', async () => {
        await expectPortError((await world.stranger()).auth.deleteAccount(), 'not-signed-in');
      });
    });
  });
};
