import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNAVAILABLE } from '../emulators/start.ts';
import { CACHE, WORKSPACE } from '../workspace/files.ts';
import { portsForBrowserTests } from '../workspace/ports.ts';
import { run, stopAll } from '../workspace/programs.ts';
import { countsOfFile, type Verdict } from './counts.ts';
import { STEPS } from './steps.ts';

/*
 * Runs the command of one step: `tsx tools/check/step.ts NAME -- COMMAND`. Prints a line when it succeeds, else all that the
 * command said and what to do, in one piece, because other steps run meanwhile. Leaves its verdict in `.cache/steps`. A
 * command that ends with UNAVAILABLE could not run on this machine, which is a failure in CI alone.
 */
const [name = '', , program = '', ...args] = process.argv.slice(2);
const { repair, testFiles } = STEPS[name] ?? { repair: 'Name it in tools/check/steps.ts.' };
const report = join(CACHE, 'reports', `${name}.json`);
const log = join(CACHE, 'steps', `${name}.log`);
const verdictFile = join(CACHE, 'steps', `${name}.json`);
for (const file of [report, verdictFile]) rmSync(file, { force: true });
mkdirSync(join(CACHE, 'steps'), { recursive: true });

// Whatever the command leaves there goes with it. A program that still ends may write meanwhile.
const temporary = mkdtempSync(join(tmpdir(), 'roborrow-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 20 }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    stopAll();
    setTimeout(() => process.exit(1), 10_000).unref();
  });

/** The end of what a command said, where programs name what failed. */
function lastLines(text: string): string {
  const lines = text.split('\n');
  const most = 150;
  return lines.length > most ? [`… all of it is in ${log}`, ...lines.slice(-most)].join('\n') : text;
}

const start = performance.now();
const { code, stdout, stderr } = await run(program, args, {
  cwd: WORKSPACE,
  env: {
    // Several gates may run browser tests at the same time.
    E2E_PORT: String(await portsForBrowserTests()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    TMPDIR: temporary,
    FORCE_COLOR: '0',
    NO_COLOR: '1',
  },
});
const isLeftOut = code === UNAVAILABLE && !process.env['CI'];
const counted =
  testFiles && !isLeftOut ? countsOfFile(report, testFiles()) : { passed: 0, failed: 0, problems: [] };
const isGood = isLeftOut || (code === 0 && counted.failed + counted.problems.length === 0);
const verdict: Verdict = {
  isGood,
  isLeftOut,
  passed: counted.passed,
  // A step with failed tests counts those, unless something else is wrong as well.
  failed: counted.failed + (counted.failed > 0 && counted.problems.length > 0 ? 1 : 0),
};
writeFileSync(verdictFile, JSON.stringify(verdict));

const seconds = ((performance.now() - start) / 1000).toFixed(1);
const output = `${stdout}\n${stderr}`.trim();
writeFileSync(log, output);
const lastLine = stdout.trim().split('\n').at(-1) ?? '';
const what = testFiles ? `${counted.passed} tests` : lastLine.slice(0, 150);
if (isLeftOut) console.log(`– ${name}: NOT RUN here. ${output}`);
else if (isGood) console.log(`✓ ${name.padEnd(12)} ${seconds.padStart(6)} s  ${what}`);
else
  console.log(
    [lastLines(output), ...counted.problems, `✗ ${name.padEnd(12)} ${seconds.padStart(6)} s  ${repair}`].join(
      '\n',
    ),
  );
process.exitCode = isGood ? 0 : 1;
