import type { AuthUser, Proof } from '../ports/auth.ts';
import type { PortError } from '../ports/port-error.ts';
import type { Ports } from '../ports/ports.ts';
import type { LeftTexts } from '../ports/reviews.ts';
import { err, ok, type Result } from '../result.ts';
import { RECENT_SIGN_IN } from '../users/session-policy.ts';
import { endRequests, type EndRequestsInput } from './end-requests.ts';
import { portErrorOf, portFailure, ignoreErrors, type PortFailure } from '../ports/port-failure.ts';

/** The user who leaves, and their proof of identity. */
export interface DeleteProfileInput {
  readonly user: AuthUser;
  /** `null` at the first try; the user's proof after `proof-required`. */
  readonly proof: Proof | null;
  /** The requests for dates that end with the profile: their people are told first (D684). */
  readonly farewell?: EndRequestsInput;
  /** What becomes of the texts of the user's reviews; by default they go (D707). */
  readonly reviewTexts?: LeftTexts;
}

/** Why an account was not deleted. After `proof-required` the caller asks the user for a proof and tries again. */
export type DeleteProfileError =
  | { readonly kind: 'proof-required'; readonly proofKind: Proof['kind'] }
  | { readonly kind: 'wrong-proof'; readonly error: PortError }
  | PortFailure;

type DeleteProfilePorts = Pick<
  Ports,
  | 'auth'
  | 'users'
  | 'robots'
  | 'messages'
  | 'reviews'
  | 'saved'
  | 'blocks'
  | 'images'
  | 'notifier'
  | 'analytics'
  | 'clock'
>;

/**
 * Deletes everything of a user and then the account (D18). The deletion mark comes first, so that no data is
 * added meanwhile (D51). Every step is safe to repeat and the account is deleted last, so after any
 * interruption a new start finishes the deletion.
 */
export const deleteProfile =
  (ports: DeleteProfilePorts) =>
  async ({
    user,
    proof,
    farewell,
    reviewTexts = 'removed',
  }: DeleteProfileInput): Promise<Result<void, DeleteProfileError>> => {
    const { auth, users, robots, messages, reviews, saved, blocks, images } = ports;
    try {
      const wrong = proof && (await wrongProof(auth, proof));
      if (wrong) return err({ kind: 'wrong-proof', error: wrong });
      if (farewell) {
        // Not before the provider would let the account go.
        if (proof === null && ports.clock.now() - user.signedInAt > RECENT_SIGN_IN)
          return await proofRequired(auth);
        const ended = await endRequests(ports)(farewell);
        if (!ended.ok) return ended;
      }
      await users.beginDeletion(user.uid);
      await images.deleteAllOf(user.uid);
      await robots.deleteAllOf(user.uid);
      await messages.deleteAllOf(user.uid);
      await reviews.leaveBehind(user.uid, reviewTexts);
      await saved.deleteAllOf(user.uid);
      await blocks.unblockAll(user.uid);
      await users.deleteProfile(user.uid);
      // Again, because an upload that was running when the deletion began may have finished since.
      await images.deleteAllOf(user.uid);
      await deleteAccount(auth);
      await ignoreErrors(() => auth.signOut());
      return ok(undefined);
    } catch (thrown) {
      return portErrorOf(thrown).kind === 'recent-sign-in-required'
        ? proofRequired(auth)
        : portFailure(thrown);
    }
  };

const wrongProof = async (auth: Ports['auth'], proof: Proof): Promise<PortError | null> => {
  try {
    await auth.reauthenticate(proof);
    return null;
  } catch (thrown) {
    const error = portErrorOf(thrown);
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
 * Tries once more if there was no answer. Every earlier step needed the session, so "not signed in" here
 * means that the first try deleted the account and its answer was lost.
 */
const deleteAccount = async (auth: Ports['auth'], isRepeat = false): Promise<void> => {
  try {
    await auth.deleteAccount();
  } catch (thrown) {
    const { kind } = portErrorOf(thrown);
    if (kind === 'not-signed-in') return;
    if (kind !== 'unavailable' || isRepeat) throw thrown;
    await deleteAccount(auth, true);
  }
};
