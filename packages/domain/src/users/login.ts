import { trimmed } from '../characters.ts';
import { err, ok, type Result } from '../result.ts';
import { emailIssue, type EmailTag, passwordIssue, type PasswordTag } from './credentials.ts';

/** The sign-in form as typed. */
export interface LoginForm {
  readonly email: string;
  readonly password: string;
}

/** A valid form: the address trimmed, the password as typed. */
export type Login = LoginForm;

/** What is wrong with a field of the sign-in form. */
export type LoginIssue =
  | { readonly field: 'email'; readonly tag: EmailTag }
  | { readonly field: 'password'; readonly tag: PasswordTag };

/** Validates the sign-in form (D120). Never throws; at most one issue per field. */
export const validateLogin = (form: LoginForm): Result<Login, readonly LoginIssue[]> => {
  const email = trimmed(form.email);
  const issues: LoginIssue[] = [];
  const emailTag = emailIssue(email);
  if (emailTag) issues.push({ field: 'email', tag: emailTag });
  const passwordTag = passwordIssue(form.password);
  if (passwordTag) issues.push({ field: 'password', tag: passwordTag });
  return issues.length > 0 ? err(issues) : ok({ email, password: form.password });
};
