/** How passwords are stored. */
export interface Passwords {
  /** What is stored in place of a password. */
  protect(password: string): Promise<string>;
  /** Whether this is the password that was stored. */
  matches(password: string, stored: string): Promise<boolean>;
}

/** As they are: in the demo everybody may read them, and nothing leaves the browser. */
export const PLAIN_PASSWORDS: Passwords = {
  protect: async (password) => password,
  matches: async (password, stored) => password === stored,
};
