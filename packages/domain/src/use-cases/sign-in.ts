import type { AuthUser } from '../ports/auth.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import { validateLogin, type LoginForm, type LoginIssue } from '../users/login.ts';
import { portFailure, type PortFailure } from '../ports/port-failure.ts';

/** Why a user was not signed in. */
export type SignInError = { readonly kind: 'invalid'; readonly issues: readonly LoginIssue[] } | PortFailure;

/** Signs in with address and password, whose form is checked first (D120). */
export const signIn =
  ({ auth, analytics }: Pick<Ports, 'auth' | 'analytics'>) =>
  async (form: LoginForm): Promise<Result<AuthUser, SignInError>> => {
    const login = validateLogin(form);
    if (!login.ok) return err({ kind: 'invalid', issues: login.error });
    try {
      const user = await auth.signIn(login.value.email, login.value.password);
      analytics.log({ name: 'login', method: 'password' });
      return ok(user);
    } catch (thrown) {
      return portFailure(thrown);
    }
  };
