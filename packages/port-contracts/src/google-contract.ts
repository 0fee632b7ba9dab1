import { describe, expect, it } from 'vitest';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { PASSWORD, register } from './people.ts';
import { useWorld } from './use-world.ts';

const GRACE = { email: 'grace@example.com', displayName: 'Grace Lin' };
const OMAR = { email: 'omar@example.com', displayName: 'Omar Reyes' };

/** Signing in with Google, which makes an account and no profile (D17). */
export const describeGoogleContract = (harness: ContractHarness): void => {
  describe(`Google sign-in: ${harness.name}`, () => {
    const world = useWorld(harness);

    const clientOf = async (account: typeof GRACE | null) => {
      const ports = await world.stranger();
      await world.current.chooseGoogle(ports, account);
      return ports;
    };

    it('signs in as the chosen account', async () => {
      const ports = await clientOf(GRACE);
      expect(await ports.auth.signInWithGoogle()).toMatchObject(GRACE);
      expect(await ports.auth.proofKind()).toBe('google');
    });

    it('recognises the same account again', async () => {
      const first = await (await clientOf(GRACE)).auth.signInWithGoogle();
      const second = await (await clientOf(GRACE)).auth.signInWithGoogle();
      expect(second?.uid).toBe(first?.uid);
    });

    it('distinguishes two accounts', async () => {
      const first = await (await clientOf(GRACE)).auth.signInWithGoogle();
      const second = await (await clientOf(OMAR)).auth.signInWithGoogle();
      expect(second?.uid).not.toBe(first?.uid);
    });

    it('returns null when the user closes the chooser, and no user is signed in', async () => {
      const ports = await clientOf(null);
      expect(await ports.auth.signInWithGoogle()).toBeNull();
      await expectPortError(ports.auth.proofKind(), 'not-signed-in');
    });

    it('keeps the signed-in user when the chooser is closed', async () => {
      const ports = await clientOf(null);
      const user = await register(ports);
      expect(await ports.auth.signInWithGoogle()).toBeNull();
      expect(await ports.users.getContact(user.uid)).toBeNull();
    });

    it('creates accounts that no password can sign in to', async () => {
      await (await clientOf(GRACE)).auth.signInWithGoogle();
      await expectPortError((await world.stranger()).auth.signIn(GRACE.email, PASSWORD), 'failed');
    });

    it('accepts Google as the proof of identity', async () => {
      const ports = await clientOf(GRACE);
      await ports.auth.signInWithGoogle();
      await expect(ports.auth.reauthenticate({ kind: 'google' })).resolves.toBeUndefined();
    });

    it.each([
      ['a closed chooser', null],
      ['another account', OMAR],
    ])('does not accept %s as a proof, and the session continues', async (_, account) => {
      const ports = await clientOf(GRACE);
      const user = await ports.auth.signInWithGoogle();
      await world.current.chooseGoogle(ports, account);
      await expectPortError(ports.auth.reauthenticate({ kind: 'google' }), 'failed');
      expect(user && (await ports.users.getContact(user.uid))).toBeNull();
    });

    it('does not accept a password as a proof', async () => {
      const ports = await clientOf(GRACE);
      await ports.auth.signInWithGoogle();
      await expectPortError(ports.auth.reauthenticate({ kind: 'password', password: PASSWORD }), 'failed');
    });
  });
};
