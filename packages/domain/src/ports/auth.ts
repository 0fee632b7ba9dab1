import type { UserId } from '../ids.ts';
import type { EpochMs } from '../units.ts';
import type { Unsubscribe } from './subscription.ts';

/** Somebody signed in. */
export interface AuthUser {
  readonly uid: UserId;
  readonly email: string;
  readonly displayName: string;
  /** When the password or Google was last asked; the session's absolute deadline counts from here (D12). */
  readonly signedInAt: EpochMs;
}

/** How a user proves again who they are (D18). */
export type Proof = { readonly kind: 'password'; readonly password: string } | { readonly kind: 'google' };

/**
 * Accounts and the session of this tab. Sign-in is per tab session; it survives a reload.
 * A rejected sign-in carries the provider's own message (D128); an unknown address
 * and a wrong password are not told apart.
 */
export interface AuthPort {
  /** Calls the listener with the current user once known, then at every change. */
  observe(listener: (user: AuthUser | null) => void): Unsubscribe;

  /** @throws PortError `failed` (wrong address or password), `not-configured`, `unavailable`. */
  signIn(email: string, password: string): Promise<AuthUser>;

  /** Lets the person choose a Google account. `null` when they close the chooser. */
  signInWithGoogle(): Promise<AuthUser | null>;

  /** Makes an account and signs in. @throws PortError `conflict` (email), `failed`, `not-configured`, `unavailable`. */
  register(email: string, password: string): Promise<AuthUser>;

  /** @throws PortError `not-signed-in`. */
  setDisplayName(displayName: string): Promise<void>;

  /** Answers the same whether or not the address is known (D16). */
  requestPasswordReset(email: string): Promise<void>;

  /** How this user can prove who they are again. @throws PortError `not-signed-in`. */
  proofKind(): Promise<Proof['kind']>;

  /** @throws PortError `not-signed-in`, `failed` (wrong password, or the chooser was closed). */
  reauthenticate(proof: Proof): Promise<void>;

  /** Removes the account and signs out. @throws PortError `not-signed-in`, `recent-sign-in-required`. */
  deleteAccount(): Promise<void>;

  /** Ends the session and clears what was stored of it. */
  signOut(): Promise<void>;
}
