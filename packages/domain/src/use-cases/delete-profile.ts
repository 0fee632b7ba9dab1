import type { AuthUser, Proof } from '../ports/auth.ts';
import type { PortError } from '../ports/port-error.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import { portError, portFailure, ignoreErrors, type PortFailure } from './port-failure.ts';

export interface DeleteProfileInput {
  readonly user: AuthUser;
  /** `null` at the first try; what the person gave after `proof-required`. */
  readonly proof: Proof | null;
}

export type DeleteProfileError =
  | { readonly kind: 'proof-required'; readonly proofKind: Proof['kind'] }
  | { readonly kind: 'wrong-proof'; readonly error: PortError }
  | PortFailure;

type DeleteProfilePorts = Pick<Ports, 'auth' | 'users' | 'robots' | 'messages' | 'images'>;

/**
 * Removes everything a user has here and then the account (D18). The mark comes first, so that nothing is added
 * meanwhile (D51); every step is harmless when repeated and the account goes last, so whatever interrupts it, starting
 * again finishes it.
 */
export const deleteProfile =
  (ports: DeleteProfilePorts) =>
  async ({ user, proof }: DeleteProfileInput): Promise<Result<void, DeleteProfileError>> => {
    const { auth, users, robots, messages, images } = ports;
    try {
      const wrong = proof && (await wrongProof(auth, proof));
      if (wrong) return err({ kind: 'wrong-proof', error: wrong });
      await users.beginDeletion(user.uid);
      await images.deleteAllOf(user.uid);
      await robots.deleteAllOf(user.uid);
      await messages.deleteAllOf(user.uid);
      await users.deleteProfile(user.uid);
      // Once more: an upload that was under way when the deletion began may have landed since.
      await images.deleteAllOf(user.uid);
      await deleteAccount(auth);
      await ignoreErrors(() => auth.signOut());
      return ok(undefined);
    } catch (thrown) {
      return portError(thrown).kind === 'recent-sign-in-required' ? proofRequired(auth) : portFailure(thrown);
    }
  };

const wrongProof = async (auth: Ports['auth'], proof: Proof): Promise<PortError | null> => {
  try {
    await auth.reauthenticate(proof);
    return null;
  } catch (thrown) {
    const error = portError(thrown);
    if (error.kind !== 'failed') throw error;
    return error;
  }
};

const proofRequired = async (auth: Ports['auth']): Promise<Result<never, DeleteProfileError>> => {
  try {
    return err({ kind: 'proof-required', proofKind: await auth.proofKind() });
  } catch (thrown) {
    return portFailure(thrown);
  }
};

/**
 * Once more when there was no answer. Every step before needed the session, so "not signed in" here means
 * that the account went with an earlier try whose answer got lost.
 */
const deleteAccount = async (auth: Ports['auth'], isRepeat = false): Promise<void> => {
  try {
    await auth.deleteAccount();
  } catch (thrown) {
    const { kind } = portError(thrown);
    if (kind === 'not-signed-in') return;
    if (kind !== 'unavailable' || isRepeat) throw thrown;
    await deleteAccount(auth, true);
  }
};
