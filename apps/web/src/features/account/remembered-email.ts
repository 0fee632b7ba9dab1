/** The address for the next sign-in, stored on this device only; it never prolongs a session (D15). */
const KEY = 'roborrow.email';

export function rememberedEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // the browser may forbid storage
  }
}

export function rememberEmail(email: string): void {
  try {
    localStorage.setItem(KEY, email);
  } catch {
    // If this fails, the user types the address again next time.
  }
}

export function forgetEmail(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // If the browser forbids storage, there is nothing stored.
  }
}
