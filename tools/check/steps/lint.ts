import { join } from 'node:path';
import { lint } from '../../lint/lint.ts';
import {
  CACHE,
  filesBelow,
  packageFolders,
  rootFiles,
  sourceFiles,
  WORKSPACE,
} from '../../workspace/files.ts';
import { counted } from '../counted.ts';
import { treeOnDisk } from '../depends-on.ts';
import { fingerprintsWithImports } from '../import-statements.ts';
import type { Verdict } from '../step.ts';
import { storedFingerprints } from '../stored-fingerprints.ts';
import type { Fingerprints } from '../test-record.ts';

/** The linter's own settings. */
const SETTINGS = /^\.oxlintrc\.json$|^tools\/lint\/house-rules\.js$/;

/** With what each file was clean. */
const CLEAN = storedFingerprints(join(CACHE, 'clean-files.json'));

function currentFingerprints() {
  const paths = [...rootFiles(), ...packageFolders().flatMap((folder) => filesBelow(folder))];
  const linted = sourceFiles().filter((path) => !path.includes('.gen.'));
  return fingerprintsWithImports(linted, treeOnDisk(WORKSPACE, paths), SETTINGS);
}

/** Lints the whole workspace. */
export async function checkLint(): Promise<Verdict> {
  const current = currentFingerprints();
  return lintPaths(['packages', 'apps', 'tools'], { current, files: Object.keys(current) });
}

/** Lints the files that have changed since they were clean, and those that import them by path. */
export async function lintChanged(): Promise<Verdict> {
  const current = currentFingerprints();
  const clean = CLEAN.read();
  const all = Object.keys(current);
  const files = all.filter((path) => clean[path] !== current[path]);
  if (files.length === all.length) return checkLint();
  const rest = `${counted(all.length - files.length, 'file')} clean before (\`pnpm check lint\` looks at all)`;
  if (files.length === 0) return { summary: rest, problems: [] };
  const verdict = await lintPaths(files, { current, files });
  return { ...verdict, summary: `${verdict.summary}; ${rest}` };
}

/** Lints files or folders; `files` are those that this means. */
async function lintPaths(
  paths: readonly string[],
  { current, files }: { readonly current: Fingerprints; readonly files: readonly string[] },
): Promise<Verdict> {
  const { files: seen, problems: found } = await lint(WORKSPACE, paths);
  const unclean = new Set(found.map(({ path }) => path));
  const looked = new Set(files);
  const before = CLEAN.read();
  const isClean = (path: string) => (looked.has(path) ? !unclean.has(path) : before[path] === current[path]);
  CLEAN.write(Object.fromEntries(Object.entries(current).filter(([path]) => isClean(path))));
  const problems = [
    ...found.map(({ path, line, message, rule }) => `${path}:${line} ${message} ${rule}`),
    ...(seen < files.length ? [`Only ${seen} of ${files.length} files were linted`] : []),
  ];
  const size = counted(seen, 'file');
  return {
    summary: problems.length > 0 ? `${counted(problems.length, 'problem')} in ${size}` : size,
    problems,
  };
}
