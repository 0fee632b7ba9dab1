import {
  isPortError,
  type ChooseUsernameError,
  type PortError,
  type PortFailure,
  type RegisterError,
  type RequestPasswordResetError,
  type SignInError,
} from '@roborrow/domain';
import { match, P } from 'ts-pattern';
import { emailSentences, loginIssueText, registrationIssueText } from '../fields/account.ts';
import { firstSentence } from '../fields/issue.ts';
import { usernameSentences, usernameTaken } from '../fields/username.ts';
import { toasts } from '../toasts.ts';
import { notConfigured } from './not-configured.ts';
import { reasonOf } from './reason.ts';

/** The provider's message wins; the given sentence is for failures that nobody explains (D128). */
const authText = (error: PortError, otherwise: string): string =>
  error.kind === 'not-configured' ? notConfigured.authentication : (reasonOf(error) ?? otherwise);

/** Why somebody could not log in. */
export const signInErrorText = (error: SignInError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ issues }) => firstSentence(issues, loginIssueText, toasts.login.failure))
    .with({ kind: 'port' }, (failure) => authText(failure.error, toasts.login.failure))
    .exhaustive();

/** Why Google could not log somebody in, on Login or on Register. */
export const googleErrorText = ({ error }: PortFailure, screen: 'login' | 'register'): string =>
  authText(error, toasts[screen].googleFailure);

/** Why an account could not be made. */
export const registerErrorText = (error: RegisterError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ issues }) =>
      firstSentence(issues, registrationIssueText, toasts.register.failure),
    )
    .with({ kind: 'username-taken' }, () => usernameTaken)
    .with({ kind: 'port' }, (failure) => authText(failure.error, toasts.register.failure))
    .exhaustive();

/** Why no reset mail could be asked for. */
export const passwordResetErrorText = (error: RequestPasswordResetError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ tag }) => emailSentences[tag])
    .with({ kind: 'port' }, (failure) => authText(failure.error, 'Failed to send the reset link'))
    .exhaustive();

const signOutFailure = 'Failed to log out';

/** Why somebody could not log out; `thrown` is whatever the port rejected with. */
export const signOutErrorText = (thrown: unknown): string =>
  isPortError(thrown) ? authText(thrown, signOutFailure) : signOutFailure;

/** Why a username could not be given. */
export const chooseUsernameErrorText = (error: ChooseUsernameError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ tag }) => usernameSentences[tag])
    .with({ kind: 'username-taken' }, () => usernameTaken)
    .with(
      { kind: 'port', error: { kind: P.union('not-signed-in', 'not-configured') } },
      () => 'No user logged in or database not available',
    )
    .with({ kind: 'port' }, (failure) => reasonOf(failure.error) ?? 'Failed to save your username')
    .exhaustive();
