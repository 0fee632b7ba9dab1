import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installApart } from '../workspace/install-apart.ts';

const FOLDER = fileURLToPath(new URL('firebase-tools', import.meta.url));

/** Installs firebase-tools if it is missing. Rejects with pnpm's message. */
export const ensureFirebaseTools = (say: (line: string) => void): Promise<void> =>
  installApart(FOLDER, 'firebase-tools', () =>
    say(
      'Installing firebase-tools for the Auth and Storage emulators: once, 220 MB, below half a minute or so.',
    ),
  );

const resolveIn = createRequire(join(FOLDER, 'package.json'));

/** Loads one of its modules. They have no types, so the caller states the type. */
export const loadFirebaseTools = (path: string): unknown =>
  resolveIn(`firebase-tools/lib/${path}`) as unknown;

/** Loads a module that firebase-tools itself depends on. */
export const loadDependency = (name: string): unknown =>
  createRequire(resolveIn.resolve('firebase-tools/package.json'))(name) as unknown;
