import { GoogleAuth } from 'google-auth-library';

type Claims = Readonly<Record<string, unknown>>;

/** A project's accounts, past what their users may do. */
export interface Accounts {
  /** What an account's tokens say besides who it is; `null` if there is no such account. */
  claimsOf(uid: string): Promise<Claims | null>;
  /** Replaces them. Tokens that were handed out before say the same until they end, within an hour. */
  setClaims(uid: string, claims: Claims): Promise<void>;
}

/** Opens a project's accounts as `openDatabase` opens its database; `FIREBASE_AUTH_EMULATOR_HOST` names an emulator. */
export function openAccounts(project: string): Accounts {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const service = 'identitytoolkit.googleapis.com/v1';
  const api = emulator ? `http://${emulator}/${service}` : `https://${service}`;
  const auth = new GoogleAuth({ scopes: 'https://www.googleapis.com/auth/identitytoolkit' });
  const ask = async (action: 'lookup' | 'update', body: object): Promise<unknown> => {
    const token = emulator ? 'owner' : await auth.getAccessToken();
    const answer = await fetch(`${api}/accounts:${action}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // With a user's own credentials, the project that is asked has to be named.
        'x-goog-user-project': project,
      },
      body: JSON.stringify({ ...body, targetProjectId: project }),
    });
    if (!answer.ok) throw new Error(`accounts:${action}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    claimsOf: async (uid) => {
      // As Google documents the answer.
      const { users = [] } = (await ask('lookup', { localId: [uid] })) as {
        readonly users?: readonly { readonly customAttributes?: string }[];
      };
      const [account] = users;
      return account ? (JSON.parse(account.customAttributes ?? '{}') as Claims) : null;
    },
    setClaims: async (uid, claims) => {
      await ask('update', { localId: uid, customAttributes: JSON.stringify(claims) });
    },
  };
}
