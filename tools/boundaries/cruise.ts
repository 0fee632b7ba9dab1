import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaryRules } from './rules.ts';

export interface Breach {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface Boundaries {
  readonly breaches: readonly Breach[];
  /** Every checked source file, relative to the workspace. */
  readonly modules: readonly string[];
}

/** Checks every import below `folders` of the workspace at `root` against the boundary rules. */
export async function cruiseBoundaries(root: string, folders: readonly string[]): Promise<Boundaries> {
  const { output } = await cruise([...folders], {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: boundaryRules.map((rule) => ({ severity: 'error', ...rule })) },
    // Type imports are dependencies of the design too, although they are removed from the bundle.
    tsPreCompilationDeps: true,
    doNotFollow: 'node_modules',
    // Anchored, because most npm packages resolve into a dist folder of their own, and those must be checked.
    exclude: ['^(packages|apps)/[^/]+/dist(-server|-maps)?/', '^tools/[^/]+/fixtures/'],
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
