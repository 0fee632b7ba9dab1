import { join } from 'node:path';
import ts from 'typescript';
import { WORKSPACE } from '../workspace/files.ts';

/** Projects with equal settings, which are checked as one. */
export interface TypeProgram {
  /** The tsconfig of each, from the workspace. */
  readonly projects: readonly [string, ...string[]];
  /** The files that they include, absolute. */
  readonly files: readonly string[];
  /** No file of it may see the types of Node. */
  readonly isWithoutTypes: boolean;
}

function readProject(path: string) {
  const onUnRecoverableConfigFileDiagnostic = ({ messageText }: ts.Diagnostic) => {
    throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  };
  const read = ts.getParsedCommandLineOfConfigFile(
    path,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic },
  );
  if (!read) throw new Error(`${path} cannot be read.`);
  return read;
}

/**
 * The workspace's projects, those with equal settings as one program: it reads and checks what they share once. An
 * import is still looked up from the file that has it, so the dependencies of a package stay its own.
 */
export function typePrograms(paths: readonly string[], root = WORKSPACE): readonly TypeProgram[] {
  const groups = new Map<string, TypeProgram>();
  for (const path of paths) {
    const { options, fileNames } = readProject(join(root, path));
    // Equal texts mean equal settings: the paths in them are absolute.
    const entries = Object.entries(options).filter(([name]) => name !== 'configFilePath');
    const settings = JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
    const known = groups.get(settings);
    groups.set(settings, {
      projects: known ? [...known.projects, path] : [path],
      files: [...(known?.files ?? []), ...fileNames],
      isWithoutTypes: options.types?.length === 0,
    });
  }
  return [...groups.values()];
}
