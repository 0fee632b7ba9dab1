import type { DemoAccount } from '@roborrow/adapter-in-memory';
import type { AccountRequest } from '../services.tsx';

/** Passes a request for an account from the in-memory backend to the dialog that shows it (D34). */
export function createAccountChooser(avatarOf: (account: DemoAccount) => string) {
  const listeners = new Set<(request: AccountRequest | null) => void>();
  const show = (request: AccountRequest | null) => {
    for (const listener of listeners) listener(request);
  };
  return {
    choose: (accounts: readonly DemoAccount[]): Promise<DemoAccount | null> =>
      new Promise((resolve) => {
        show({
          accounts: accounts.map((account) => ({
            name: account.displayName,
            email: account.email,
            avatar: avatarOf(account),
          })),
          answer: (chosen) => {
            show(null);
            resolve(
              chosen === 'new'
                ? newcomer(accounts)
                : ((chosen && accounts.find(({ email }) => email === chosen.email)) ?? null),
            );
          },
        });
      }),
    onRequest: (listener: (request: AccountRequest | null) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** An invented account that was not used before; each call returns a different one. */
function newcomer(known: readonly DemoAccount[]): DemoAccount {
  const isKnown = (email: string) => known.some((account) => account.email === email);
  for (let number = 1; ; number += 1) {
    const email = `robin${number}@demo.roborrow.example`;
    if (!isKnown(email)) return { email, displayName: 'Robin Newcomb' };
  }
}
