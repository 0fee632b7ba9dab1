import {
  emailIssue,
  isSameUser,
  passwordIssue,
  PortError,
  userId,
  validateLogin,
  type AuthPort,
  type AuthUser,
  type ClockPort,
  type IdsPort,
  type RefusedSubject,
} from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import type { Passwords } from '../passwords.ts';
import { requireNoMark, requireRecent } from '../rules/deletion-rules.ts';
import type { Session } from '../session.ts';
import type { Account } from '../store/documents.ts';
import type { State } from '../store/state.ts';
import type { Store } from '../store/store.ts';

/**
 * The data of a Google account. A user who signs in with one for the first time has no profile yet (D17,
 * D34).
 */
export type DemoAccount = Pick<AuthUser, 'email' | 'displayName'>;

export interface AuthDependencies {
  readonly operations: Operations;
  readonly store: Store;
  readonly session: Session;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
  readonly passwords: Passwords;
  readonly chooseGoogleAccount:
    | ((accounts: readonly DemoAccount[]) => Promise<DemoAccount | null>)
    | undefined;
}

const refused = (subject: RefusedSubject): PortError => new PortError('failed', { subject });

const canonical = (email: string): string => email.trim().toLowerCase();

export const createAuth = (dependencies: AuthDependencies): AuthPort => {
  const { operations, store, session, clock, ids, passwords, chooseGoogleAccount } = dependencies;
  const { answer, follow } = operations;

  const accountOf = (state: State): Account => {
    const { uid } = session.require(state);
    const account = state.get('accounts', uid);
    if (!account) throw new PortError('not-signed-in');
    return account;
  };

  /** The caller's account, to change how they sign in. */
  const changeable = (state: State): Account => {
    const account = accountOf(state);
    if (account.provider !== 'password') throw new PortError('forbidden');
    requireRecent(session.require(state), clock.now());
    return account;
  };

  const requirePassword = async (account: Account | null, password: string): Promise<Account> => {
    const isRight =
      account !== null && account.password !== null && (await passwords.matches(password, account.password));
    // The same for an unknown address and a wrong password.
    if (!isRight) throw refused('credentials');
    return account;
  };

  const start = async ({ id }: Account): Promise<AuthUser> => {
    session.start(id);
    return session.require(await store.read());
  };

  const chooseGoogle = async (): Promise<DemoAccount | null> => {
    const state = await store.read();
    const accounts = [...state.all('accounts')].filter(({ provider }) => provider === 'google');
    const offered = accounts.map(({ email, displayName }) => ({ email, displayName }));
    return chooseGoogleAccount ? chooseGoogleAccount(offered) : (offered[0] ?? null);
  };

  /** The account that belongs to a Google account; the first sign-in creates it. */
  const accountBehind = ({ email, displayName }: DemoAccount): Promise<Account> =>
    store.transact(({ before, put }) => {
      const known = accountByEmail(before, canonical(email));
      if (known?.provider === 'google') return known;
      if (known) throw new PortError('conflict', { subject: 'email' });
      const account: Account = {
        id: userId(ids.next()),
        email: canonical(email),
        password: null,
        displayName,
        provider: 'google',
      };
      put('accounts', account);
      return account;
    });

  return {
    observe: (listener) =>
      follow('auth.observe', (state) => session.user(state), isSameUser, {
        next: listener,
        error: () => undefined,
      }),

    signIn: answer('auth.signIn', async (email, password) => {
      const account = accountByEmail(await store.read(), canonical(email));
      return start(await requirePassword(account, password));
    }),

    signInWithGoogle: answer('auth.signInWithGoogle', async () => {
      const chosen = await chooseGoogle();
      return chosen && start(await accountBehind(chosen));
    }),

    register: answer('auth.register', async (email, password) => {
      if (!validateLogin({ email, password }).ok) throw new PortError('failed');
      const account: Account = {
        id: userId(ids.next()),
        email: canonical(email),
        password: await passwords.protect(password),
        displayName: '',
        provider: 'password',
      };
      await store.transact((transaction) => {
        if (accountByEmail(transaction.before, account.email)) {
          throw new PortError('conflict', { subject: 'email' });
        }
        transaction.put('accounts', account);
      });
      return start(account);
    }),

    setDisplayName: answer('auth.setDisplayName', (displayName) =>
      store.transact((transaction) => {
        transaction.put('accounts', { ...accountOf(transaction.before), displayName });
      }),
    ),

    // There is no mail to send, and the answer must not reveal whether the address has an account (D16).
    requestPasswordReset: answer('auth.requestPasswordReset', async () => undefined),

    proofKind: answer('auth.proofKind', async () => accountOf(await store.read()).provider),

    reauthenticate: answer('auth.reauthenticate', async (proof) => {
      const account = accountOf(await store.read());
      if (proof.kind === 'password') {
        await requirePassword(account, proof.password);
      } else {
        const chosen = await chooseGoogle();
        if (!chosen) throw refused('account-chooser');
        if (canonical(chosen.email) !== account.email || account.provider !== 'google')
          throw refused('other-account');
      }
      session.start(account.id);
    }),

    setPassword: answer('auth.setPassword', async (password) => {
      if (passwordIssue(password)) throw new PortError('failed');
      const hidden = await passwords.protect(password);
      await store.transact(({ before, put }) => {
        const { uid, signedInAt } = session.require(before);
        put('accounts', { ...changeable(before), password: hidden });
        put('endedSignIns', { id: uid, before: clock.now(), kept: signedInAt });
      });
    }),

    setEmail: answer('auth.setEmail', (text) => {
      const email = canonical(text);
      if (emailIssue(email)) throw new PortError('failed');
      return store.transact(({ before, put }) => {
        const account = changeable(before);
        const known = accountByEmail(before, email);
        if (known && known.id !== account.id) throw new PortError('conflict', { subject: 'email' });
        put('accounts', { ...account, email });
        const contact = before.get('contacts', account.id);
        if (contact) put('contacts', { ...contact, email });
        // There is no mail to ask with.
        return 'changed';
      });
    }),

    deleteAccount: answer('auth.deleteAccount', async () => {
      await store.transact((transaction) => {
        const caller = session.require(transaction.before);
        requireRecent(caller, clock.now());
        transaction.delete('accounts', caller.uid);
        // This user can no longer sign in, so the mark is not needed any more.
        transaction.delete('deletions', caller.uid);
        transaction.delete('endedSignIns', caller.uid);
      });
      session.end();
    }),

    endOtherSignIns: answer('auth.endOtherSignIns', () =>
      store.transact(({ before, put }) => {
        const { uid, signedInAt } = session.require(before);
        requireNoMark(before, uid);
        put('endedSignIns', { id: uid, before: clock.now(), kept: signedInAt });
      }),
    ),

    handOverSignIn: answer('auth.handOverSignIn', async () => session.handOver(await store.read())),

    continueSignIn: answer('auth.continueSignIn', async (signIn) =>
      session.continueAs(await store.read(), signIn),
    ),

    signOut: answer('auth.signOut', async () => session.end()),
  };
};

const accountByEmail = (state: State, email: string): Account | null => {
  for (const account of state.all('accounts')) if (account.email === email) return account;
  return null;
};
