import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { OLDER_CLIENT } from './older-client.ts';

const HELP = `pnpm --filter @roborrow/adapter-firebase older-client COMMIT

Keeps the rules of a commit, and its adapter with the contracts that it had as one module: what tabs may still run that were opened before
a release (D779). Tests run them on the present rules, and what an older client does on the older rules.`;

const WORKSPACE = new URL('../../..', import.meta.url);

/** The rules, compressed, beside the test that uses them. */
const OLDER_RULES = new URL('../../firebase-project/rules-tests/older.rules.gz', import.meta.url);

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

const keep = (fixture: URL, file: string): void =>
  writeFileSync(fixture, gzipSync(readFileSync(file), { level: 9 }));

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
    keep(OLDER_CLIENT, join(adapter, 'older/client.js'));
    keep(OLDER_RULES, join(folder, 'packages/firebase-project/firestore.rules'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [commit = '--help'] = process.argv.slice(2);
if (commit.startsWith('-')) console.info(HELP);
else record(commit);
