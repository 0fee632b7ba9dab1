import { sourceFiles, WORKSPACE } from '../workspace/files.ts';
import { cruiseBoundaries } from './cruise.ts';
import { boundaryRules } from './rules.ts';

// Checks every import against the architecture. It also counts the files, because a checker that cannot read TypeScript would report
// no problem.
const { breaches, modules } = await cruiseBoundaries(WORKSPACE, ['packages', 'apps', 'tools']);
const seen = new Set(modules);
const unseen = sourceFiles().filter((path) => !seen.has(path));
const why = new Map(boundaryRules.map(({ name, comment }) => [name, comment]));
for (const { rule, from, to } of breaches)
  console.log(`${from} → ${to.replace(/.*node_modules\//, '')}\n  ${rule}: ${why.get(rule) ?? ''}`);
for (const path of unseen) console.log(`${path}: not seen by the checker`);
console.log(`${modules.length} modules, ${boundaryRules.length} rules`);
process.exitCode = breaches.length + unseen.length > 0 ? 1 : 0;
