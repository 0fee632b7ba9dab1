import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Documents, Ready } from './firestore-process.ts';

const PROCESS = fileURLToPath(new URL('firestore-process.ts', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const PRODUCTION = 'https://firestore.googleapis.com/';

export interface FirestoreStandIn {
  /** How many requests it was sent. */
  readonly requests: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a process that has these documents, and sends to it what this process would send to Firestore: the measured
 * build has the addresses of production. Ends with this process.
 */
export async function standInForFirestore(documents: Documents): Promise<FirestoreStandIn> {
  const child = fork(PROCESS, { execArgv: ['--import', TSX] });
  const ended = once(child, 'exit');
  child.send(documents);
  const host = await Promise.race([
    once(child, 'message').then(([message]) => message as Ready), // its single message
    ended.then((): never => {
      throw new Error('The process that stands in for Firestore ended.');
    }),
  ]);

  const send = globalThis.fetch;
  let requests = 0;
  globalThis.fetch = (address, request) => {
    if (typeof address !== 'string' || !address.startsWith(PRODUCTION)) return send(address, request);
    requests += 1;
    return send(`http://${host}/${address.slice(PRODUCTION.length)}`, request);
  };

  return {
    requests: () => requests,
    stop: async () => {
      globalThis.fetch = send;
      child.disconnect();
      await ended;
    },
  };
}
