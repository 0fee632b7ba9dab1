import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  epochMs,
  parseTimeZone,
  type IdsPort,
  type OutboxStore,
  type PendingImagesPort,
  type PlacesPort,
  type Ports,
  type TimeZonesPort,
  type Vocabulary,
  type VocabularyPort,
} from '@roborrow/domain';
import type { Device, OpenedPorts } from './device.ts';
import type { Folders } from './folders.ts';
import { openOutboxFolder } from './outbox-folder.ts';
import { openPendingImages } from './pending-images.ts';
import { openPrivateFile, type PrivateFile } from './private-file.ts';
import { openPrivateFolder } from './private-folder.ts';
import type { Settings } from './settings.ts';
import { answers } from './text/answers.ts';

/** A backend, opened for one command. */
export interface Backend {
  readonly ports: Ports & { readonly pendingImages: PendingImagesPort; readonly timeZones: TimeZonesPort };
  /** Where this backend's session is kept. */
  readonly sessionFile: PrivateFile & { readonly path: string };
  /** What this person wrote and has not sent, as the disk has it. */
  readonly openOutbox: () => OutboxStore;
  /** Deletes all of it, and returns how many messages that were. */
  readonly discardUnsent: () => number;
  close(): Promise<void>;
}

/** The only place that knows the adapters; each is loaded when a command needs it. */
export const openBackend = async (
  settings: Settings,
  {
    folders,
    now,
    note,
  }: { readonly folders: Folders; readonly now: () => number; readonly note: (line: string) => void },
): Promise<Backend> => {
  const device = { clock: { now: () => epochMs(now()) }, ids, places: embeddedPlaces, vocabulary };
  const path = pathOf('session', settings, folders);
  const sessionFile = { path, ...openPrivateFile(path) };
  const { ports, close } =
    settings.backend === 'in-memory'
      ? await openEmbedded(settings.dataFile, sessionFile, device)
      : await (await import('./firebase.ts')).openFirebase(settings, sessionFile, device, note);
  const pendingImages = openPendingImages(openPrivateFolder(pathOf('pictures', settings, folders)), () =>
    note(answers.picturesDeleted),
  );
  const unsent = openPrivateFolder(pathOf('unsent', settings, folders));
  return {
    ports: { ...ports, pendingImages, timeZones },
    sessionFile,
    openOutbox: () => openOutboxFolder(unsent),
    discardUnsent: () => {
      const names = unsent.names();
      for (const name of names) unsent.write(name, null);
      return names.length;
    },
    close,
  };
};

/** 122 random bits, as 32 of 0–9 and a–f. */
const ids: IdsPort = { next: () => crypto.randomUUID().replaceAll('-', '') };

/** The embedded gazetteer, read when a place is first asked for. */
const embeddedPlaces: PlacesPort = {
  suggest: async (text) => (await gazetteer()).suggest(text),
  geocode: async (address) => (await gazetteer()).geocode(address),
};

let opened: Promise<PlacesPort> | null = null;

const gazetteer = (): Promise<PlacesPort> => {
  opened ??= import('@roborrow/adapter-gazetteer').then(({ createGazetteerPlaces }) =>
    createGazetteerPlaces(),
  );
  return opened;
};

/** Read when days are asked for (D753). */
const timeZones: TimeZonesPort = {
  zoneAt: async ({ latitude, longitude }) => {
    const { default: zoneAt } = await import('@photostructure/tz-lookup');
    return parseTimeZone(zoneAt(latitude, longitude));
  },
};

/** Read with the first search. */
const vocabulary: VocabularyPort = {
  load: () => {
    words ??= import('@roborrow/vocabulary').then(({ createVocabulary }) => createVocabulary());
    return words;
  },
};

let words: Promise<Vocabulary> | null = null;

/** Each set of data has files of its own in the folder for state. */
const pathOf = (kind: 'session' | 'unsent' | 'pictures', settings: Settings, folders: Folders): string => {
  const name =
    settings.backend === 'in-memory'
      ? resolve(settings.dataFile)
      : `firebase:${settings.configuration.projectId}`;
  return join(folders.state, `${kind}-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`);
};

const openEmbedded = async (path: string, sessionFile: PrivateFile, device: Device): Promise<OpenedPorts> => {
  const [{ createInMemoryBackend }, { openSqliteStore, scryptPasswords }] = await Promise.all([
    import('@roborrow/adapter-in-memory'),
    import('@roborrow/sqlite-store'),
  ]);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const store = openSqliteStore({ path });
  const session = { get: sessionFile.read, set: sessionFile.write };
  const ports = createInMemoryBackend({ ...device, store, session, passwords: scryptPasswords });
  return { ports, close: async () => store.close() };
};

/** Whether the file of the embedded backend has accounts, which filling it with the demo would remove. */
export const hasAccounts = async (path: string): Promise<boolean> => {
  if (!existsSync(path)) return false;
  const { openSqliteStore } = await import('@roborrow/sqlite-store');
  const store = openSqliteStore({ path });
  try {
    return [...(await store.read()).all('accounts')].length > 0;
  } finally {
    store.close();
  }
};

/** How one logs in to the demo. */
export interface DemoAccess {
  readonly people: readonly string[];
  readonly password: string;
}

/** Fills a file of the embedded backend with the demo's people, robots and messages; what it held is gone. */
export const fillWithDemo = async (path: string, now: number): Promise<DemoAccess> => {
  const [{ demoPeople, demoSeed, loadDemoReviews, DEMO_PASSWORD }, { openSqliteStore, scryptPasswords }] =
    await Promise.all([import('@roborrow/adapter-in-memory'), import('@roborrow/sqlite-store')]);
  const seed = demoSeed(epochMs(now));
  // One hash for all: they have the same password.
  const hashes = new Map<string, string>();
  for (const { password } of seed.accounts ?? []) {
    if (password !== null && !hashes.has(password))
      hashes.set(password, await scryptPasswords.protect(password));
  }
  const accounts = (seed.accounts ?? []).map((account) => ({
    ...account,
    password: account.password === null ? null : (hashes.get(account.password) ?? null),
  }));
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const isThere = existsSync(path);
  const reviews = await loadDemoReviews(epochMs(now));
  const store = openSqliteStore({ path, seed: { ...seed, accounts, reviews } });
  try {
    if (isThere) await store.reset();
  } finally {
    store.close();
  }
  return {
    people: demoPeople.flatMap(({ email, signsInWith }) => (signsInWith === 'password' ? email : [])),
    password: DEMO_PASSWORD,
  };
};
