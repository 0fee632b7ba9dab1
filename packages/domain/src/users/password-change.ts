import { err, ok, type Result } from '../result.ts';
import { confirmIssue, passwordIssue, type PasswordTag } from './credentials.ts';

/** The form for a new password as typed. */
export interface PasswordChange {
  /** The password until now. */
  readonly current: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** What is wrong with a field of the form for a new password. */
export type PasswordChangeIssue =
  | { readonly field: 'current'; readonly tag: 'required' }
  | { readonly field: 'password'; readonly tag: PasswordTag }
  | { readonly field: 'confirmPassword'; readonly tag: 'required' | 'mismatch' };

/** Validates the form for a new password as Sign Up does (D121). Never throws; at most one issue per field, in the form's order. */
export const validatePasswordChange = (
  form: PasswordChange,
): Result<PasswordChange, readonly PasswordChangeIssue[]> => {
  const { current, password, confirmPassword } = form;
  const issues: PasswordChangeIssue[] = [];
  if (current === '') issues.push({ field: 'current', tag: 'required' });
  const tag = passwordIssue(password);
  if (tag) issues.push({ field: 'password', tag });
  const confirmTag = confirmIssue(password, confirmPassword);
  if (confirmTag) issues.push({ field: 'confirmPassword', tag: confirmTag });
  return issues.length > 0 ? err(issues) : ok(form);
};
