import type { UserId } from '../ids.ts';
import type { EpochMs } from '../units.ts';
import type { Unsubscribe } from './subscription.ts';

/**
 * A signed-in user.
 *
 * @example
 * ```ts
 * const hasEnded = (user: AuthUser, now: EpochMs): boolean => isSessionOver(user.signedInAt, now);
 * ```
 */
export interface AuthUser {
  readonly uid: UserId;
  readonly email: string;
  readonly displayName: string;
  /**
   * When the user last proved who they are, by password or Google; the session's absolute deadline counts
   * from here (D12).
   */
  readonly signedInAt: EpochMs;
  /** Whether the backend knows the user as an operator (D790). */
  readonly isOperator?: true;
}

/** How a user proves their identity again, before they delete their profile (D18). */
export type Proof = { readonly kind: 'password'; readonly password: string } | { readonly kind: 'google' };

/** Whether an address was changed, or is when the link in a mail to the new address is opened (D643). */
export type EmailChange = 'changed' | 'asked';

/**
 * Accounts and the session of this tab. A sign-in belongs to the tab and survives a reload. A rejected
 * sign-in carries the provider's own message (D128), which does not distinguish an unknown address from a
 * wrong password.
 */
export interface AuthPort {
  /** Calls the listener once the current user is known, then at every change. */
  observe(listener: (user: AuthUser | null) => void): Unsubscribe;

  /** @throws PortError `failed` (wrong address or password), `not-configured`, `unavailable`. */
  signIn(email: string, password: string): Promise<AuthUser>;

  /** Opens Google's account chooser. `null` when the user closes it. */
  signInWithGoogle(): Promise<AuthUser | null>;

  /**
   * Creates an account and signs in. @throws PortError `conflict` (email), `failed`, `not-configured`,
   * `unavailable`.
   */
  register(email: string, password: string): Promise<AuthUser>;

  /** @throws PortError `not-signed-in`. */
  setDisplayName(displayName: string): Promise<void>;

  /** Resolves in the same way whether or not the address has an account (D16). */
  requestPasswordReset(email: string): Promise<void>;

  /** Which proof of identity this user can give. @throws PortError `not-signed-in`. */
  proofKind(): Promise<Proof['kind']>;

  /** @throws PortError `not-signed-in`, `failed` (wrong password, or the user closed the chooser). */
  reauthenticate(proof: Proof): Promise<void>;

  /**
   * Replaces the password, and ends every other sign-in of the user as `endOtherSignIns` does (D642).
   * @throws PortError `not-signed-in`, `recent-sign-in-required`, `forbidden` (the user signs in with Google), `failed` (too short).
   */
  setPassword(password: string): Promise<void>;

  /**
   * Replaces the address of the account and of the private contact, or has the provider ask for it with a mail to the new address (D643).
   * @throws PortError `not-signed-in`, `recent-sign-in-required`, `forbidden` (the user signs in with Google), `conflict` (email),
   * `failed` (no address).
   */
  setEmail(email: string): Promise<EmailChange>;

  /** Deletes the account and signs out. @throws PortError `not-signed-in`, `recent-sign-in-required`. */
  deleteAccount(): Promise<void>;

  /**
   * Ends every other sign-in of the user, on whichever device, and keeps this one (D490). The others are refused from then on, and their
   * observers are told that no user is signed in.
   * @throws PortError `not-signed-in`; `forbidden` for a user who is leaving or suspended.
   */
  endOtherSignIns(): Promise<void>;

  /**
   * The sign-in of this tab as a text, with which another tab of the same browser continues it (D641). Whoever has the text is signed in:
   * it is never stored or sent. @throws PortError `not-signed-in`.
   */
  handOverSignIn(): Promise<string>;

  /**
   * Continues the sign-in that another tab handed over, with the time of its sign-in, so that it ends when that one does (D12). Ending one
   * of the two does not end the other.
   * @throws PortError `failed` (the text holds no sign-in), `not-signed-in` (it is over).
   */
  continueSignIn(signIn: string): Promise<AuthUser>;

  /** Ends the session and clears its stored data. */
  signOut(): Promise<void>;
}
