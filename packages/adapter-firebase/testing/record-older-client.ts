import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { OLDER_CLIENT } from './older-client.ts';

const HELP = `pnpm --filter @roborrow/adapter-firebase older-client COMMIT

Keeps the adapter of a commit with the contracts that it had, as one module: what tabs may still run that were opened before a release
(D779). A test runs them on the present rules.`;

const WORKSPACE = new URL('../../..', import.meta.url);

/** Everything else becomes part of the module. */
const INSTALLED = 'external: [/^(vitest|fast-check|firebase|zod|@noble)(\\/|$)/, /^node:/]';

const ENTRY = `import { CONTRACTS } from '@roborrow/port-contracts';
import { createFirebaseHarness } from './testing/firebase-harness.ts';
const harness = createFirebaseHarness();
export const contracts = Object.fromEntries(CONTRACTS.map((one) => [one.name, () => one({ ...harness, runs: () => 1 })]));
`;

const CONFIG = `export default { logLevel: 'warn', build: { target: 'node20', outDir: 'older', lib: { entry: 'older.ts', formats: ['es'], fileName: 'client' },
  rolldownOptions: { ${INSTALLED}, output: { keepNames: true } } } };
`;

function record(commit: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'roborrow-older-'));
  const inFolder = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: 'inherit' });
  try {
    const tree = execFileSync('git', ['archive', commit], { cwd: WORKSPACE, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['x', '-C', folder], { input: tree });
    inFolder('pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
    const adapter = join(folder, 'packages/adapter-firebase');
    writeFileSync(join(adapter, 'older.ts'), ENTRY);
    writeFileSync(join(adapter, 'older.config.mjs'), CONFIG);
    inFolder('pnpm', 'exec', 'vite', 'build', adapter, '--config', join(adapter, 'older.config.mjs'));
    writeFileSync(OLDER_CLIENT, gzipSync(readFileSync(join(adapter, 'older/client.js')), { level: 9 }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [commit = '--help'] = process.argv.slice(2);
if (commit.startsWith('-')) console.info(HELP);
else record(commit);
