import * as messages from '@roborrow/messages/text/login-changes';

/** Changing the password, which ends every other sign-in (D642), and the address (D643) of a login. */
export const loginChanges = {
  ...messages.loginChanges,
  emailChanged: (email: string): string => messages.loginChanges.emailChanged({ email }),
  /** The provider changes the address when its holder agrees, and then ends all sign-ins. */
  emailAsked: (email: string): string => messages.loginChanges.emailAsked({ email }),
} as const;
