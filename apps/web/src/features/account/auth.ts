import {
  type LoginForm,
  register,
  type RegistrationForm,
  requestPasswordReset,
  signIn,
  signInWithGoogle,
} from '@roborrow/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp, useServices } from '../../services.tsx';
import { writeTabMark } from '../../session/tab-mark.ts';

/** Resolves with the use case's result; rejects only if the app itself is broken. */
export function useSignIn() {
  const services = useServices();
  return useMutation({ mutationFn: async (form: LoginForm) => signIn(await services)(form) });
}

/** Like `useSignIn`; the value `null` means that the user closed the chooser. */
export function useSignInWithGoogle() {
  const { services, session } = useApp();
  return useMutation({
    mutationFn: () => session.deferProfileLoad(async () => signInWithGoogle(await services)()),
  });
}

/** Resolves with the use case's result. */
export function useRegister() {
  const { services, session } = useApp();
  return useMutation({
    mutationFn: (form: RegistrationForm) =>
      session.deferProfileLoad(async () => register(await services)(form)),
  });
}

export function useRequestPasswordReset() {
  const services = useServices();
  return useMutation({ mutationFn: async (email: string) => requestPasswordReset(await services)(email) });
}

/** Ends the session, and removes all member data from the cache. */
export function useSignOut() {
  const services = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // The session is not ended by another device.
      writeTabMark(null);
      await (await services).auth.signOut();
    },
    onSuccess: () => queries.removeQueries({ type: 'inactive' }),
  });
}

/** The address for the next sign-in, stored on this device only; it never prolongs a session (D15). */
const KEY = 'roborrow.email';

export function rememberedEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // the browser may forbid storage
  }
}

export function rememberEmail(email: string): void {
  try {
    localStorage.setItem(KEY, email);
  } catch {
    // If this fails, the user types the address again next time.
  }
}

export function forgetEmail(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // If the browser forbids storage, there is nothing stored.
  }
}
