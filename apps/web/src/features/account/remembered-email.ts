/** The address for the next sign-in, kept on this device alone; it never prolongs a session (D15). */
const KEY = 'roborrow.email';

export function rememberedEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // storage may be forbidden to us
  }
}

export function rememberEmail(email: string): void {
  try {
    localStorage.setItem(KEY, email);
  } catch {
    // Then the address is typed again next time.
  }
}

export function forgetEmail(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing kept where storage is forbidden.
  }
}
