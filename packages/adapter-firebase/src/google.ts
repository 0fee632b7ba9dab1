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

/** How a person shows which Google account is theirs. */
export interface GoogleSignIn {
  signIn(auth: Auth): Promise<unknown>;
  reauthenticate(user: User): Promise<unknown>;
}

const provider = (): GoogleAuthProvider =>
  new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' }) as GoogleAuthProvider; // typed as its base

/** Google's own window, which always lets the person choose (D17). */
export const googlePopup: GoogleSignIn = {
  signIn: (auth) => signInWithPopup(auth, provider(), browserPopupRedirectResolver),
  reauthenticate: (user) => reauthenticateWithPopup(user, provider(), browserPopupRedirectResolver),
};

/** A Google account that only the Auth emulator believes in. */
export interface MadeUpGoogleAccount {
  readonly email: string;
  readonly displayName: string;
}

/** For the emulator and for tests: `choose` answers in place of the window, `null` closes it. */
export const madeUpGoogle = (choose: () => Promise<MadeUpGoogleAccount | null>): GoogleSignIn => {
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

/** The person closed the account chooser. */
export class GoogleClosed extends Error {
  override readonly name = 'GoogleClosed';
  constructor() {
    super('The account chooser was closed before an account was chosen.');
  }
}
