import { Refused } from '../../command.ts';
import type { Service } from '../../google.ts';
import type { AccountRecord, Hashing, Read } from '../archive/record.ts';

const PAGE = 500;

/** What can be given back to the provider; the words of its interface. */
const KEPT = [
  'email',
  'emailVerified',
  'displayName',
  'photoUrl',
  'phoneNumber',
  'disabled',
  'createdAt',
  'lastLoginAt',
  'customAttributes',
  'providerUserInfo',
  'mfaInfo',
];

/** In place of a hash, for whoever may not see it: "REDACTED" in base64. */
const WITHHELD = 'UkVEQUNURUQ=';

/** Passwords of the Auth emulator are no hashes, and of use to an emulator alone. */
const EMULATED: Hashing = { hashAlgorithm: 'EMULATOR' };

type Account = Readonly<Record<string, unknown>> & { readonly localId: string };

interface Page {
  readonly users?: readonly Account[];
  readonly nextPageToken?: string;
}

interface Configuration {
  readonly signIn?: { readonly hashConfig?: Readonly<Record<string, unknown>> };
}

/** Who can sign in to a project. */
export function openAccounts(auth: Service, projectId: string, isEmulated: boolean) {
  const accounts = `/v1/projects/${projectId}/accounts`;
  const list = async (count: number, next?: string): Promise<Page> =>
    auth.json(
      `${accounts}:batchGet?maxResults=${count}${next ? `&nextPageToken=${encodeURIComponent(next)}` : ''}`,
    );

  /** The key of the project's hashes, as `batchCreate` takes it. Only some roles may read it. */
  const hashingOf = async (): Promise<Hashing> => {
    if (isEmulated) return EMULATED;
    const { signIn }: Configuration = await auth.json(`/admin/v2/projects/${projectId}/config`);
    const { algorithm, ...key } = signIn?.hashConfig ?? {};
    return { hashAlgorithm: algorithm, ...key };
  };

  async function* read(from: string | undefined): AsyncGenerator<Read<'accounts'>> {
    const hashing = await hashingOf();
    let next = from;
    do {
      const { users = [], nextPageToken } = await list(PAGE, next);
      next = nextPageToken;
      for (const [at, user] of users.entries()) {
        const { localId, passwordHash: hash, salt = '' } = user;
        const record: AccountRecord = {
          uid: localId,
          about: Object.fromEntries(
            KEPT.filter((name) => user[name] !== undefined).map((name) => [name, user[name]]),
          ),
          ...(typeof hash === 'string' &&
            typeof salt === 'string' &&
            hash !== WITHHELD && { password: { hash, salt, hashing } }),
        };
        yield { record, ...(at === users.length - 1 && next && { next }) };
      }
    } while (next);
  }

  /** Whether this provider can check a password that was hashed in this way. */
  const takes = ({ hashAlgorithm }: Hashing): boolean =>
    isEmulated === (hashAlgorithm === EMULATED['hashAlgorithm']);

  const write = async (records: readonly AccountRecord[]): Promise<void> => {
    const groups = new Map<string, AccountRecord[]>();
    for (const record of records) {
      const { password } = record;
      const key = password && takes(password.hashing) ? JSON.stringify(password.hashing) : '{}';
      groups.set(key, [...(groups.get(key) ?? []), record]);
    }
    for (const [hashing, group] of groups) {
      const users = group.map(({ uid, about, password }) => ({
        ...about,
        ...(!isEmulated && { providerUserInfo: realIdentities(about['providerUserInfo']) }),
        localId: uid,
        ...(password && hashing !== '{}' && { passwordHash: password.hash, salt: password.salt }),
      }));
      const { error } = await auth.json(`${accounts}:batchCreate`, {
        users,
        allowOverwrite: true,
        ...(!isEmulated && (JSON.parse(hashing) as Hashing)), // as it was made above
      });
      const [first] = (error ?? []) as readonly { readonly index?: number; readonly message?: string }[]; // Google's answer
      if (first)
        throw new Refused(`The account ${users[first.index ?? 0]?.localId} was not taken: ${first.message}`);
    }
  };

  return {
    read,
    isEmpty: async (): Promise<boolean> => ((await list(1)).users ?? []).length === 0,
    /** Writes accounts. A password that this provider cannot check is left out: its person asks for a new one. */
    write,
    takes,
  };
}

/** Identities of Google are numbers; those of the demo and the emulator are made up, and their people sign in with Google anew. */
const realIdentities = (identities: unknown): readonly unknown[] =>
  (Array.isArray(identities) ? identities : []).filter(
    ({ providerId, rawId }: { readonly providerId?: unknown; readonly rawId?: unknown }) =>
      providerId !== 'google.com' || /^\d+$/.test(String(rawId)),
  );
