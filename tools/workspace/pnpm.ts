import { run, runNode, type Finished } from './programs.ts';

/** Runs pnpm in a folder. pnpm sets `npm_execpath` for the programs that it runs; other programs use npm to run pnpm. */
export function runPnpm(args: readonly string[], cwd: string): Promise<Finished> {
  const { npm_execpath: pnpm = '' } = process.env;
  if (/pnpm\.[cm]?js$/.test(pnpm)) return runNode(pnpm, args, { cwd });
  return pnpm.endsWith('pnpm')
    ? run(pnpm, args, { cwd })
    : run('npx', ['--yes', 'pnpm@12.21.0', ...args], { cwd });
}
