import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, type Auth, type User } from 'firebase/auth';
import { storedSignIn } from './stored-sign-in.ts';

/**
 * The user of a sign-in as `User.toJSON` writes it, or null if it is none. The SDK reads users from a persistence alone, so this opens a
 * client that has only this one to read; a sign-in that Firebase has ended is null as well.
 */
export async function readSignIn(auth: Auth, signIn: string): Promise<User | null> {
  const app = initializeApp(auth.app.options, `${auth.app.name}-continued`);
  try {
    const reader = initializeAuth(app, {
      persistence: storedSignIn({ get: () => signIn, set: () => undefined }),
    });
    const { emulatorConfig } = auth;
    if (emulatorConfig) {
      const { protocol, host, port } = emulatorConfig;
      connectAuthEmulator(reader, `${protocol}://${host}:${String(port)}`, { disableWarnings: true });
    }
    await reader.authStateReady();
    return reader.currentUser;
  } finally {
    await deleteApp(app);
  }
}
