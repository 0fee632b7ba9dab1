import * as messages from '@roborrow/messages/account/signing-in';
import { brand } from '../../shared/brand.text.ts';

/** Login (D65). */
export const login = {
  ...messages.login,
  /** Only with the in-memory backend (D34). */
  demo: {
    ...messages.login.demo,
    text: (password: string): string => messages.login.demo.text({ password }),
  },
} as const;

/** Register (D66). */
export const register = {
  ...messages.register,
  text: messages.register.text({ brand: brand.name }),
} as const;

/** Forgot password (D16): the same answer whether or not the address has an account. */
export const forgotPassword = {
  ...messages.forgotPassword,
  sent: (email: string): string => messages.forgotPassword.sent({ email }),
  /** The demo has no server that could send a mail (D34). */
  demo: {
    ...messages.forgotPassword.demo,
    text: (password: string): string => messages.forgotPassword.demo.text({ password }),
  },
} as const;

export {
  /** Choose Your Username (D67): replaces the whole app until a name is chosen. */
  chooseUsername,
  /** The demo's account chooser with invented users; it replaces Google's (D34). */
  accountChooser,
} from '@roborrow/messages/account/signing-in';
