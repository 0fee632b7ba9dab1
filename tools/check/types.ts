// Compiles every project of the workspace, and finds the files that no project includes.
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { runNode } from '../workspace/programs.ts';
import { filesBelow, packageFolders, sourceFiles, CACHE, WORKSPACE } from '../workspace/files.ts';

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
 * Each checker of tsc is a thread that works out the shared types again: with one it takes a third less of the
 * processor. Fewer collections of garbage save a twentieth more.
 */
const CHEAP = { args: ['--checkers', '1'], env: { GOGC: '400' } };

/** Whether no file of a project may see the types of Node. */
function isWithoutTypes(project: string): boolean {
  const { config } = ts.readConfigFile(project, ts.sys.readFile) as { readonly config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(project)).options.types?.length === 0;
}

/**
 * Compiles one project; files with unchanged content are not checked again. `--listFiles` prints each file
 * that it read, between the diagnostics.
 */
async function compile(project: string) {
  const remembered = join(CACHE, 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const options = ['--pretty', 'false', '--listFiles', '--incremental', '--tsBuildInfoFile', remembered];
  const { code, stdout, stderr } = await runNode(TSC, ['-p', project, ...options, ...CHEAP.args], {
    env: CHEAP.env,
  });
  const lines = `${stdout}${stderr}`.split('\n').filter(Boolean);
  const isFile = (line: string) => line.startsWith('/') || /^[A-Za-z]:\//.test(line);
  const files = lines.filter(isFile);
  const problems = lines.filter((line) => !isFile(line));
  if (code !== 0 && problems.length === 0) problems.push(`${project}: tsc ended with code ${code}`);
  // One import of a test would show them to all files of the project.
  if (files.some((file) => file.includes('/@types/node/')) && isWithoutTypes(join(WORKSPACE, project)))
    problems.push(`${project}: an import brings the types of Node; tsc --explainFiles says which`);
  return { files: files.map((file) => relative(WORKSPACE, file)), problems };
}

const paths = projects();
const waiting = [...paths];
const seen = new Set<string>();
const problems = new Set<string>(); // A problem in a file of several projects is reported once.
const work = async () => {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    const compiled = await compile(project);
    compiled.files.forEach((file) => seen.add(file));
    compiled.problems.forEach((problem) => problems.add(problem));
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
const sources = sourceFiles();
const unseen = sources.filter((path) => !seen.has(path));
const found = [...problems, ...unseen.map((path) => `${path}: in no tsconfig`)];
for (const problem of found) console.log(problem);
console.log(`${paths.length} projects, ${sources.length - unseen.length} of ${sources.length} files`);
process.exitCode = found.length > 0 ? 1 : 0;
