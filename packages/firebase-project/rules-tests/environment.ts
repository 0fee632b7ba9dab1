import { setLogLevel as setLogLevelOfFollowing } from 'firebase/firestore';
import { setLogLevel } from 'firebase/firestore/lite';
import type { Case, Connection, Outcome } from './case.ts';
import { createConnections } from './connections.ts';
import { signsInAnew, type Identity } from './identities.ts';
import { createStoredWorld } from './stored-world.ts';

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
  // Denials are expected here, so they are not logged.
  setLogLevel('silent');
  setLogLevelOfFollowing('silent');
  await loadRules(host, projectId, rules);
  const { open, close } = createConnections(projectId, host);

  const opened = new Map<Identity, Connection>();
  const connectionOf = (identity: Identity): Connection => {
    const connection = opened.get(identity) ?? open(identity);
    if (!signsInAnew(identity)) opened.set(identity, connection);
    return connection;
  };

  const { store, look } = createStoredWorld(projectId, host);
  let isChanged = true;

  return {
    outcomeOf: async ({ as, given, attempt }) => {
      if (isChanged) await look();
      isChanged = false;
      await store(given);
      try {
        const { database, following } = connectionOf(as);
        // Reads have a result, and writes have none. A denied request changes nothing.
        isChanged = (await attempt(database, following)) === undefined;
        return 'allowed';
      } catch (error) {
        if (isDenial(error)) return 'denied';
        isChanged = true;
        throw error;
      }
    },
    use: (other) => loadRules(host, projectId, other),
    close,
  };
}

async function loadRules(host: string, projectId: string, content: string): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(await response.text());
}

const isDenial = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';
