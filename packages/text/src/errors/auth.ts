import {
  isPortError,
  type ChangeEmailError,
  type ChangePasswordError,
  type ChooseUsernameError,
  type PortError,
  type PortFailure,
  type RegisterError,
  type RequestPasswordResetError,
  type SignInError,
} from '@roborrow/domain';
import { match, P } from 'ts-pattern';
import * as messages from '@roborrow/messages/text/errors/auth';
import {
  emailSentences,
  loginIssueText,
  passwordChangeIssueText,
  registrationIssueText,
} from '../fields/account.ts';
import { firstSentence } from '../fields/issue.ts';
import { usernameSentences, usernameTaken } from '../fields/username.ts';
import { loginChanges } from '../login-changes.ts';
import { termsNotAccepted } from '../terms.ts';
import { toasts } from '../toasts.ts';
import { notConfigured } from './not-configured.ts';
import { reasonOf } from './reason.ts';

/** The provider's message if there is one; the given sentence is for failures without a reason (D128). */
const authText = (error: PortError, otherwise: string): string =>
  error.kind === 'not-configured' ? notConfigured.authentication : (reasonOf(error) ?? otherwise);

/** Why a login failed. */
export const signInErrorText = (error: SignInError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ issues }) => firstSentence(issues, loginIssueText, toasts.login.failure))
    .with({ kind: 'port' }, (failure) => authText(failure.error, toasts.login.failure))
    .exhaustive();

/** Why a login with Google failed, on Login or on Register. */
export const googleErrorText = ({ error }: PortFailure, screen: 'login' | 'register'): string =>
  authText(error, toasts[screen].googleFailure);

/** Why a registration failed. */
export const registerErrorText = (error: RegisterError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ issues }) =>
      firstSentence(issues, registrationIssueText, toasts.register.failure),
    )
    .with({ kind: 'username-taken' }, () => usernameTaken)
    .with({ kind: 'port' }, (failure) => authText(failure.error, toasts.register.failure))
    .exhaustive();

/** Why a password was not changed. */
export const changePasswordErrorText = (error: ChangePasswordError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ issues }) =>
      firstSentence(issues, passwordChangeIssueText, loginChanges.passwordFailure),
    )
    .with({ kind: 'port' }, (failure) => loginChangeText(failure.error, loginChanges.passwordFailure))
    .exhaustive();

/** Why an address was not changed. */
export const changeEmailErrorText = (error: ChangeEmailError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ issues }) =>
      firstSentence(issues, loginIssueText, loginChanges.emailFailure),
    )
    .with({ kind: 'port' }, (failure) => loginChangeText(failure.error, loginChanges.emailFailure))
    .exhaustive();

const loginChangeText = (error: PortError, otherwise: string): string =>
  error.kind === 'forbidden' ? loginChanges.google : authText(error, otherwise);

/** Why a reset mail could not be requested. */
export const passwordResetErrorText = (error: RequestPasswordResetError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ tag }) => emailSentences[tag])
    .with({ kind: 'port' }, (failure) => authText(failure.error, messages.passwordResetFailure))
    .exhaustive();

const { signOutFailure } = messages;

/** Why a logout failed; `thrown` is the port's rejection. */
export const signOutErrorText = (thrown: unknown): string =>
  isPortError(thrown) ? authText(thrown, signOutFailure) : signOutFailure;

/** Why a username could not be set. */
export const chooseUsernameErrorText = (error: ChooseUsernameError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ tag }) => usernameSentences[tag])
    .with({ kind: 'terms-not-accepted' }, () => termsNotAccepted)
    .with({ kind: 'username-taken' }, () => usernameTaken)
    .with(
      { kind: 'port', error: { kind: P.union('not-signed-in', 'not-configured') } },
      () => messages.noUserOrDatabase,
    )
    .with({ kind: 'port' }, (failure) => reasonOf(failure.error) ?? messages.usernameFailure)
    .exhaustive();
