import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Fingerprints } from './test-record.ts';

/** Fingerprints that a run leaves for the next one, in a file. */
export interface StoredFingerprints {
  /** None if there is no file. */
  readonly read: () => Fingerprints;
  readonly write: (fingerprints: Fingerprints) => void;
}

export const storedFingerprints = (file: string): StoredFingerprints => ({
  read: () => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Fingerprints) : {}), // written below
  write: (fingerprints) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(fingerprints));
  },
});
