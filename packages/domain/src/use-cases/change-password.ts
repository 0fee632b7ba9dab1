import type { Ports } from '../ports/ports.ts';
import { portFailure, type PortFailure } from '../ports/port-failure.ts';
import { err, ok, type Result } from '../result.ts';
import {
  validatePasswordChange,
  type PasswordChange,
  type PasswordChangeIssue,
} from '../users/password-change.ts';

/** Why a password was not changed. A wrong current password is the provider's failure, with its message (D128). */
export type ChangePasswordError =
  | { readonly kind: 'invalid'; readonly issues: readonly PasswordChangeIssue[] }
  | PortFailure;

/** Replaces the signed-in user's password, after they gave the current one (D642). */
export const changePassword =
  ({ auth }: Pick<Ports, 'auth'>) =>
  async (form: PasswordChange): Promise<Result<void, ChangePasswordError>> => {
    const checked = validatePasswordChange(form);
    if (!checked.ok) return err({ kind: 'invalid', issues: checked.error });
    const { current, password } = checked.value;
    try {
      await auth.reauthenticate({ kind: 'password', password: current });
      await auth.setPassword(password);
      return ok(undefined);
    } catch (thrown) {
      return portFailure(thrown);
    }
  };
