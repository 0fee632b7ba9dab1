import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What each test file depends on, as a hash, by its path. */
export type Fingerprints = Readonly<Record<string, string>>;

/**
 * A file with a line for each time that a test file ended: its path, and after a pass its fingerprint. The last line of
 * a path counts. Each end is written as it happens, so a run that is broken off keeps what it proved.
 */
export interface TestRecord {
  /** The fingerprints with which files passed last; none of a file that failed last. */
  readonly passed: () => ReadonlyMap<string, string>;
  readonly add: (path: string, passedWith: string | null) => void;
  /** How many lines were added since the record was opened or shortened. */
  readonly added: () => number;
  /** Drops the lines that count no more. */
  readonly shorten: () => void;
}

export function openTestRecord(file: string): TestRecord {
  const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
  let before = lines().length;

  const passed = () => {
    const last = new Map<string, string>();
    for (const line of lines()) {
      const [path = '', fingerprint] = line.split('\t');
      if (fingerprint) last.set(path, fingerprint);
      else last.delete(path);
    }
    return last;
  };

  return {
    passed,
    add: (path, passedWith) => {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${path}\t${passedWith ?? ''}\n`);
    },
    added: () => lines().length - before,
    shorten: () => {
      const rest = [...passed()].map(([path, fingerprint]) => `${path}\t${fingerprint}\n`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, rest.join(''));
      before = rest.length;
    },
  };
}
