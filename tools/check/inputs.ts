// reads: nothing
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, rootFiles, WORKSPACE } from '../workspace/files.ts';

/** The files that decide what a step says: those of the root, and all in some folders but a few. */
export interface Inputs {
  readonly folders: readonly string[];
  readonly without: RegExp;
  /** Whether it shows pages in a browser. */
  readonly browses: boolean;
}

/** Vitest's tests in Node: no other step runs them. */
const TESTS_IN_NODE = /(?<!\.emulators)\.test\.tsx?$/;
const PROSE = /\.md$/;

const or = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

/** What a person sees of the demo in a browser. The preview serves the functions too. */
export const WEB: Inputs = {
  folders: [
    'apps/web',
    'apps/functions',
    'packages',
    'tools/browser',
    'tools/build',
    'tools/size',
    'tools/workspace',
  ],
  without: or(/\.test\.tsx?$/, PROSE, /^packages\/firebase-project\//),
  browses: true,
};

/** What the emulators run with. */
export const BACKEND: Inputs = {
  folders: ['apps/cli', 'apps/functions', 'packages', 'tools'],
  without: or(TESTS_IN_NODE, PROSE),
  browses: false,
};

/** Everything together, with the examples that are in the documents. */
export const WHOLE: Inputs = {
  folders: ['apps', 'packages', 'tools', 'docs'],
  without: TESTS_IN_NODE,
  browses: true,
};

/** The browser, and when it was installed: another version may show another page. */
function browserHere(): string {
  const chromium = process.env['CHROMIUM_PATH'] ?? '';
  return existsSync(chromium) ? `${chromium} ${statSync(chromium).mtimeMs}` : '';
}

const machine = ({ browses }: Inputs): string =>
  [process.version, process.platform, process.env['NUM_RUNS_FACTOR'], browses ? browserHere() : ''].join(' ');

/** Whether a file, named from the workspace, is one of them. */
export const decides = ({ folders, without }: Inputs, path: string): boolean =>
  !without.test(path) && (!path.includes('/') || folders.some((folder) => path.startsWith(`${folder}/`)));

/** A hash of these files and of what else a step depends on. */
export function fingerprintOf(inputs: Inputs): string {
  const hash = createHash('sha256').update(machine(inputs));
  const files = [...rootFiles(), ...inputs.folders.flatMap((folder) => filesBelow(folder))];
  for (const path of files.filter((file) => decides(inputs, file)).sort())
    hash.update(`${path}\0`).update(readFileSync(join(WORKSPACE, path)));
  return hash.digest('hex');
}
