import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PortError } from '@roborrow/domain';

/** What writing uses of Node; a test lets it fail. */
export const DISK = { closeSync, fsyncSync, openSync, renameSync, writeSync };

/** A text that its owner alone may read. */
export interface PrivateFile {
  /** `null` if there is no file. */
  read(): string | null;
  /**
   * Replaces the text as a whole, so that a program that is killed, or two that write at once, leave the old text or the new
   * one; `null` removes the file.
   * @throws PortError `storage-full`, and `failed` when the folder cannot be written.
   */
  write(text: string | null): void;
}

export const openPrivateFile = (path: string, disk: typeof DISK = DISK): PrivateFile => ({
  read: () => {
    try {
      return readFileSync(path, 'utf8');
    } catch (thrown) {
      if (codeOf(thrown) === 'ENOENT') return null;
      throw unusable(path, thrown);
    }
  },
  write: (text) => {
    try {
      if (text === null) rmSync(path, { force: true });
      else replace(path, text, disk);
    } catch (thrown) {
      throw unusable(path, thrown);
    }
  },
});

const replace = (path: string, text: string, disk: typeof DISK): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  removeLeftOver(path);
  const temporary = `${path}.${process.pid}.new`;
  try {
    const file = disk.openSync(temporary, 'w', 0o600);
    try {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length;) at += disk.writeSync(file, bytes, at);
      disk.fsyncSync(file);
    } finally {
      disk.closeSync(file);
    }
    disk.renameSync(temporary, path);
  } catch (thrown) {
    rmSync(temporary, { force: true });
    throw thrown;
  }
};

/** A program that was killed while it wrote leaves its new file, which holds a session. */
const removeLeftOver = (path: string): void => {
  for (const name of readdirSync(dirname(path))) {
    const [, pid] = /\.(\d+)\.new$/.exec(name) ?? [];
    if (name.startsWith(`${basename(path)}.`) && pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(dirname(path), name), { force: true });
  }
};

/** Whether a process of this id runs. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return codeOf(thrown) === 'EPERM';
  }
};

const codeOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';

const unusable = (path: string, cause: unknown): PortError =>
  ['ENOSPC', 'EDQUOT'].includes(codeOf(cause))
    ? new PortError('storage-full', { cause })
    : new PortError('failed', {
        providerMessage: `The file ${path} cannot be used (${codeOf(cause)}).`,
        cause,
      });
