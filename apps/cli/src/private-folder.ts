import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPrivateFile } from './private-file.ts';

/** Texts that their owner alone may read, each in a file of its own, so that two programs that write at once keep both. */
export interface PrivateFolder {
  readonly path: string;
  /** The names of the texts. */
  names(): readonly string[];
  /** `null` if there is none. @throws PortError */
  read(name: string): string | null;
  /** Replaces one as a whole; `null` removes it. @throws PortError */
  write(name: string, text: string | null): void;
}

const SUFFIX = '.json';

export const openPrivateFolder = (path: string): PrivateFolder => {
  const fileOf = (name: string) => openPrivateFile(join(path, `${name}${SUFFIX}`));
  return {
    path,
    names: () => {
      try {
        // A file that a killed program left half-written has another ending.
        return readdirSync(path).flatMap((file) =>
          file.endsWith(SUFFIX) ? [file.slice(0, -SUFFIX.length)] : [],
        );
      } catch {
        return []; // there is no folder yet
      }
    },
    read: (name) => fileOf(name).read(),
    write: (name, text) => fileOf(name).write(text),
  };
};

/** A text as JSON; `null` where it is none. */
export const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
};
