import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { extractDts } from 'tsnapi';
import { WORKSPACE } from '../workspace/files.ts';
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
        withoutComment: withoutComment(declarations),
      };
    }),
  );

const RELATIVE_IMPORT = /^import (?:type )?\{(.*)\} from ["']\.\/([^"']+)\.js["'];$/gm;
const EXPORT_LIST = /^export \{(.*)\};$/m;

/** The pairs of a list `a as b, c`. */
const pairsOf = (list: string): readonly (readonly [name: string, alias: string])[] =>
  list.split(',').map((item) => {
    const [name = '', alias = name] = item
      .replace(/^\s*(type )?/, '')
      .trim()
      .split(' as ');
    return [name, alias];
  });

/**
 * An entry point's declarations with those that it shares with other entry points: the bundler puts these into files of their own, from
 * which the entry point imports them by short names.
 */
function wholeDeclarations(dist: string, file: string): string {
  const read = (path: string) => readFileSync(join(dist, `${path}.d.ts`), 'utf8');
  const entry = read(file);
  const shared = new Set<string>();
  const waiting = [entry];
  for (let code = waiting.pop(); code !== undefined; code = waiting.pop()) {
    for (const [, , path = ''] of code.matchAll(RELATIVE_IMPORT)) {
      if (shared.has(path)) continue;
      shared.add(path);
      waiting.push(read(path));
    }
  }
  const declared = new Map<string, string>();
  for (const [, imports = '', path = ''] of entry.matchAll(RELATIVE_IMPORT)) {
    const exported = pairsOf(EXPORT_LIST.exec(read(path))?.[1] ?? '');
    const names = new Map(exported.map(([name, short]) => [short, name]));
    for (const [short, name] of pairsOf(imports)) declared.set(name, names.get(short) ?? name);
  }
  const exportList = pairsOf(EXPORT_LIST.exec(entry)?.[1] ?? '').map(
    ([name, alias]) => `${declared.get(name) ?? name} as ${alias}`,
  );
  return [...[...shared].sort().map(read), entry]
    .map((code) => code.replace(EXPORT_LIST, '').replaceAll(RELATIVE_IMPORT, ''))
    .concat(`export {${exportList.join(', ')}};`)
    .join('\n');
}

/** The exports whose declaration follows no comment. One that another package declares is not looked at. */
export const withoutComment = (declarations: string): readonly string[] =>
  pairsOf(EXPORT_LIST.exec(declarations)?.[1] ?? '').flatMap(([name, alias]) => {
    const pattern = `^(?:export )?(?:declare )?(?:const|function|(?:abstract )?class|interface|type) ${name.replaceAll('$', '\\$')}\\b`;
    const declared = new RegExp(pattern, 'm').exec(declarations);
    return declared && !declarations.slice(0, declared.index).trimEnd().endsWith('*/') ? [alias] : [];
  });

/** What a commit has to change: reports that differ from the committed ones, and exports without a comment; a line each. */
export const reportProblems = (reports: readonly ApiReport[]): readonly string[] =>
  reports.flatMap(({ path, text, withoutComment: names }) => [
    ...(readReport(path) === text
      ? []
      : [`${path} is not what the package exports: run \`pnpm packages --api\`, and look at the difference`]),
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
