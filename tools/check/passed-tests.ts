import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, filesBelow, packageFolders, rootFiles, WORKSPACE } from '../workspace/files.ts';
import { createFingerprint, treeOnDisk } from './depends-on.ts';

/** The fingerprint of each passed test file's dependencies at that time. */
const RECORD = join(CACHE, 'passed-tests.json');

type Fingerprints = Readonly<Record<string, string>>;

/** What a test depends on besides files. */
const circumstances = (): string =>
  [process.version, process.platform, process.env['CI'], process.env['NUM_RUNS_FACTOR']].join(' ');

const readRecord = (): Fingerprints =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Fingerprints) : {}; // written below

/** The fingerprints of test files in the current workspace. */
export function fingerprintsOf(testFiles: readonly string[]): Fingerprints {
  const folders = [...packageFolders(), 'docs'];
  const tree = treeOnDisk(WORKSPACE, [...rootFiles(), ...folders.flatMap((folder) => filesBelow(folder))]);
  const fingerprint = createFingerprint(tree);
  return Object.fromEntries(testFiles.map((path) => [path, `${circumstances()} ${fingerprint(path)}`]));
}

/** The test files that have not passed since one of their dependencies changed. */
export function notYetPassed(fingerprints: Fingerprints): readonly string[] {
  const record = readRecord();
  return Object.keys(fingerprints).filter((path) => record[path] !== fingerprints[path]);
}

/** Records which of the test files passed, with their fingerprints from before the run. */
export function recordPassed(
  fingerprints: Fingerprints,
  ran: readonly string[],
  failed: readonly string[],
): void {
  const record: Record<string, string> = { ...readRecord() };
  for (const path of ran) {
    const fingerprint = fingerprints[path];
    if (fingerprint === undefined || failed.includes(path)) delete record[path];
    else record[path] = fingerprint;
  }
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(RECORD, JSON.stringify(record));
}
