// Compiles every project of the workspace, and finds the files that no project includes.
import { mkdirSync, writeFileSync } from 'node:fs';
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

/** Projects with the same options: together, because each alone would check again what it imports of others. */
interface Program {
  readonly projects: readonly string[];
  readonly files: readonly string[];
  /** Whether none of its files may see the types of Node. */
  readonly isWithoutTypes: boolean;
}

function programs(): readonly Program[] {
  const read = projects().map((project) => {
    const { config } = ts.readConfigFile(project, ts.sys.readFile) as { readonly config: unknown };
    const folder = join(WORKSPACE, dirname(project));
    const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
    return { project, files: fileNames, types: options.types, key: JSON.stringify(options) };
  });
  return [...new Set(read.map(({ key }) => key))].map((wanted) => {
    const same = read.filter(({ key }) => key === wanted);
    return {
      projects: same.map(({ project }) => project),
      files: same.flatMap(({ files }) => files),
      isWithoutTypes: same[0]?.types?.length === 0,
    };
  });
}

/** The configuration of a program: of its only project, which may find types that the workspace's root has not. */
function configurationOf({ projects: [first = '', ...more], files }: Program): string {
  if (more.length === 0) return first;
  const path = join(CACHE, 'types', `${first.replaceAll('/', '-')}-and-more.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ extends: join(WORKSPACE, first), include: [], files }));
  return path;
}

/**
 * Compiles one program; files with unchanged content are not checked again. `--listFiles` prints each file
 * that it read, between the diagnostics.
 */
async function compile(program: Program) {
  const [first = ''] = program.projects;
  const remembered = join(CACHE, 'types', `${first.replaceAll('/', '-')}.tsbuildinfo`);
  const options = ['--pretty', 'false', '--listFiles', '--incremental', '--tsBuildInfoFile', remembered];
  const { code, stdout, stderr } = await runNode(
    TSC,
    ['-p', configurationOf(program), ...options, ...CHEAP.args],
    { env: CHEAP.env },
  );
  const lines = `${stdout}${stderr}`.split('\n').filter(Boolean);
  const isFile = (line: string) => line.startsWith('/') || /^[A-Za-z]:\//.test(line);
  const files = lines.filter(isFile);
  const problems = lines.filter((line) => !isFile(line));
  if (code !== 0 && problems.length === 0) problems.push(`${first}: tsc ended with code ${code}`);
  // One import of a test would show them to all files of the program.
  if (program.isWithoutTypes && files.some((file) => file.includes('/@types/node/')))
    problems.push(
      `${program.projects.join(', ')}: an import brings the types of Node; tsc --explainFiles says which`,
    );
  return { files: files.map((file) => relative(WORKSPACE, file)), problems };
}

const waiting = [...programs()].sort((a, b) => b.files.length - a.files.length);
const count = waiting.reduce((sum, program) => sum + program.projects.length, 0);
const seen = new Set<string>();
const problems = new Set<string>(); // A problem in a file of several programs is reported once.
const work = async () => {
  for (let program = waiting.shift(); program; program = waiting.shift()) {
    const compiled = await compile(program);
    compiled.files.forEach((file) => seen.add(file));
    compiled.problems.forEach((problem) => problems.add(problem));
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
const sources = sourceFiles();
const unseen = sources.filter((path) => !seen.has(path));
const found = [...problems, ...unseen.map((path) => `${path}: in no tsconfig`)];
for (const problem of found) console.log(problem);
console.log(`${count} projects, ${sources.length - unseen.length} of ${sources.length} files`);
process.exitCode = found.length > 0 ? 1 : 0;
