import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import { emailIssue, type EmailTag } from '../users/credentials.ts';
import { portFailure, type PortFailure } from '../ports/port-failure.ts';

/** Why no mail for a new password was asked for. */
export type RequestPasswordResetError = { readonly kind: 'invalid'; readonly tag: EmailTag } | PortFailure;

/** Requests a reset mail; the answer does not reveal whether the address has an account (D16). */
export const requestPasswordReset =
  ({ auth }: Pick<Ports, 'auth'>) =>
  async (text: string): Promise<Result<void, RequestPasswordResetError>> => {
    const email = text.trim();
    const tag = emailIssue(email);
    if (tag) return err({ kind: 'invalid', tag });
    try {
      await auth.requestPasswordReset(email);
      return ok(undefined);
    } catch (thrown) {
      return portFailure(thrown);
    }
  };
