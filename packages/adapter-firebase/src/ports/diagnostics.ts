import type { DiagnosticsPort } from '@roborrow/domain';
import { doc, getDocFromServer } from 'firebase/firestore';
import { presenceOf, type EmulatorHosts, type FirebaseConfiguration } from '../configuration.ts';
import type { Operations } from '../operations.ts';
import { portErrorOfSdk } from '../port-errors.ts';
import type { Session } from '../session.ts';
import type { LoadedStorage } from './images.ts';

export interface DiagnosticsDependencies {
  readonly operations: Operations;
  readonly configuration: FirebaseConfiguration;
  readonly emulators: EmulatorHosts | undefined;
  readonly session: Session;
  readonly loadStorage: () => Promise<LoadedStorage>;
}

/** Each check is a request that every visitor may send and that costs almost nothing. */
export const createDiagnostics = (dependencies: DiagnosticsDependencies): DiagnosticsPort => {
  const { operations, configuration, emulators, session, loadStorage } = dependencies;

  const state = (ask: () => Promise<unknown>): Promise<'up' | 'down'> =>
    operations.withTimeout(ask()).then(
      () => 'up',
      () => 'down',
    );

  const askAuthentication = async (): Promise<void> => {
    const service = emulators
      ? `http://${emulators.auth}/identitytoolkit.googleapis.com`
      : 'https://identitytoolkit.googleapis.com';
    const { ok } = await fetch(`${service}/v1/projects?key=${encodeURIComponent(configuration.apiKey)}`);
    if (!ok) throw new Error('Authentication does not know this project');
  };

  const askDatabase = async (): Promise<unknown> =>
    getDocFromServer(doc(await session.database(), 'usernames', 'diagnostic'));

  const askStorage = async (): Promise<void> => {
    const { sdk, storage } = await loadStorage();
    try {
      await sdk.getMetadata(sdk.ref(storage, 'avatars/diagnostic/0000000000000_none.png'));
    } catch (thrown) {
      // The picture does not exist, so this is the expected answer.
      if (portErrorOfSdk(thrown).kind !== 'not-found') throw thrown;
    }
  };

  return {
    report: async () => {
      const [authentication, database, storage] = await Promise.all(
        [askAuthentication, askDatabase, askStorage].map(state),
      );
      return {
        backend: 'firebase',
        configuration: presenceOf(configuration),
        services: {
          initialization: 'up',
          authentication: authentication ?? 'down',
          database: database ?? 'down',
          storage: storage ?? 'down',
        },
      };
    },
  };
};
