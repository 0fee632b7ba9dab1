import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GLOBAL_NAME } from './bundle.ts';
import type { BenchmarkOptions, BenchmarkResults } from './measured/results.ts';

/** Runs the bundle in a new Node process with memory for a million robots. */
export const runInNode = async (bundle: string, options: BenchmarkOptions): Promise<BenchmarkResults> => {
  const folder = await mkdtemp(join(tmpdir(), 'roborrow-bench-'));
  try {
    const program = join(folder, 'bench.cjs');
    const answer = join(folder, 'results.json');
    const save = `require('node:fs').writeFileSync(${JSON.stringify(answer)}, JSON.stringify(results))`;
    const call = `${GLOBAL_NAME}.run(${JSON.stringify(options)}).then((results) => ${save});`;
    await writeFile(program, `${bundle}\n${call}`);
    await runToEnd(['--expose-gc', '--max-old-space-size=8192', program]);
    // Written by `run` just now.
    return JSON.parse(await readFile(answer, 'utf8')) as BenchmarkResults;
  } finally {
    await rm(folder, { recursive: true });
  }
};

const runToEnd = (args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`Node ended with ${code}.`))));
  });
