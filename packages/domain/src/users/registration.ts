import { isBlank, trimmed } from '../characters.ts';
import type { CalendarDay } from '../dates/calendar-day.ts';
import { err, ok, type Result } from '../result.ts';
import { emailIssue, type EmailTag, confirmIssue, passwordIssue, type PasswordTag } from './credentials.ts';
import { nameIssue, type NameTag } from './full-name.ts';
import type { Username } from './profile.ts';
import { parseUsername, type UsernameTag } from './username.ts';

/** The sign-up form as typed. */
export interface RegistrationForm {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  /** The version of the terms that the user accepts; `null` while they do not (D810). */
  readonly acceptedTerms: CalendarDay | null;
}

/** A valid form: trimmed, the username normalised, the password as typed. */
export interface Registration {
  readonly username: Username;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly acceptedTerms: CalendarDay;
}

/** What is wrong with a field of the sign-up form. */
export type RegistrationIssue =
  | { readonly field: 'username'; readonly tag: 'required' | UsernameTag }
  | { readonly field: 'firstName' | 'lastName'; readonly tag: NameTag }
  | { readonly field: 'email'; readonly tag: EmailTag }
  | { readonly field: 'password'; readonly tag: PasswordTag }
  | { readonly field: 'confirmPassword'; readonly tag: 'required' | 'mismatch' }
  | { readonly field: 'acceptedTerms'; readonly tag: 'required' };

/** Validates the sign-up form (D121, D53, D810). Never throws; at most one issue per field, in the form's order. */
export const validateRegistration = (
  form: RegistrationForm,
): Result<Registration, readonly RegistrationIssue[]> => {
  const issues: RegistrationIssue[] = [];

  const username = parseUsername(form.username);
  if (isBlank(form.username)) issues.push({ field: 'username', tag: 'required' });
  else if (!username.ok) issues.push({ field: 'username', tag: username.error });

  for (const field of ['firstName', 'lastName'] as const) {
    const tag = nameIssue(form[field]);
    if (tag) issues.push({ field, tag });
  }

  const email = trimmed(form.email);
  const emailTag = emailIssue(email);
  if (emailTag) issues.push({ field: 'email', tag: emailTag });

  const passwordTag = passwordIssue(form.password);
  if (passwordTag) issues.push({ field: 'password', tag: passwordTag });

  const confirmTag = confirmIssue(form.password, form.confirmPassword);
  if (confirmTag) issues.push({ field: 'confirmPassword', tag: confirmTag });

  const { acceptedTerms } = form;
  if (acceptedTerms === null) issues.push({ field: 'acceptedTerms', tag: 'required' });

  if (!username.ok || acceptedTerms === null || issues.length > 0) return err(issues);
  return ok({
    username: username.value,
    firstName: trimmed(form.firstName),
    lastName: trimmed(form.lastName),
    email,
    password: form.password,
    acceptedTerms,
  });
};
