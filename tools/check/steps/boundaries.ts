import { join } from 'node:path';
import type { Boundaries } from '../../boundaries/cruise.ts';
import { boundaryRules } from '../../boundaries/rules.ts';
import { filesBelow, packageFolders, rootFiles, sourceFiles, WORKSPACE } from '../../workspace/files.ts';
import { runNode } from '../../workspace/programs.ts';
import { counted } from '../counted.ts';
import { treeOnDisk } from '../depends-on.ts';
import { fingerprintOfImports } from '../import-statements.ts';
import type { Verdict } from '../step.ts';

const RULES = /^tools\/boundaries\/[^/]+\.ts$/;

/** A hash of all that decides the verdict. */
export const fingerprintOfBoundaries = (): string => {
  const paths = [...rootFiles(), ...packageFolders().flatMap((folder) => filesBelow(folder))];
  return fingerprintOfImports(treeOnDisk(WORKSPACE, paths), RULES);
};

/**
 * Checks every import against the architecture, in a separate process because it computes for seconds. It
 * also counts the files, because a checker that cannot read TypeScript would report no problem.
 */
export async function checkBoundaries(): Promise<Verdict> {
  const program = join(WORKSPACE, 'tools/boundaries/main.ts');
  const { stdout, stderr } = await runNode('--import=tsx', [program]);
  if (!stdout.startsWith('{')) throw new Error(`The checker did not run. ${stdout}${stderr}`);
  const { breaches, modules } = JSON.parse(stdout) as Boundaries; // as that program prints it
  const seen = new Set(modules);
  const unseen = sourceFiles().filter((path) => !seen.has(path));
  const why = new Map(boundaryRules.map(({ name, comment }) => [name, comment]));
  const problems = [
    ...breaches.map(
      ({ rule, from, to }) =>
        `${from} → ${to.replace(/.*node_modules\//, '')}\n  ${rule}: ${why.get(rule) ?? ''}`,
    ),
    ...unseen.map((path) => `${path}: not seen by the checker`),
  ];
  const looked = `${modules.length} modules, ${boundaryRules.length} rules`;
  return {
    summary: problems.length > 0 ? `${counted(problems.length, 'problem')} in ${looked}` : looked,
    problems,
  };
}
