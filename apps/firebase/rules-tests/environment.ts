import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setLogLevel, writeBatch, type Firestore } from 'firebase/firestore';
import type { Case, Outcome } from './case.ts';
import { credentialsOf, signsInAnew, type Identity } from './identities.ts';
import { WORLD, type Documents } from './world.ts';

/** An emulator project with its own rules, and a connection for every identity. */
export interface RulesEnvironment {
  /**
   * Stores the documents of the case, and returns what the rules decide. Rejects when the result is neither
   * allowed nor denied.
   */
  readonly outcomeOf: (asked: Case) => Promise<Outcome>;
  /** Replaces the rules. Rejects when they do not compile. */
  readonly use: (rules: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openRulesEnvironment(
  projectId: string,
  rules: string,
  host: string,
): Promise<RulesEnvironment> {
  const [name = '', port = ''] = host.split(':');
  // Denials are expected here, so they are not logged.
  setLogLevel('silent');
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { rules, host: name, port: Number(port) },
  });
  const { database: unruled, close } = await openUnruled(environment);

  // A new connection takes a tenth of a second, so an identity keeps its own if it can.
  const opened = new Map<Identity, Firestore>();
  const databaseOf = (identity: Identity): Firestore => {
    const known = opened.get(identity);
    if (known) return known;
    const who = credentialsOf(identity);
    const context = who
      ? environment.authenticatedContext(who.uid, who.token)
      : environment.unauthenticatedContext();
    const database = modular(context.firestore());
    if (!signsInAnew(identity)) opened.set(identity, database);
    return database;
  };

  // A denied request changes nothing, so the next case can use the same documents.
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

/** A connection without rules. The test library closes it as soon as its work is done. */
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

/** The test library returns the SDK's older interface; the newer functions accept it too. */
const modular = (database: unknown): Firestore => database as Firestore;

const isDenial = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';
