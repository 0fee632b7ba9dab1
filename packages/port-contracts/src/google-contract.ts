import { describe, expect, it } from 'vitest';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { PASSWORD, register } from './people.ts';
import { useWorld } from './use-world.ts';

const GRACE = { email: 'grace@example.com', displayName: 'Grace Lin' };
const OMAR = { email: 'omar@example.com', displayName: 'Omar Reyes' };

/** Signing in with Google (D17). */
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

    it('knows the same account again', async () => {
      const first = await (await clientOf(GRACE)).auth.signInWithGoogle();
      const second = await (await clientOf(GRACE)).auth.signInWithGoogle();
      expect(second?.uid).toBe(first?.uid);
    });

    it('tells two accounts apart', async () => {
      const first = await (await clientOf(GRACE)).auth.signInWithGoogle();
      const second = await (await clientOf(OMAR)).auth.signInWithGoogle();
      expect(second?.uid).not.toBe(first?.uid);
    });

    it('answers null when the chooser is closed, and nobody is signed in', async () => {
      const ports = await clientOf(null);
      expect(await ports.auth.signInWithGoogle()).toBeNull();
      await expectPortError(ports.auth.proofKind(), 'not-signed-in');
    });

    it('leaves whoever was signed in so when the chooser is closed', async () => {
      const ports = await clientOf(null);
      const user = await register(ports);
      expect(await ports.auth.signInWithGoogle()).toBeNull();
      expect(await ports.users.getContact(user.uid)).toBeNull();
    });

    it('opens to no password', async () => {
      await (await clientOf(GRACE)).auth.signInWithGoogle();
      await expectPortError((await world.stranger()).auth.signIn(GRACE.email, PASSWORD), 'failed');
    });

    it('takes Google as the proof who one is', async () => {
      const ports = await clientOf(GRACE);
      await ports.auth.signInWithGoogle();
      await expect(ports.auth.reauthenticate({ kind: 'google' })).resolves.toBeUndefined();
    });

    it.each([
      ['a closed chooser', null],
      ['another account', OMAR],
    ])('does not take %s as a proof, and the session goes on', async (_, account) => {
      const ports = await clientOf(GRACE);
      const user = await ports.auth.signInWithGoogle();
      await world.current.chooseGoogle(ports, account);
      await expectPortError(ports.auth.reauthenticate({ kind: 'google' }), 'failed');
      expect(user && (await ports.users.getContact(user.uid))).toBeNull();
    });

    it('does not take a password as a proof', async () => {
      const ports = await clientOf(GRACE);
      await ports.auth.signInWithGoogle();
      await expectPortError(ports.auth.reauthenticate({ kind: 'password', password: PASSWORD }), 'failed');
    });
  });
};
