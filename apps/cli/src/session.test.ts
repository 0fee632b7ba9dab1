import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** `pnpm vitest run apps/cli/src/session.test.ts -u` writes the page again. */
it('the recorded session in the documentation is what two people see (D557)', async () => {
  const recorder = fileURLToPath(new URL('../testing/record-session.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, ['--import=tsx', recorder], {
    env: { ...process.env, TZ: 'UTC', LC_ALL: 'en_US.UTF-8' },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  // Some versions of Node write a narrow blank before PM.
  await expect(stdout.replaceAll('\u202f', ' ')).toMatchFileSnapshot(
    '../../../docs/command-line-session.txt',
  );
});
