import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { WEB } from '../../workspace/files.ts';
import { nextFreePort } from '../../workspace/ports.ts';
import { run, type Finished } from '../../workspace/programs.ts';
import { counted } from '../counted.ts';
import type { Verdict } from '../step.ts';
import { runWithEmulators, verdictWithoutEmulators } from './on-emulators.ts';

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that is used here. */
interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** How many servers `playwright.config.ts` starts, on ports in a row. */
const SERVERS = 2;

/**
 * Ports that no emulator uses, and that the system gives to no connection: a server may start after a
 * build, and a connection may take another port meanwhile. At random, because several gates may run.
 */
const freePorts = (): Promise<number> => nextFreePort(10_000 + SERVERS * randomInt(3000), SERVERS);

/** Each test: its title and its result. */
const testsOf = (
  suite: Suite,
): { readonly name: string; readonly status: string; readonly error: string }[] => [
  ...suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file} › ${title}`,
      status,
      error: results.at(-1)?.error?.message ?? '',
    })),
  ),
  ...(suite.suites ?? []).flatMap(testsOf),
];

// oxlint-disable-next-line no-control-regex -- Playwright colours its messages.
const plain = (text: string) => text.replace(/\u001b\[\d+m/g, '');

/** Runs the browser tests of the demo against the production build, in a real Chromium. */
export async function runBrowserTests(): Promise<Verdict> {
  return verdictOf(await runPlaywright('playwright.config.ts'));
}

/** Runs the browser tests of the Firebase build on the emulators. */
export async function runBrowserTestsOnEmulators(): Promise<Verdict> {
  const finished = await runPlaywright('playwright.firebase.config.ts', runWithEmulators);
  return verdictWithoutEmulators('Firebase browser tests', finished) ?? verdictOf(finished);
}

async function runPlaywright(
  config: string,
  runner: typeof runWithEmulators = ([program = '', ...args], options) => run(program, args, options),
): Promise<Finished> {
  const playwright = join(WEB, 'node_modules/@playwright/test/cli.js');
  const command = [process.execPath, playwright, 'test', '--config', config, '--reporter=json'];
  return runner(command, { cwd: WEB, env: { E2E_PORT: String(await freePorts()) } });
}

function verdictOf({ stdout, stderr }: Finished): Verdict {
  if (!stdout.trimStart().startsWith('{')) throw new Error(`Playwright did not run. ${stdout}${stderr}`);
  const report = JSON.parse(stdout) as PlaywrightReport; // written by the pinned version
  const tests = report.suites.flatMap(testsOf);
  const passed = tests.filter(({ status }) => status === 'expected').length;
  const skipped = tests.filter(({ status }) => status === 'skipped').length;
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  const problems = [
    ...report.errors.map(({ message }) => plain(message ?? 'Playwright reports an error without a message')),
    ...(skipped > 0 ? [`${skipped} tests are skipped`] : []),
    ...(passed + failed.length === 0 ? ['No test ran'] : []),
  ];
  const looked = counted(passed + failed.length, 'test');
  const wrong = failed.length + problems.length;
  return {
    summary: wrong > 0 ? `${counted(wrong, 'problem')} in ${looked}` : looked,
    problems,
    tests: {
      passed,
      failures: failed.map(
        ({ name, error }) => `${name}\n  ${plain(error).split('\n').slice(0, 8).join('\n  ')}`,
      ),
    },
  };
}
