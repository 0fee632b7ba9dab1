import { join, relative } from 'node:path';
import { runNode } from '../../workspace/programs.ts';
import { counted } from '../counted.ts';
import type { Verdict } from '../step.ts';
import { filesBelow, packageFolders, sourceFiles, CACHE, WORKSPACE } from '../../workspace/files.ts';

/**
 * TypeScript 7 takes a fifth of the time of version 6; tools that need its JavaScript API still use version
 * 6.
 */
const TSC = join(WORKSPACE, 'node_modules/typescript-7/bin/tsc');
const AT_ONCE = 2;

const projects = (): readonly string[] =>
  packageFolders().flatMap((folder) =>
    filesBelow(folder).filter((path) => /\/tsconfig[^/]*\.json$/.test(path)),
  );

/**
 * Compiles one project; files with unchanged content are not checked again. `--listFiles` prints each file
 * that it read, between the diagnostics.
 */
async function compile(project: string) {
  const remembered = join(CACHE, 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const incremental = ['--incremental', '--tsBuildInfoFile', remembered];
  const options = ['--pretty', 'false', '--listFiles', ...incremental];
  const { code, stdout, stderr } = await runNode(TSC, ['-p', project, ...options]);
  const lines = `${stdout}${stderr}`.split('\n').filter(Boolean);
  const isFile = (line: string) => line.startsWith('/') || /^[A-Za-z]:\//.test(line);
  const problems = lines.filter((line) => !isFile(line));
  return {
    files: lines.filter(isFile).map((file) => relative(WORKSPACE, file)),
    problems: code !== 0 && problems.length === 0 ? [`${project}: tsc ended with code ${code}`] : problems,
  };
}

/** Compiles every project of the workspace, and finds the files that no project includes. */
export async function checkTypes(): Promise<Verdict> {
  const waiting = [...projects()];
  const seen = new Set<string>();
  const problems = new Set<string>(); // A problem in a file of several projects is reported once.
  const work = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const compiled = await compile(project);
      compiled.files.forEach((file) => seen.add(file));
      compiled.problems.forEach((problem) => problems.add(problem));
    }
  };
  const count = waiting.length;
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const sources = sourceFiles();
  const unseen = sources.filter((path) => !seen.has(path));
  const found = [...problems, ...unseen.map((path) => `${path}: in no tsconfig`)];
  const looked = `${count} projects, ${sources.length - unseen.length} of ${sources.length} files`;
  return {
    summary: found.length > 0 ? `${counted(found.length, 'error')} in ${looked}` : looked,
    problems: found,
  };
}
