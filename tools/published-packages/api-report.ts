import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { extractDts } from 'tsnapi';
import { WORKSPACE } from '../workspace/files.ts';
import { exportsOf, wholeDeclarations } from './declarations.ts';
import type { Published } from './manifests.ts';

/** Where the reports are, for reviews. */
const REPORTS = 'docs/api';

export interface ApiReport {
  /** The file, from the workspace. */
  readonly path: string;
  readonly text: string;
  /** The exports without a comment. */
  readonly withoutComment: readonly string[];
}

/** What each entry point of a built package exports, with the declarations that those name, in alphabetical order and without comments. */
export const apiReports = ({ name, folder, entries }: Published): Promise<readonly ApiReport[]> =>
  Promise.all(
    entries.map(async ({ file }) => {
      const declarations = wholeDeclarations(join(folder, 'dist'), file);
      const text = await extractDts(`${file}.d.ts`, declarations, {
        omitArgumentNames: false,
        typeWidening: false,
        categorizedExports: false,
        referenceTracingDepth: 99,
      });
      const suffix = file === 'index' ? '' : `-${file}`;
      return {
        path: `${REPORTS}/${name.replace('@roborrow/', '')}${suffix}.d.ts`,
        text,
        withoutComment: exportsOf(declarations)
          .filter(({ hasComment }) => !hasComment)
          .map(({ name: exported }) => exported),
      };
    }),
  );

/** What a commit has to change: reports that differ from the committed ones, and exports without a comment; a line each. */
export const reportProblems = (reports: readonly ApiReport[]): readonly string[] =>
  reports.flatMap(({ path, text, withoutComment: names }) => [
    ...(readReport(path) === text
      ? []
      : [
          `${path} is not what the package exports: run \`pnpm published-packages --api\`, and look at the difference`,
        ]),
    ...names.map((name) => `${path}: ${name} needs a sentence in a comment`),
  ]);

const readReport = (path: string): string | null => {
  const file = join(WORKSPACE, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** Writes the reports, which a commit then shows. */
export function writeReports(reports: readonly ApiReport[]): void {
  for (const { path, text } of reports) {
    mkdirSync(dirname(join(WORKSPACE, path)), { recursive: true });
    writeFileSync(join(WORKSPACE, path), text);
  }
}
