import { epochMs, type DiagnosticsPort, type EpochMs } from '@roborrow/domain';
import { doc, getDocFromServer, Timestamp } from 'firebase/firestore';
import { presenceOf, type EmulatorHosts, type FirebaseConfiguration } from '../configuration.ts';
import type { Operations } from '../operations.ts';
import { portErrorOfSdk } from '../port-errors.ts';
import type { Session } from '../session.ts';
import type { LoadedStorage } from './upload-pictures.ts';

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

  const ask = <Answer>(question: () => Promise<Answer>): Promise<{ readonly answer: Answer } | 'down'> =>
    operations.withTimeout(question()).then(
      (answer) => ({ answer }),
      () => 'down',
    );
  const stateOf = (answered: object | 'down'): 'up' | 'down' => (answered === 'down' ? 'down' : 'up');

  const askAuthentication = async (): Promise<void> => {
    const service = emulators
      ? `http://${emulators.auth}/identitytoolkit.googleapis.com`
      : 'https://identitytoolkit.googleapis.com';
    const { ok } = await fetch(`${service}/v1/projects?key=${encodeURIComponent(configuration.apiKey)}`);
    if (!ok) throw new Error('Authentication does not know this project');
  };

  /** Also says when the scheduled function ran last, which every visitor may read. */
  const askDatabase = async (): Promise<EpochMs | null> => {
    const run = await getDocFromServer(doc(await session.database(), 'settings', 'functions'));
    const settledAt: unknown = run.get('settledAt');
    return settledAt instanceof Timestamp ? epochMs(settledAt.toMillis()) : null;
  };

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
      const [authentication, database, storage] = await Promise.all([
        ask(askAuthentication),
        ask(askDatabase),
        ask(askStorage),
      ]);
      return {
        backend: 'firebase',
        configuration: presenceOf(configuration),
        services: {
          initialization: 'up',
          authentication: stateOf(authentication),
          database: stateOf(database),
          storage: stateOf(storage),
        },
        ...(database !== 'down' && { settledAt: database.answer }),
      };
    },
  };
};
