import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadFirebaseTools } from './firebase-tools.ts';
import { PROJECT } from './hosts.ts';
import { listen } from './listen.ts';

/** What is used of `emulator/storage`. */
interface StorageModule {
  readonly StorageEmulator: new (options: { projectId: string; rules: unknown }) => object;
}

/** What is used of `emulator/storage/server`. */
interface StorageServerModule {
  readonly createApp: (projectId: string, emulator: object) => Promise<RequestListener>;
}

/** What is used of `emulator/registry`: where an emulator finds out at which address it stands. */
interface RegistryModule {
  readonly EmulatorRegistry: { readonly INSTANCES: Map<string, { readonly getInfo: () => object }> };
}

const PERMITTED = { permitted: true, issues: { exist: () => false, all: [] } };
const NO_ISSUES = { errors: [], warnings: [], all: [] };

/** Takes the place of the program, downloaded by the command line, that evaluates rules. This one admits everything. */
const admitEverything = {
  start: () => Promise.resolve(NO_ISSUES),
  stop: () => Promise.resolve(),
  getRuleset: () => ({ verify: () => Promise.resolve(PERMITTED) }),
};

/** The Storage emulator without its rules runtime: it keeps, gives and deletes files for whoever asks. */
export async function startStorage() {
  const { StorageEmulator } = loadFirebaseTools('emulator/storage') as StorageModule;
  const { createApp } = loadFirebaseTools('emulator/storage/server') as StorageServerModule;
  // Its own, where the original takes one for all: two emulators would delete each other's files.
  const folder = mkdtempSync(join(tmpdir(), 'roborrow-storage-'));

  class WithoutRulesRuntime extends StorageEmulator {
    createRulesManager() {
      return admitEverything;
    }
    getPersistenceTmpDir() {
      return folder;
    }
  }

  const emulator = new WithoutRulesRuntime({ projectId: PROJECT, rules: null });
  const { host, stop } = await listen(createServer(await createApp(PROJECT, emulator)), 9199);
  const [name, port] = host.split(':');
  const { EmulatorRegistry } = loadFirebaseTools('emulator/registry') as RegistryModule;
  EmulatorRegistry.INSTANCES.set('storage', { getInfo: () => ({ name: 'storage', host: name, port: Number(port) }) });
  return {
    host,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
