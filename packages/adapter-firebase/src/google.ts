import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  type Auth,
  type OAuthCredential,
  type User,
} from 'firebase/auth';

/** How a user chooses a Google account. */
export interface GoogleSignIn {
  signIn(auth: Auth): Promise<unknown>;
  reauthenticate(user: User): Promise<unknown>;
}

const provider = (): GoogleAuthProvider =>
  new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' }) as GoogleAuthProvider; // the method returns its base type

/** Google's own window; it always shows the account chooser (D17). */
export const googlePopup: GoogleSignIn = {
  signIn: (auth) => signInWithPopup(auth, provider(), browserPopupRedirectResolver),
  reauthenticate: (user) => reauthenticateWithPopup(user, provider(), browserPopupRedirectResolver),
};

/** A Google account that exists only in the Auth emulator. */
export interface EmulatedGoogleAccount {
  readonly email: string;
  readonly displayName: string;
}

/** For the emulator and tests: `choose` replaces the window, and `null` closes it. */
export const emulatedGoogle = (choose: () => Promise<EmulatedGoogleAccount | null>): GoogleSignIn => {
  const credential = async (): Promise<OAuthCredential> => {
    const account = await choose();
    if (!account) throw new GoogleClosed();
    const { email, displayName } = account;
    return GoogleAuthProvider.credential(
      JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name: displayName }),
    );
  };
  return {
    signIn: async (auth) => signInWithCredential(auth, await credential()),
    reauthenticate: async (user) => reauthenticateWithCredential(user, await credential()),
  };
};

/** Thrown when the user closed the account chooser. */
export class GoogleClosed extends Error {
  override readonly name = 'GoogleClosed';
  constructor() {
    super('The account chooser was closed before an account was chosen.');
  }
}
