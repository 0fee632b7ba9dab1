import type { EmailChange } from '../ports/auth.ts';
import type { Ports } from '../ports/ports.ts';
import { portFailure, type PortFailure } from '../ports/port-failure.ts';
import { err, ok, type Result } from '../result.ts';
import { validateLogin, type LoginForm, type LoginIssue } from '../users/login.ts';

/** Why an address was not changed. A wrong password is the provider's failure, with its message (D128). */
export type ChangeEmailError =
  | { readonly kind: 'invalid'; readonly issues: readonly LoginIssue[] }
  | PortFailure;

/** Replaces the signed-in user's address, after they gave their password (D643). The form has the new address and the password. */
export const changeEmail =
  ({ auth }: Pick<Ports, 'auth'>) =>
  async (form: LoginForm): Promise<Result<EmailChange, ChangeEmailError>> => {
    const checked = validateLogin(form);
    if (!checked.ok) return err({ kind: 'invalid', issues: checked.error });
    const { email, password } = checked.value;
    try {
      await auth.reauthenticate({ kind: 'password', password });
      return ok(await auth.setEmail(email));
    } catch (thrown) {
      return portFailure(thrown);
    }
  };
