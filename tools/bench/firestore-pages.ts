import { join } from 'node:path';
import { buildWeb } from '../build/build-web.ts';
import { CACHE } from '../workspace/files.ts';
import { standInForFirestore } from './firestore-stand-in.ts';
import { loadServer, type MeasuredPages } from './rendered-pages.ts';
import { storedRobots } from './stored-robots.ts';

const PROJECT = 'roborrow-bench';
const FOLDER = join(CACHE, 'web-bench-firebase');

/** The settings of a build for production (docs/deployment.md). */
const SETTINGS: Readonly<Record<string, string>> = {
  VITE_BACKEND: 'firebase',
  VITE_FIREBASE_API_KEY: 'not-used-by-the-server',
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_STORAGE_BUCKET: `${PROJECT}.firebasestorage.app`,
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
};

/** As many visitors as a server may have at a time. */
const IN_PARALLEL = 4;
/** A robot's page shows the robot and its owner. */
const READS = 2;
/** The robots that are rendered again and again. */
const REMEMBERED = 40;

/** Builds with these settings and no others; a build reads them from the environment. */
async function buildForFirebase(): Promise<void> {
  const before = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const forget = () => {
    for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name];
  };
  forget();
  Object.assign(process.env, SETTINGS);
  try {
    await buildWeb(FOLDER);
  } finally {
    forget();
    Object.assign(process.env, Object.fromEntries(before));
  }
}

export interface FirestorePages {
  readonly measured: readonly MeasuredPages[];
  /** @throws unless every document was read once: so the robots that are rendered once were not remembered. */
  readonly checkReads: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Robots' pages of the build for Firebase, which reads over REST from a process on this machine. `count` is how many robots
 * are rendered, each once, so that nothing of them is remembered.
 */
export async function openFirestorePages(count: number): Promise<FirestorePages> {
  await buildForFirebase();
  const { open } = await loadServer(FOLDER);
  const { documents, pages } = storedRobots(PROJECT, count);
  const { requests, stop } = await standInForFirestore(documents);
  const remembered = 'robot of Firebase’s build, data remembered';
  return {
    measured: [
      {
        name: remembered,
        pages: pages.slice(0, REMEMBERED),
        respond: open(() => 0),
        inParallel: IN_PARALLEL,
        comparedWith: null,
      },
      {
        name: 'robot of Firebase’s build, read over REST',
        pages,
        respond: open(() => 0),
        inParallel: IN_PARALLEL,
        comparedWith: remembered,
      },
    ],
    checkReads: () => {
      const expected = READS * (count + REMEMBERED);
      if (requests() !== expected)
        throw new Error(`Firestore was asked ${requests()} times, not ${expected}.`);
    },
    stop,
  };
}
