import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { WORKSPACE } from '../workspace/files.ts';
import { run, runNode } from '../workspace/programs.ts';
import type { SourceFile } from './new-backend-page.ts';
import type { Example } from './readme-example.ts';
import { runInBrowser, type BrowserRun } from './run-in-browser.ts';
import { typescriptProgram } from './typescript-program.ts';

/** The strictest settings that a user of the packages may have. */
const SETTINGS = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM'],
    types: ['node'],
    module: 'NodeNext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
    rootDir: 'source',
    outDir: 'built',
  },
  include: ['source'],
};

/** As the workspace's version of vitest writes it. */
interface TestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** The name of an example's file, without its ending. */
export const fileOf = ({ name, output }: Example): string =>
  `${name.replace('@roborrow/', '')}${output === null ? '.test' : ''}`;

/** Compiles files with the declarations of the installed packages, into the folder `built`; returns what is wrong, a line each. */
export async function compileFiles(folder: string, files: readonly SourceFile[]): Promise<readonly string[]> {
  mkdirSync(join(folder, 'source'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  for (const { file, code } of files) writeFileSync(join(folder, 'source', `${file}.ts`), code);
  const { code, stdout } = await run(typescriptProgram(), ['--pretty', 'false'], { cwd: folder });
  // Errors in the declarations of others are not ours.
  const isOurs = (line: string) => /^(source|node_modules\/@roborrow)\//.test(line);
  return code === 0 ? [] : stdout.split('\n').filter(isOurs);
}

/** Runs each compiled example with Node, and compares what it prints with what its README says. */
export async function runExamples(folder: string, examples: readonly Example[]): Promise<readonly string[]> {
  const runs = examples.map(async (example) => {
    const file = join(folder, 'built', `${fileOf(example)}.js`);
    const { code, stdout, stderr } = await runNode(file, [], { cwd: folder });
    const isRight = code === 0 && stdout === example.output;
    return isRight ? [] : [`${example.name}: its example printed:`, `${stdout}${stderr}`];
  });
  return (await Promise.all(runs)).flat();
}

/** Runs compiled files of tests; each property once, because whether the contracts find every mistake is not the question here. */
export async function runTestFiles(
  folder: string,
  files: readonly string[],
  fewest: number,
): Promise<readonly string[]> {
  const vitest = join(WORKSPACE, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--root', folder, '--reporter=json', '--testTimeout=120000'];
  const { stdout, stderr } = await runNode(
    vitest,
    [...args, ...files.map((file) => join('built', `${file}.js`))],
    {
      env: { NUM_RUNS_FACTOR: '0.0001' },
    },
  );
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as TestReport;
  const { numTotalTests, numPassedTests } = report;
  if (numTotalTests < fewest)
    return [`${files.join(', ')}: ${numTotalTests} tests; there should be ${fewest}`];
  return numPassedTests === numTotalTests
    ? []
    : [`${files.join(', ')}: tests failed: ${failuresIn(report)}${stderr}`];
}

const failuresIn = ({ testResults }: TestReport): string =>
  testResults
    .flatMap(({ message, assertionResults }) => [
      message,
      ...assertionResults.flatMap(({ status, fullName }) => (status === 'passed' ? [] : fullName)),
    ])
    .join('\n');

/** Bundles the examples that need nothing of Node for browsers, and runs the bundles in one. */
export async function runBundled(folder: string, examples: readonly Example[]): Promise<BrowserRun> {
  const programs = examples
    .filter(({ code }) => !/from '(node:|vitest)/.test(code))
    .map((example) => ({ name: example.name, file: `${fileOf(example)}.js`, output: example.output ?? '' }));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      lib: {
        entry: Object.fromEntries(
          programs.map(({ file }) => [file.replace(/\.js$/, ''), join(folder, 'built', file)]),
        ),
        formats: ['es'],
      },
      outDir: 'bundled',
      minify: false,
      target: 'es2023',
    },
  });
  return runInBrowser(join(folder, 'bundled'), programs);
}
