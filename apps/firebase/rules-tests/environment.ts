import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setLogLevel, writeBatch, type Firestore } from 'firebase/firestore';
import type { Case, Outcome } from './case.ts';
import { credentialsOf, type Identity } from './identities.ts';
import { WORLD, type Documents } from './world.ts';

/** A project of the emulator with rules of its own, and everybody's connection to it. */
export interface RulesEnvironment {
  /**
   * Stores the world as the case wants it, and sees what the rules say. Rejects with what is neither yes nor
   * no.
   */
  readonly outcomeOf: (asked: Case) => Promise<Outcome>;
  /** Goes on with other rules. Rejects when they do not compile. */
  readonly use: (rules: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openRulesEnvironment(
  projectId: string,
  rules: string,
  host: string,
): Promise<RulesEnvironment> {
  const [name = '', port = ''] = host.split(':');
  // Denials are what is asked for here: not worth a line each.
  setLogLevel('silent');
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { rules, host: name, port: Number(port) },
  });
  const { database: unruled, close } = await openUnruled(environment);

  // A connection takes a tenth of a second to begin with: every identity keeps its own.
  const opened = new Map<Identity, Firestore>();
  const databaseOf = (identity: Identity): Firestore => {
    const known = opened.get(identity);
    if (known) return known;
    const who = credentialsOf(identity);
    const context = who
      ? environment.authenticatedContext(who.uid, who.token)
      : environment.unauthenticatedContext();
    const database = modular(context.firestore());
    opened.set(identity, database);
    return database;
  };

  // What was denied has changed nothing: the next case finds the world as it was.
  let stored: Documents | null = null;
  const store = async (given: Documents): Promise<void> => {
    if (stored === given) return;
    await environment.clearFirestore();
    const batch = writeBatch(unruled);
    for (const [path, data] of Object.entries({ ...WORLD, ...given }))
      if (data) batch.set(doc(unruled, path), data);
    await batch.commit();
    stored = given;
  };

  return {
    outcomeOf: async ({ as, given, attempt }) => {
      await store(given);
      try {
        await attempt(databaseOf(as));
        stored = null;
        return 'allowed';
      } catch (error) {
        if (isDenial(error)) return 'denied';
        throw error;
      }
    },
    use: (other) => loadRules(host, projectId, other),
    close: async () => {
      close();
      await environment.cleanup();
    },
  };
}

async function loadRules(host: string, projectId: string, content: string): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** A connection that no rule applies to. The test library closes it as soon as the work with it is done. */
async function openUnruled(environment: RulesTestEnvironment) {
  let close = () => {};
  const database = await new Promise<Firestore>((resolve, reject) => {
    environment
      .withSecurityRulesDisabled(async (context) => {
        resolve(modular(context.firestore()));
        await new Promise<void>((done) => (close = done));
      })
      .catch(reject);
  });
  return { database, close: () => close() };
}

/** The test library hands out the SDK's older face; the newer functions take it as well. */
const modular = (database: unknown): Firestore => database as Firestore;

const isDenial = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';
