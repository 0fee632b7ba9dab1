import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Packed } from './pack.ts';

/** What an archive may hold. */
const MAY_HOLD = /^(package\.json|(README|CHANGELOG|NOTICE)\.md|LICENSE|dist\/[\w-]+(\.d\.ts|\.js))$/;

/** Every package is an ES module alone, so what `require` and the resolution before Node 12 make of it does not count. */
const isOfOlderResolution = (problem: Problem): boolean =>
  'resolutionKind' in problem &&
  (problem.resolutionKind === 'node10' || problem.resolutionKind === 'node16-cjs');

/** What publint, are-the-types-wrong and the list of files find wrong with an archive; a line each. */
export async function lintPacked({ name, archive }: Packed): Promise<readonly string[]> {
  const bytes = new Uint8Array(readFileSync(archive));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  const contents = createPackageFromTarballData(bytes);
  const types = await checkPackage(contents);
  const problems = types.types ? types.problems.filter((problem) => !isOfOlderResolution(problem)) : [];
  const files = contents.listFiles().map((path) => path.replace(`/node_modules/${name}/`, ''));
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`),
    ...(types.types ? [] : ['are-the-types-wrong: there are no types']),
    ...problems.map((problem) => `are-the-types-wrong: ${JSON.stringify(problem)}`),
    ...files.filter((path) => !MAY_HOLD.test(path)).map((path) => `${path} must not be packed`),
    ...['README.md', 'LICENSE'].filter((path) => !files.includes(path)).map((path) => `${path} is missing`),
  ].map((problem) => `${name}: ${problem}`);
}
