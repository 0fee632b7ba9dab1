import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { WORKSPACE } from '../workspace/files.ts';

/** What a tsconfig says, with what it extends; patterns of files are relative to the workspace. */
interface Project {
  readonly path: string;
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** Projects that are checked as one. */
export interface TypeProgram {
  readonly projects: readonly string[];
  /** What tsc reads, if no project's own tsconfig says it; paths are relative to the workspace. */
  readonly config: {
    readonly extends: string;
    readonly include: string[];
    readonly exclude: string[];
  } | null;
  /** No file of it may see the types of Node. */
  readonly isWithoutTypes: boolean;
}

function readProject(path: string, root: string): Project {
  const text: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'));
  const config: Readonly<Record<string, unknown>> = { ...(text as object) };
  const base = config['extends'];
  const inherited =
    typeof base === 'string' ? readProject(join(dirname(path), base), root) : { compilerOptions: {} };
  const patterns = (key: string) => {
    const own = config[key];
    return Array.isArray(own) ? own.map((pattern) => join(dirname(path), String(pattern))) : undefined;
  };
  return {
    include: [],
    exclude: [],
    ...inherited,
    path,
    compilerOptions: { ...inherited.compilerOptions, ...(config['compilerOptions'] as object | undefined) },
    ...(patterns('include') && { include: patterns('include') ?? [] }),
    ...(patterns('exclude') && { exclude: patterns('exclude') ?? [] }),
  };
}

/** Equal texts mean equal settings; a path in them means another file in each folder. */
function settingsOf({ path, compilerOptions }: Project): string {
  const sorted = Object.entries(compilerOptions).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(sorted);
  return /"\.{1,2}\//.test(text) ? path : text;
}

/**
 * The workspace's projects, those with equal settings as one program: it reads and checks what they share once. An
 * import is still looked up from the file that has it, so the dependencies of a package stay its own.
 */
export function typePrograms(paths: readonly string[], root = WORKSPACE): readonly TypeProgram[] {
  const groups = new Map<string, Project[]>();
  for (const project of paths.map((path) => readProject(path, root))) {
    const settings = settingsOf(project);
    groups.set(settings, [...(groups.get(settings) ?? []), project]);
  }
  return [...groups.values()].map((projects) => {
    const [first] = projects;
    const types = first?.compilerOptions['types'];
    return {
      projects: projects.map(({ path }) => path),
      config:
        first && projects.length > 1
          ? {
              extends: first.path,
              include: projects.flatMap(({ include }) => include),
              exclude: projects.flatMap(({ exclude }) => exclude),
            }
          : null,
      isWithoutTypes: Array.isArray(types) && types.length === 0,
    };
  });
}

/** The same with paths that are right in a file of the folder. */
export const configIn = (folder: string, config: NonNullable<TypeProgram['config']>, root = WORKSPACE) => {
  const fromFolder = (path: string) => `./${relative(folder, join(root, path)).replaceAll('\\', '/')}`;
  return {
    extends: fromFolder(config.extends),
    include: config.include.map(fromFolder),
    exclude: config.exclude.map(fromFolder),
  };
};
