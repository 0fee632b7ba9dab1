import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** Where the system has it, because on a disk each commit of SQLite waits until it is written there. */
const IN_MEMORY = '/dev/shm';

/**
 * A folder as it was prepared, for each test of a file. Preparing takes long, because it derives keys from passwords, so it happens
 * once; the path stays the same, because sessions belong to the path of the data.
 */
export const preparedFolder = (
  prepare: (folder: string) => Promise<void> = async () => undefined,
): (() => string) => {
  const root = mkdtempSync(join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'roborrow-'));
  const [folder, prepared] = [join(root, 'folder'), join(root, 'prepared')];
  beforeAll(async () => {
    mkdirSync(folder);
    await prepare(folder);
    cpSync(folder, prepared, { recursive: true });
  });
  beforeEach(() => {
    rmSync(folder, { recursive: true });
    cpSync(prepared, folder, { recursive: true });
  });
  afterAll(() => rmSync(root, { recursive: true }));
  return () => folder;
};
