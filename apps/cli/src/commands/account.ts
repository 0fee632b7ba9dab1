import {
  changeEmail,
  changePassword,
  checkUsername,
  chooseUsername,
  parseUsername,
  register,
  sessionDeadline,
  signIn,
  type AuthUser,
  type CalendarDay,
  type Member,
  type PasswordChange,
} from '@roborrow/domain';
import { momentText } from '@roborrow/text/dates';
import {
  changeEmailErrorText,
  changePasswordErrorText,
  chooseUsernameErrorText,
  registerErrorText,
  signInErrorText,
  signOutErrorText,
} from '@roborrow/text/errors/auth';
import { accountFields } from '@roborrow/text/fields/account';
import { usernameCheckText, usernameField, usernameSentences } from '@roborrow/text/fields/username';
import { loginChanges } from '@roborrow/text/login-changes';
import { acceptTerms, termsDay, termsNotAccepted } from '@roborrow/text/terms';
import { toasts } from '@roborrow/text/toasts';
import type { Command } from 'commander';
import { memberOf, requireMember, valueOf, type Context, type Open } from '../context.ts';
import { EXIT, Refusal } from '../exit-codes.ts';
import { onOneLine } from '../terminal-text.ts';
import { readTerms } from '../terms.ts';
import { answers } from '../text/answers.ts';
import { help } from '../text/help.ts';
import { answered, askedPassword } from './questions.ts';

interface PasswordOptions {
  readonly email?: string;
  readonly passwordStdin?: boolean;
}

interface RegisterOptions extends PasswordOptions {
  readonly username?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly acceptTerms?: boolean;
}

/** Accounts and the session. */
export const addAccountCommands = (program: Command, open: Open): void => {
  program
    .command('login')
    .description(help.login)
    .option('--email <address>', help.email)
    .option('--password-stdin', help.passwordStdin)
    .action((options: PasswordOptions) => open.backend((context) => login(context, options)));

  program
    .command('register')
    .description(help.register)
    .option('--username <name>', help.username)
    .option('--first-name <name>', help.firstName)
    .option('--last-name <name>', help.lastName)
    .option('--email <address>', help.email)
    .option('--password-stdin', help.passwordStdin)
    .option('--accept-terms', help.acceptTerms)
    .action((options: RegisterOptions) => open.backend((context) => signUp(context, options)));

  program
    .command('logout')
    .description(help.logout)
    .action(() => open.backend(logout));

  program
    .command('password')
    .description(help.password)
    .option('--password-stdin', help.passwordsStdin)
    .action((options: PasswordOptions) => open.backend((context) => renewPassword(context, options)));

  program
    .command('email')
    .argument('<address>', help.newAddress)
    .description(help.newEmail)
    .option('--password-stdin', help.passwordStdin)
    .action((address: string, options: PasswordOptions) =>
      open.backend((context) => renewEmail(context, address, options)),
    );

  program
    .command('whoami')
    .description(help.whoami)
    .option('--json', help.json)
    .action(({ json }: { json?: boolean }) => open.backend((context) => whoAmI(context, json)));
};

const login = async (context: Context, options: PasswordOptions): Promise<void> => {
  const email = await answered(context, options.email, accountFields.email.label, '--email');
  const password = await askedPassword(context, options.passwordStdin);
  const stop = context.spin(help.loggingIn);
  const result = await signIn(context.ports)({ email, password }).finally(stop);
  const user = valueOf(result, signInErrorText);
  context.say(toasts.login.success);
  sayUntil(context, user);
};

const signUp = async (context: Context, options: RegisterOptions): Promise<void> => {
  const { ports, say } = context;
  const member = await memberOf(context);
  if (member !== null && member.profile?.username == null) return nameOneself(context, member, options);
  const text = (given: string | undefined, label: string, option: string) =>
    answered(context, given, label, option);
  const username = await freeUsername(context, options.username);
  const firstName = await text(options.firstName, accountFields.firstName.label, '--first-name');
  const lastName = await text(options.lastName, accountFields.lastName.label, '--last-name');
  const email = await text(options.email, accountFields.email.label, '--email');
  const password = await askedPassword(context, options.passwordStdin);
  // What comes from the standard input was written by a program, which does not mistype.
  const confirmPassword = options.passwordStdin
    ? password
    : await askedPassword(context, false, accountFields.confirmPassword.label);
  const acceptedTerms = await askedTerms(context, options);
  const stop = context.spin(help.loggingIn);
  const form = { username, firstName, lastName, email, password, confirmPassword, acceptedTerms };
  const user = valueOf(await register(ports)(form).finally(stop), registerErrorText);
  say(toasts.register.success);
  sayUntil(context, user);
};

/** An account without a username gets one: a registration that was interrupted, or a first login with Google elsewhere. */
const nameOneself = async (
  context: Context,
  { user, profile }: Member,
  options: RegisterOptions,
): Promise<void> => {
  const username = await freeUsername(context, options.username);
  const acceptedTerms = await askedTerms(context, options);
  const chosen = valueOf(
    await chooseUsername(context.ports)({ user, profile, username, acceptedTerms }),
    chooseUsernameErrorText,
  );
  context.say(answers.registered(chosen));
};

/** Says where the terms are, and asks whether the person accepts them (D810). @throws Refusal when they do not, or cannot be asked. */
const askedTerms = async (
  context: Context,
  { acceptTerms: isAccepted }: RegisterOptions,
): Promise<CalendarDay> => {
  const { version, address } = readTerms(context.environment);
  context.say(answers.termsAt(termsDay(version), address));
  if (!isAccepted) {
    if (context.asker === null) throw new Refusal(answers.needsTerminal('--accept-terms'), EXIT.usage);
    if (!(await context.asker.confirm(acceptTerms(version)))) throw new Refusal(termsNotAccepted);
  }
  return version;
};

/** A username; one that is typed is checked at once, and asked for again while it is not free (D565). */
const freeUsername = async (context: Context, given: string | undefined): Promise<string> => {
  for (;;) {
    const username = await answered(context, given, usernameField.label, '--username');
    if (given !== undefined) return username;
    const name = parseUsername(username);
    const state = name.ok ? await checkUsername(context.ports)(name.value) : 'invalid';
    if (state === 'available') return username;
    if (state === 'check-failed') throw new Refusal(usernameCheckText[state], EXIT.unavailable);
    if (state === 'not-configured') throw new Refusal(usernameCheckText[state]);
    context.note(name.ok ? usernameCheckText.taken : usernameSentences[name.error]);
  }
};

const sayUntil = ({ say }: Context, { displayName, email, signedInAt }: AuthUser): void =>
  say(answers.loggedIn(onOneLine(displayName || email), momentText(sessionDeadline(signedInAt))));

const logout = async ({ ports, say, sessionFile, discardUnsent }: Context): Promise<void> => {
  try {
    await ports.auth.signOut();
  } catch (thrown) {
    throw new Refusal(signOutErrorText(thrown), EXIT.failed);
  } finally {
    // Whatever the backend says, nothing of the session stays here.
    sessionFile.write(null);
  }
  const unsent = discardUnsent();
  say(answers.loggedOut);
  if (unsent > 0) say(answers.discarded(unsent));
};

const renewPassword = async (context: Context, { passwordStdin }: PasswordOptions): Promise<void> => {
  await requireMember(context);
  const form = passwordStdin ? await passwordsOf(context) : await typedPasswords(context);
  const stop = context.spin(help.changing);
  valueOf(await changePassword(context.ports)(form).finally(stop), changePasswordErrorText);
  context.say(loginChanges.passwordChanged);
};

/** What comes from the standard input was written by a program, which does not mistype. */
const passwordsOf = async ({ readInput }: Context): Promise<PasswordChange> => {
  const [current = '', password = ''] = (await readInput()).split(/\r?\n/);
  return { current, password, confirmPassword: password };
};

const typedPasswords = async (context: Context): Promise<PasswordChange> => ({
  current: await askedPassword(context, false, loginChanges.currentPassword),
  password: await askedPassword(context, false, loginChanges.newPassword),
  confirmPassword: await askedPassword(context, false, accountFields.confirmPassword.label),
});

const renewEmail = async (
  context: Context,
  address: string,
  { passwordStdin }: PasswordOptions,
): Promise<void> => {
  await requireMember(context);
  const password = await askedPassword(context, passwordStdin);
  const stop = context.spin(help.changing);
  const change = valueOf(
    await changeEmail(context.ports)({ email: address, password }).finally(stop),
    changeEmailErrorText,
  );
  const words = { changed: loginChanges.emailChanged, asked: loginChanges.emailAsked };
  context.say(words[change](onOneLine(address.trim())));
};

const whoAmI = async (context: Context, json = false): Promise<void> => {
  const member = await memberOf(context);
  if (member === null) throw new Refusal(answers.visitor, EXIT.notSignedIn);
  const { user, profile } = member;
  const until = sessionDeadline(user.signedInAt);
  if (json)
    return context.sayJson({
      id: user.uid,
      email: user.email,
      username: profile?.username ?? null,
      name: profile?.displayName ?? user.displayName,
      sessionEndsAt: until,
    });
  sayUntil(context, user);
  if (profile?.username == null) context.say(answers.noUsername);
  else context.say(`${profile.username}, ${user.email}, ${user.uid}`);
};
