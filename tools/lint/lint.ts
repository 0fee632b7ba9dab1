import { join } from 'node:path';
import { runNode } from '../workspace/programs.ts';
import { WORKSPACE } from '../workspace/files.ts';

export interface LintProblem {
  /** In the linter's format: `plugin(rule)`. */
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export interface LintReport {
  readonly problems: readonly LintProblem[];
  readonly files: number;
}

interface OxlintReport {
  readonly number_of_files: number;
  readonly diagnostics: readonly {
    readonly message: string;
    readonly code?: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/**
 * Lints `paths` of the workspace at `root` with its own configuration. Throws when the linter could not run.
 */
export async function lint(root: string, paths: readonly string[]): Promise<LintReport> {
  const oxlint = join(WORKSPACE, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = await runNode(oxlint, ['--format=json', ...paths], { cwd: root });
  if (!stdout.trimStart().startsWith('{')) throw new Error(`The linter did not run. ${stdout}${stderr}`);
  // The format of `--format=json` in the version that package.json pins.
  const { diagnostics, number_of_files: files } = JSON.parse(stdout) as OxlintReport;
  return {
    files,
    problems: diagnostics.map(({ code, filename, labels, message }) => ({
      rule: code ?? 'unused directive',
      path: filename,
      line: labels[0]?.span.line ?? 1,
      message,
    })),
  };
}
