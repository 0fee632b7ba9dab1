import { existsSync, renameSync, rmSync } from 'node:fs';
import { createMemoryStore, type State, type Store, type Transaction } from '@roborrow/adapter-in-memory';
import { decodeRecord, type Change } from '@roborrow/adapter-in-memory/store';
import { wholeName } from '@roborrow/domain';
import { openSqliteStore } from '@roborrow/sqlite-store';
import { Refused } from '../../command.ts';
import { collectionOf } from '../archive/collections.ts';
import type { AccountRecord, DocumentRecord, Kind, Read, Records } from '../archive/record.ts';
import type { Source, Target } from '../side.ts';
import { picturesIn } from './addresses.ts';
import { isDemoFile, readDemoFile, writeDemoFile } from './demo-file.ts';
import { recordsOf } from './from-project.ts';
import { passwordFrom, storedFrom } from './passwords.ts';
import { plainFields } from './plain.ts';
import { EMBEDDED, ENCODERS, type Surroundings } from './to-project.ts';

/** The bucket in the addresses of an archive of an embedded backend, which has none; a restore puts its own in the place. */
const BUCKET = 'embedded';

const GOOGLE = 'google.com';

/** What the tokens of an operator say (D790). */
const OPERATOR = '{"operator":true}';

/** What SQLite keeps beside a file: writes that are not in it yet. */
const BESIDE = ['-wal', '-shm'];

const byKey = <Item>(items: Iterable<Item>, keyOf: (item: Item) => string): readonly Item[] =>
  [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

function* documentsIn(state: State): Generator<DocumentRecord> {
  const blocks = [...state.all('blocks')];
  const suspended = new Set<string>([...state.all('suspensions')].map(({ id }) => id));
  const surroundings: Surroundings = {
    bucket: BUCKET,
    blockedBy: (person) =>
      blocks.filter(({ people }) => people.some((one) => one === person)).map(({ id }) => id),
    isSuspended: (person) => suspended.has(person),
  };
  const encode = <Name extends keyof typeof ENCODERS>(name: Name) =>
    [...state.all(name)].flatMap((document) => ENCODERS[name](document, surroundings));
  const leaving = new Set(encode('deletions').map(({ path }) => path));
  // Its keys; whoever is leaving and suspended has one document for both.
  for (const name of Object.keys(ENCODERS) as (keyof typeof ENCODERS)[])
    for (const record of encode(name)) if (name !== 'suspensions' || !leaving.has(record.path)) yield record;
  // Whoever was blocked and blocked nobody.
  const blocking = new Set<string>(blocks.map(({ id }) => id));
  for (const person of new Set(blocks.flatMap(({ people }) => people)))
    if (!blocking.has(person)) yield* ENCODERS.blocks({ id: person, people: [] }, surroundings);
}

function* picturesOf(state: State): Generator<Records['pictures']> {
  const about = { contentType: 'image/jpeg', contentDisposition: 'inline' };
  const addresses = [
    ...[...state.all('robots'), ...state.all('hiddenRobots')].flatMap(({ images }) => images),
    ...[...state.all('users')].map(({ avatar }) => avatar),
  ];
  for (const address of addresses)
    for (const { path, bytes } of picturesIn(address)) yield { path, about, bytes };
  for (const { id: path, bytes } of state.all('images'))
    if (bytes !== undefined) yield { path, about, bytes };
}

function* accountsIn(state: State): Generator<AccountRecord> {
  for (const { id, email, displayName, provider, password } of state.all('accounts')) {
    const hashed = passwordFrom(password);
    const google = [{ providerId: GOOGLE, rawId: `google-${email}`, email, displayName }];
    yield {
      uid: id,
      about: {
        email,
        displayName,
        ...(provider === 'google' && { providerUserInfo: google }),
        ...(state.get('operators', id) && { customAttributes: OPERATOR }),
      },
      ...(hashed && { password: hashed }),
    };
  }
}

const READERS = {
  accounts: (state: State) => byKey(accountsIn(state), ({ uid }) => uid),
  // A listing that is hidden, and another, may show the same one.
  pictures: (state: State) =>
    byKey(new Map([...picturesOf(state)].map((one) => [one.path, one])).values(), ({ path }) => path),
  documents: (state: State) => byKey(documentsIn(state), ({ path }) => path),
};

/** Everything in a file of the embedded backend, or of a demo in a browser. @throws Refused if there is none. */
export async function openFileSource(path: string): Promise<Source> {
  if (!existsSync(path)) throw new Refused(`There is no file ${path}.`);
  const store = isDemoFile(path) ? await readDemoFile(path) : openSqliteStore({ path });
  return {
    from: EMBEDDED,
    bucket: BUCKET,
    goesOn: false,
    now: async () => new Date().toISOString(),
    async *read<Name extends Kind>(kind: Name): AsyncGenerator<Read<Name>> {
      const state = await store.read();
      // Each reader reads its own kind.
      for (const [at, record] of (READERS[kind](state) as readonly Records[Name][]).entries())
        yield { record, next: `${at + 1}` };
    },
    close: async () => store.close(),
  };
}

const put = (transaction: Transaction, { collection, document }: Change): void => {
  if (document) transaction.put(collection, document);
};

const isOperator = (claims: unknown): boolean => {
  try {
    return (JSON.parse(String(claims)) as { readonly operator?: unknown } | null)?.operator === true;
  } catch {
    return false;
  }
};

/** A new file of the embedded backend, or for a demo in a browser. It has its name once everything is in it, so an interrupted restore begins anew. */
export function openFileTarget(path: string): Target {
  const begun = `${path}.restoring`;
  const clear = () => {
    for (const end of ['', ...BESIDE]) rmSync(begun + end, { force: true });
    // The file itself is not there, so what is beside its place was left by a restore that ended while it named files.
    for (const end of BESIDE) rmSync(path + end, { force: true });
  };
  const bytes = new Map<string, string>();
  const remarks = new Map<string, string>();
  const leftOut = new Map<string, number>();
  const unreadable: string[] = [];
  let lost = 0;
  let opened: Store | undefined;
  const open = (): Store =>
    (opened ??= isDemoFile(path) ? createMemoryStore() : openSqliteStore({ path: begun }));

  const changesOf = (collection: string, id: string, document: unknown): readonly Change[] =>
    decodeRecord({ collection, id, document }, ({ reason }) =>
      unreadable.push(`${collection}/${id}: ${reason}`),
    );

  const accountChanges = async ({ uid: id, about, password }: AccountRecord): Promise<readonly Change[]> => {
    const { email, displayName = '', providerUserInfo = [] } = about;
    const isOfGoogle = JSON.stringify(providerUserInfo).includes(`"${GOOGLE}"`);
    const stored = await storedFrom(password);
    if (stored === null && !isOfGoogle) lost += 1;
    const provider = isOfGoogle && stored === null ? 'google' : 'password';
    return [
      ...changesOf('accounts', id, { id, email, displayName, provider, password: stored }),
      ...(isOperator(about['customAttributes']) ? changesOf('operators', id, { id }) : []),
    ];
  };

  const documentChanges = ({ path: at, fields }: DocumentRecord): readonly Change[] => {
    const plain = plainFields(fields);
    const [collection = '', id = ''] = at.split('/');
    if (collection === 'reviewRemarks') {
      remarks.set(id, String(plain['text']));
      return [];
    }
    const records = recordsOf(at, plain, (picture) => bytes.get(picture));
    if (records === null) {
      const name = collectionOf(at) ?? '';
      leftOut.set(name, (leftOut.get(name) ?? 0) + 1);
    }
    return (records ?? []).flatMap((one) => changesOf(one.collection, one.id, one.document));
  };

  const CHANGES: {
    readonly [Name in Kind]: (record: Records[Name]) => Promise<readonly Change[]> | readonly Change[];
  } = {
    accounts: accountChanges,
    pictures: ({ path: picture, bytes: content }) => {
      bytes.set(picture, content);
      // Photos of a robot's condition have no address in a document: the backend keeps their bytes by path.
      if (picture.startsWith('rentals/'))
        return changesOf('images', picture, { id: picture, bytes: content });
      return wholeName(picture) === picture ? changesOf('images', picture, { id: picture }) : [];
    },
    documents: documentChanges,
  };

  return {
    look: async () => {
      if (existsSync(path)) return 'full';
      clear();
      return null;
    },
    note: async () => undefined,
    write: async (kind, records) => {
      const changes: Change[] = [];
      for (const record of records) changes.push(...(await CHANGES[kind](record)));
      await open().transact((transaction) => changes.forEach((change) => put(transaction, change)));
    },
    finish: async () => {
      const store = open();
      await store.transact((transaction) => {
        for (const [id, remark] of remarks) {
          const review = transaction.get('reviews', id);
          if (review) transaction.put('reviews', { ...review, remark });
        }
      });
      if (isDemoFile(path)) await writeDemoFile(store, begun);
      else store.close();
      // The file comes last: without it there is nothing.
      for (const end of [...BESIDE, '']) if (existsSync(begun + end)) renameSync(begun + end, path + end);
      return [
        ...[...leftOut].map(
          ([name, count]) =>
            `${count} documents of ${name} stay in the archive: the embedded backend has none.`,
        ),
        ...(lost > 0
          ? [`${lost} people have no password here: only its provider could check the old one.`]
          : []),
        ...unreadable.map((line) => `Left out, because this version cannot read it: ${line}`),
      ];
    },
  };
}
