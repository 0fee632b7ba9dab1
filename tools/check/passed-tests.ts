// reads: nothing
import { join } from 'node:path';
import { CACHE, filesBelow, packageFolders, rootFiles, WORKSPACE } from '../workspace/files.ts';
import { createFingerprint, treeOnDisk } from './depends-on.ts';
import { storedFingerprints } from './stored-fingerprints.ts';
import { openTestRecord, type Fingerprints, type TestRecord } from './test-record.ts';

/** The fingerprints of the run that is going on: what a file passes with is what it was before the run. */
export const FINGERPRINTS = storedFingerprints(join(CACHE, 'fingerprints.json'));

/** Test files that a check left to a later one, with what they depend on. */
export const WAITING = storedFingerprints(join(CACHE, 'waiting-tests.json'));

export const testRecord = (): TestRecord => openTestRecord(join(CACHE, 'passed-tests.tsv'));

/** What a test depends on besides files. */
const circumstances = (): string =>
  [process.version, process.platform, process.env['CI'], process.env['NUM_RUNS_FACTOR']].join(' ');

/** The fingerprints of test files in the current workspace. */
export function fingerprintsOf(testFiles: readonly string[]): Fingerprints {
  const folders = [
    ...packageFolders(),
    'docs',
    '.github',
    'tools/boundaries/fixtures',
    'tools/lint/fixtures',
  ];
  const tree = treeOnDisk(WORKSPACE, [...rootFiles(), ...folders.flatMap((folder) => filesBelow(folder))]);
  const fingerprint = createFingerprint(tree);
  return Object.fromEntries(testFiles.map((path) => [path, `${circumstances()} ${fingerprint(path)}`]));
}

/** The test files that have not passed since one of their dependencies changed. */
export function notYetPassed(fingerprints: Fingerprints): readonly string[] {
  const passed = testRecord().passed();
  return Object.keys(fingerprints).filter((path) => passed.get(path) !== fingerprints[path]);
}

/** Opens the record of a run, which `record-reporter.ts` writes; call it before the run. */
export function startRecord(fingerprints: Fingerprints): TestRecord {
  FINGERPRINTS.write(fingerprints);
  const record = testRecord();
  record.shorten();
  return record;
}
