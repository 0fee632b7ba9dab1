import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadFirebaseTools } from './firebase-tools.ts';
import { PROJECT } from './hosts.ts';
import { listen } from './listen.ts';
import { storageRulesOn, type StorageQuestion, type StorageRules } from './storage-rules.ts';
import { STORAGE_RULES } from './rules-files.ts';

/** The part of `emulator/storage` that is used. */
interface StorageModule {
  readonly StorageEmulator: new (options: { projectId: string; rules: RulesFile }) => StorageEmulator;
}

interface RulesFile {
  readonly name: string;
  readonly content: string;
}

interface StorageEmulator {
  readonly rulesManager: { readonly start: () => Promise<unknown> };
}

/** The part of `emulator/storage/persistence` that is used. */
interface PersistenceModule {
  readonly Persistence: {
    readonly prototype: { readBytes: (this: unknown, ...question: readonly unknown[]) => Buffer };
  };
}

/** The part of `emulator/storage/errors` that is used. */
interface ErrorsModule {
  readonly NotFoundError: new (message: string) => Error;
}

/** The part of `emulator/storage/server` that is used. */
interface StorageServerModule {
  readonly createApp: (projectId: string, emulator: object) => Promise<RequestListener>;
}

/** The part of `emulator/registry` that is used: an emulator finds its own address there. */
interface RegistryModule {
  readonly EmulatorRegistry: { readonly INSTANCES: Map<string, { readonly getInfo: () => object }> };
}

const NO_ISSUES = { errors: [], warnings: [], all: [], exist: () => false };

/** Replaces the rules runtime that the command line downloads. */
const rulesManager = ({ load, isPermitted }: StorageRules, rules: string) => ({
  start: async () => {
    await load(rules);
    return NO_ISSUES;
  },
  stop: () => Promise.resolve(),
  getRuleset: () => ({
    verify: async (question: StorageQuestion) => ({
      permitted: await isPermitted(question),
      issues: NO_ISSUES,
    }),
  }),
});

/**
 * A file that is deleted while the rules decide about reading it is "not found"; the original code stops the
 * whole emulator.
 */
function surviveDeletedFiles(): void {
  const { Persistence } = loadFirebaseTools('emulator/storage/persistence') as PersistenceModule;
  const { NotFoundError } = loadFirebaseTools('emulator/storage/errors') as ErrorsModule;
  const { readBytes } = Persistence.prototype;
  Persistence.prototype.readBytes = function (...question) {
    try {
      return readBytes.apply(this, [...question]);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
        throw new NotFoundError('Deleted meanwhile');
      throw error;
    }
  };
}

/** Allows everything. */
const NO_RULES: StorageRules = { load: () => Promise.resolve(), isPermitted: () => Promise.resolve(true) };

/**
 * The Storage emulator without its rules runtime. A Firestore emulator evaluates its rules; without one,
 * everything is allowed.
 */
export async function startStorage(firestore: string | undefined) {
  const { StorageEmulator } = loadFirebaseTools('emulator/storage') as StorageModule;
  const { createApp } = loadFirebaseTools('emulator/storage/server') as StorageServerModule;
  surviveDeletedFiles();
  const evaluated = firestore ? storageRulesOn(firestore) : NO_RULES;
  // A separate folder, because the original uses one for all, and two emulators would delete each other's
  // files.
  const folder = mkdtempSync(join(tmpdir(), 'roborrow-storage-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

  class WithoutRulesRuntime extends StorageEmulator {
    createRulesManager({ content }: RulesFile) {
      return rulesManager(evaluated, content);
    }
    getPersistenceTmpDir() {
      return folder;
    }
  }

  const rules = { name: 'storage.rules', content: readFileSync(STORAGE_RULES, 'utf8') };
  const emulator = new WithoutRulesRuntime({ projectId: PROJECT, rules });
  await emulator.rulesManager.start();
  const { host, port, stop } = await listen(createServer(await createApp(PROJECT, emulator)), 'storage');
  const { EmulatorRegistry } = loadFirebaseTools('emulator/registry') as RegistryModule;
  EmulatorRegistry.INSTANCES.set('storage', {
    getInfo: () => ({ name: 'storage', host: '127.0.0.1', port }),
  });
  return { host, stop };
}
