import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { apiReports, reportProblems } from './api-report.ts';
import { buildPackage } from './build-packages.ts';
import { wholeDeclarations } from './declarations.ts';
import { createFreshProject } from './fresh-project.ts';
import { lintPacked } from './lint-packed.ts';
import { publishedPackages } from './manifests.ts';
import { FEWEST_CONTRACTS, newBackendPage } from './new-backend-page.ts';
import { packAll, PACKED, type Packed } from './pack.ts';
import { readmeExample } from './readme-example.ts';
import { referenceExamples } from './reference-examples.ts';
import { compileFiles, fileOf, runBundled, runExamples, runTestFiles } from './run-examples.ts';

export interface PackagesReport {
  readonly summary: string;
  /** A line each. */
  readonly problems: readonly string[];
  /** Whether something did not run here, which the summary says. */
  readonly leftOut: boolean;
}

/**
 * Builds every published package, compares what it exports with `docs/api`, packs it, lints the archive, installs all in a project
 * of their own, and runs the example of each README there: compiled, with Node, and bundled in Chromium. The store
 * that docs/new-backend.md has its reader write runs all contracts there.
 */
export async function checkPackages(): Promise<PackagesReport> {
  const packages = publishedPackages();
  const problems: string[] = [];
  for (const published of packages) {
    await buildPackage(published);
    problems.push(...reportProblems(await apiReports(published)));
  }
  const packed = await packAll(packages, PACKED);
  for (const archive of packed) problems.push(...(await lintPacked(archive)));
  const { unreachable, missing, problems: found } = await tryExamples(packed);
  const notRun = `the bundles were NOT RUN: no browser starts (${missing})`;
  const isRequired = missing !== null && process.env['CI'] !== undefined;
  return {
    summary: [
      `${packages.length} packages, ${Math.round(sizeOf(packed) / 1000)} kB`,
      ...(unreachable
        ? [`an install from npm's registry was NOT RUN: it cannot be reached (${unreachable})`]
        : []),
      ...(missing ? [notRun] : []),
    ].join('; '),
    problems: [...problems, ...found, ...(isRequired ? [notRun] : [])],
    leftOut: unreachable !== null || missing !== null,
  };
}

const sizeOf = (packed: readonly Packed[]): number =>
  packed.reduce((sum, { archive }) => sum + readFileSync(archive).length, 0);

/** How many examples each package's reference has at least; one that is not named needs none. */
const FEWEST_EXAMPLES: Readonly<Record<string, number>> = { '@roborrow/domain': 20 };

const examplesOfReference = ({ name, folder }: Packed) => {
  const fewest = FEWEST_EXAMPLES[name];
  if (fewest === undefined) return [];
  return [referenceExamples(name, wholeDeclarations(join(folder, 'dist'), 'index'), fewest)];
};

async function tryExamples(packed: readonly Packed[]) {
  const examples = [...packed.map(readmeExample), ...packed.flatMap(examplesOfReference)];
  const programs = examples.filter(({ output }) => output !== null);
  const tests = examples.filter(({ output }) => output === null);
  const page = newBackendPage();
  const contracts = page.flatMap(({ file }) => (file.endsWith('.test') ? file : []));
  const { folder, unreachable } = await createFreshProject(packed);
  try {
    const problems = [
      ...(await compileFiles(folder, [
        ...examples.map((example) => ({ file: fileOf(example), code: example.code })),
        ...page,
      ])),
      ...(await runExamples(folder, programs)),
      ...(await runTestFiles(folder, [...tests.map(fileOf), ...contracts], FEWEST_CONTRACTS)),
    ];
    const inBrowser = await runBundled(folder, programs);
    return { unreachable, missing: inBrowser.missing, problems: [...problems, ...inBrowser.problems] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
