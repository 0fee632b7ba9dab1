import {
  emailIssue,
  PortError,
  RECENT_SIGN_IN,
  type AuthPort,
  type AuthUser,
  type ClockPort,
  type Proof,
} from '@roborrow/domain';
import { FirebaseError } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateCurrentUser,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  type Auth,
  type User,
} from 'firebase/auth';
import { runTransaction, serverTimestamp } from 'firebase/firestore';
import { endedSignInsOf } from '../documents.ts';
import { GoogleClosed, type GoogleSignIn } from '../google.ts';
import type { Operations } from '../operations.ts';
import { readSignIn } from '../read-sign-in.ts';
import type { Session } from '../session.ts';

export interface AuthDependencies {
  readonly operations: Operations;
  readonly auth: Auth;
  readonly session: Session;
  readonly clock: ClockPort;
  readonly google: GoogleSignIn;
}

/** @throws PortError `recent-sign-in-required`, before Firebase would. */
export const requireRecent = ({ signedInAt }: AuthUser, clock: ClockPort): void => {
  if (clock.now() - signedInAt > RECENT_SIGN_IN) throw new PortError('recent-sign-in-required');
};

export const createAuth = (dependencies: AuthDependencies): AuthPort => {
  const { operations, auth, session, clock, google } = dependencies;
  const { withErrorMapping, withErrorMappingNoTimeout } = operations;

  /** The caller's account, to change how they sign in. */
  const changeable = async (): Promise<User> => {
    const { account, user } = await session.require();
    if (proofKindOf(account) !== 'password') throw new PortError('forbidden');
    requireRecent(user, clock);
    return account;
  };

  const endOthers = async (): Promise<void> => {
    const { database, user } = await session.require();
    await runTransaction(database, async (transaction) => {
      transaction.set(endedSignInsOf(database, user.uid), {
        since: serverTimestamp(),
        // The token's `auth_time`, in seconds.
        kept: user.signedInAt / 1000,
      });
    });
  };

  return {
    observe: session.observe,

    signIn: withErrorMapping(async (email, password) => {
      await signInWithEmailAndPassword(auth, email.trim(), password);
      return session.refresh();
    }),

    signInWithGoogle: withErrorMappingNoTimeout(async () => {
      try {
        await google.signIn(auth);
      } catch (thrown) {
        if (isClosed(thrown)) return null;
        throw thrown;
      }
      return session.refresh();
    }),

    register: withErrorMapping(async (email, password) => {
      await createUserWithEmailAndPassword(auth, email.trim(), password);
      return session.refresh();
    }),

    setDisplayName: withErrorMapping(async (displayName) => {
      const { account } = await session.require();
      await updateProfile(account, { displayName });
      await session.refresh();
    }),

    requestPasswordReset: withErrorMapping(async (email) => {
      try {
        await sendPasswordResetEmail(auth, email.trim());
      } catch (thrown) {
        // The answer must not reveal whether the address has an account (D16).
        if (!(thrown instanceof FirebaseError) || thrown.code !== 'auth/user-not-found') throw thrown;
      }
    }),

    proofKind: withErrorMapping(async () => proofKindOf((await session.require()).account)),

    reauthenticate: withErrorMappingNoTimeout(async (proof) => {
      const { account } = await session.require();
      await prove(account, proof, google);
      await session.refresh();
    }),

    setPassword: withErrorMapping(async (password) => {
      await updatePassword(await changeable(), password);
      await session.refresh();
      // Firebase renews no other sign-in from now on; this ends them at once. The rules refuse it to a suspended member.
      await endOthers().catch(() => undefined);
    }),

    setEmail: withErrorMapping(async (email) => {
      const account = await changeable();
      const address = email.trim();
      if (emailIssue(address)) throw new PortError('failed');
      await verifyBeforeUpdateEmail(account, address);
      return 'asked' as const;
    }),

    deleteAccount: withErrorMapping(async () => {
      const { account, user } = await session.require();
      requireRecent(user, clock);
      await session.end(() => deleteUser(account));
    }),

    endOtherSignIns: withErrorMapping(endOthers),

    handOverSignIn: withErrorMapping(async () => JSON.stringify((await session.require()).account.toJSON())),

    continueSignIn: withErrorMapping(async (signIn) => {
      const continued = await readSignIn(auth, signIn);
      if (!continued) throw new PortError('failed');
      await updateCurrentUser(auth, continued);
      return session.refresh();
    }),

    signOut: withErrorMapping(() => session.end(() => auth.signOut())),
  };
};

const proofKindOf = (account: User): Proof['kind'] =>
  account.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)
    ? 'password'
    : 'google';

const prove = async (account: User, proof: Proof, google: GoogleSignIn): Promise<void> => {
  if (proof.kind === 'password') {
    const credential = EmailAuthProvider.credential(account.email ?? '', proof.password);
    await reauthenticateWithCredential(account, credential);
  } else {
    if (!account.providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID))
      throw new PortError('failed');
    await google.reauthenticate(account);
  }
};

const CLOSED = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']);

const isClosed = (thrown: unknown): boolean =>
  thrown instanceof GoogleClosed || (thrown instanceof FirebaseError && CLOSED.has(thrown.code));
