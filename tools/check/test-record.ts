import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What each test file depends on, as a hash, by its path. */
export type Fingerprints = Readonly<Record<string, string>>;

interface End {
  /** `null` after a failure. */
  readonly passedWith: string | null;
  /** How long its tests took. */
  readonly milliseconds: number;
}

/**
 * A file with a line for each time that a test file ended: its path, after a pass its fingerprint, and how long it took. The last line of
 * a path counts. Each end is written as it happens, so a run that is broken off keeps what it proved.
 */
export interface TestRecord {
  /** The fingerprints with which files passed last; none of a file that failed last. */
  readonly passed: () => ReadonlyMap<string, string>;
  /** How long each file took last, in milliseconds. */
  readonly durations: () => ReadonlyMap<string, number>;
  readonly add: (path: string, end: End) => void;
  /** How many lines were added since the record was opened or shortened. */
  readonly added: () => number;
  /** Drops the lines that count no more. */
  readonly shorten: () => void;
}

export function openTestRecord(file: string): TestRecord {
  const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
  let before = lines().length;

  const ends = () => {
    const last = new Map<string, End>();
    for (const line of lines()) {
      const [path = '', fingerprint, milliseconds] = line.split('\t');
      last.set(path, { passedWith: fingerprint || null, milliseconds: Number(milliseconds) || 0 });
    }
    return last;
  };
  const lineOf = (path: string, { passedWith, milliseconds }: End) =>
    `${path}\t${passedWith ?? ''}\t${Math.round(milliseconds)}\n`;

  return {
    passed: () =>
      new Map(
        [...ends()].flatMap(([path, { passedWith }]) => (passedWith === null ? [] : [[path, passedWith]])),
      ),
    durations: () => new Map([...ends()].map(([path, { milliseconds }]) => [path, milliseconds])),
    add: (path, end) => {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, lineOf(path, end));
    },
    added: () => lines().length - before,
    shorten: () => {
      const rest = [...ends()].map(([path, end]) => lineOf(path, end));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, rest.join(''));
      before = rest.length;
    },
  };
}
