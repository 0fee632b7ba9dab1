import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../browser/install.ts';
import { CACHE, WORKSPACE } from '../workspace/files.ts';
import { run } from '../workspace/programs.ts';
import { readReport, sumOf, type Verdict } from './counts.ts';
import { STEPS } from './steps.ts';

const HELP = `pnpm check [step …]   everything but build, emulators and browsers; of tests and lint what is near to your change
pnpm test             everything; outside of CI without what passed with the same files
pnpm test --again     everything, whatever passed before

Steps: ${Object.keys(STEPS).join(', ')}. Naming some runs those alone.`;

const options = process.argv.slice(2);
const named = options.filter((option) => !option.startsWith('--'));
const unknown = named.filter((name) => !Object.hasOwn(STEPS, name));
const QUICK = ['format', 'rule-book', 'boundaries', 'unused', 'types', 'lint-near', 'tests-near'];
const ALL = Object.keys(STEPS).filter((name) => !name.endsWith('-near'));
const BROWSING = ['size', 'published-packages', 'browser', 'firebase-browser'];
const verdictOf = (name: string) => join(CACHE, 'steps', `${name}.json`);
const readVerdict = (name: string): Verdict | null => readReport(verdictOf(name));

/** The steps that a step needs, as wireit runs them first. */
function needsOf(name: string): readonly string[] {
  const { wireit } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as {
    readonly wireit: Readonly<Record<string, { readonly dependencies?: readonly string[] }>>;
  }; // the manifest of this workspace
  return (wireit[`step:${name}`]?.dependencies ?? []).flatMap((need) =>
    need.startsWith('step:') ? [need.slice('step:'.length)] : [],
  );
}

/** Half of the processors, because two scripts run at the same time. */
const STEPS_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

/** Runs a script by wireit, which skips the steps that passed with the same files. */
const runScript = (script: string): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(WORKSPACE, 'node_modules/wireit/bin/wireit.js')], {
      cwd: WORKSPACE,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        npm_lifecycle_event: script,
        npm_package_json: join(WORKSPACE, 'package.json'),
        npm_config_user_agent: process.env['npm_config_user_agent'] ?? 'pnpm',
        WIREIT_FAILURES: 'continue',
        WIREIT_CACHE: 'none',
        WIREIT_LOGGER: process.env['WIREIT_LOGGER'] ?? 'simple',
        WIREIT_PARALLEL: String(STEPS_AT_ONCE),
      },
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    child.once('close', (code) => resolve(code ?? 1));
  });

async function findBrowser(): Promise<void> {
  const chromium = await ensureChromium(console.log);
  const { stdout } = await run(chromium, ['--version', '--no-sandbox']);
  Object.assign(process.env, { CHROMIUM_PATH: chromium, CHROMIUM_VERSION: stdout.trim() });
}

if (options.includes('--help') || unknown.length > 0) {
  console.log(unknown.length > 0 ? `There is no step ${unknown.join(', ')}.\n\n${HELP}` : HELP);
  process.exitCode = unknown.length > 0 ? 1 : 0;
} else {
  const isAll = options.includes('--all');
  const steps = named.length > 0 ? named : isAll ? ALL : QUICK;
  mkdirSync(CACHE, { recursive: true });
  // Nothing of an earlier run is taken.
  if (process.env['CI'] || options.includes('--again'))
    for (const path of ['.wireit', '.cache/steps', '.cache/types', '.cache/knip'])
      rmSync(join(WORKSPACE, path), { recursive: true, force: true });
  // Without a browser its steps fail, and say so.
  if (steps.some((name) => BROWSING.includes(name)))
    await findBrowser().catch((error: unknown) => console.log(String(error)));
  // The emulators often wait, so they leave time to a long step beside them, and end long before the browser tests.
  const lanes: readonly (readonly string[])[] =
    named.length > 0
      ? [named.map((name) => `step:${name}`)]
      : isAll
        ? [['gate:emulators', 'gate:short'], ['gate:long']]
        : [['gate:quick']];
  const codes = await Promise.all(
    lanes.map(async (lane) => {
      let worst = 0;
      for (const script of lane) worst = Math.max(worst, await runScript(script));
      return worst;
    }),
  );

  const failedSteps = steps.filter((name) => !readVerdict(name)?.isGood);
  // What needs a failed step did not run, whatever it said before.
  for (const name of steps.filter((one) => needsOf(one).some((need) => failedSteps.includes(need))))
    rmSync(verdictOf(name), { force: true });
  const verdicts = steps.map(readVerdict);
  const sum = sumOf(verdicts);
  // A runner that broke off may leave verdicts of an earlier run.
  const failed = sum.failed === 0 && codes.some((code) => code !== 0) ? 1 : sum.failed;
  for (const [position, verdict] of verdicts.entries())
    if (verdict?.isLeftOut) rmSync(verdictOf(steps[position] ?? ''));
  console.log(`\nIn all ${process.uptime().toFixed(0)} s`);
  console.log(`${sum.passed} passed, ${failed} failed`);
  // Not process.exit(), because output that is still in the pipe would be lost.
  process.exitCode = failed > 0 ? 1 : 0;
}
