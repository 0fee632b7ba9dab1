import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaryRules } from './rules.ts';

export interface Breach {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface Boundaries {
  readonly breaches: readonly Breach[];
  /** Every source file that was looked at, relative to the workspace. */
  readonly modules: readonly string[];
}

/** Follows every import below `folders` of the workspace at `root` and holds it against the boundary rules. */
export async function cruiseBoundaries(root: string, folders: readonly string[]): Promise<Boundaries> {
  const { output } = await cruise([...folders], {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: [...boundaryRules] },
    // Type imports are dependencies too: they disappear from the bundle, not from the design.
    tsPreCompilationDeps: true,
    doNotFollow: 'node_modules',
    // Anchored: most npm packages resolve into a dist folder of theirs, and they must be seen.
    exclude: ['^(packages|apps)/[^/]+/dist/', '^tools/[^/]+/fixtures/'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'default'],
    },
  });
  // Without an `outputType` the cruiser returns its result as an object.
  const { modules, summary } = output as ICruiseResult;
  return {
    breaches: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    modules: modules
      .map(({ source }) => source)
      .filter((source) => folders.some((f) => source.startsWith(`${f}/`))),
  };
}
