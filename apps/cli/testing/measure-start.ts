import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Packs the built program, installs the packed file with npm in a folder outside of the workspace, and prints its bytes and how long a
 * command takes from its start to its end, the median of five.
 */
const RUNS = 5;
const source = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'roborrow-'));
const npm = (words: readonly string[], cwd: string) =>
  execFileSync('npm', [...words], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

try {
  const packed = npm(['pack', '--pack-destination', folder], source).trim().split('\n').at(-1) ?? '';
  const file = join(folder, packed);
  console.info(`${packed}: ${statSync(file).size} bytes`);
  npm(['init', '--yes'], folder);
  npm(['install', '--no-audit', '--no-fund', file], folder);
  const program = join(folder, 'node_modules/.bin/roborrow');
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_STATE_HOME: folder };
  const run = (...words: readonly string[]) => execFileSync(program, [...words], { env, stdio: 'ignore' });
  run('demo', '--yes');
  for (const words of [
    ['--help'],
    ['categories'],
    ['search', 'mower'],
    ['search', 'mower', '--near', 'Apex, NC'],
  ]) {
    const times = Array.from({ length: RUNS }, () => {
      const before = performance.now();
      run(...words);
      return performance.now() - before;
    });
    console.info(
      `roborrow ${words.join(' ')}: ${Math.round(times.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0)} ms`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
