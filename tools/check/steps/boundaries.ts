import { cruiseBoundaries } from '../../boundaries/cruise.ts';
import { boundaryRules } from '../../boundaries/rules.ts';
import type { Verdict } from '../step.ts';
import { sourceFiles, WORKSPACE } from '../../workspace/files.ts';

/** Holds every import against the architecture. A checker that cannot read TypeScript sees nothing and is content: so count. */
export async function checkBoundaries(): Promise<Verdict> {
  const { breaches, modules } = await cruiseBoundaries(WORKSPACE, ['packages', 'apps', 'tools']);
  const seen = new Set(modules);
  const unseen = sourceFiles().filter((path) => !seen.has(path));
  const why = new Map(boundaryRules.map(({ name, comment }) => [name, comment]));
  return {
    summary: `${modules.length} modules, ${boundaryRules.length} rules`,
    problems: [
      ...breaches.map(
        ({ rule, from, to }) =>
          `${from} → ${to.replace(/.*node_modules\//, '')}\n  ${rule}: ${why.get(rule) ?? ''}`,
      ),
      ...unseen.map((path) => `${path}: not seen by the checker`),
    ],
  };
}
