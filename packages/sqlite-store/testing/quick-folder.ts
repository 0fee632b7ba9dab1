import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';

/**
 * A new folder, in memory where the system has a place for that: on a disk each commit waits until it is written there, and a quarter
 * of a test's processor time goes into that.
 */
export const quickFolder = (): string =>
  mkdtempSync(join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'roborrow-'));
