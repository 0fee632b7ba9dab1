import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
export function wholeDeclarations(dist: string, file: string): string {
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

/** What an entry point exports and declares itself. */
export interface Export {
  readonly name: string;
  readonly isType: boolean;
  readonly hasComment: boolean;
}

/** The exports in declarations. What another package declares is left out. */
export const exportsOf = (declarations: string): readonly Export[] =>
  pairsOf(EXPORT_LIST.exec(declarations)?.[1] ?? '').flatMap(([declared, name]) => {
    const pattern = `^(?:export )?(?:declare )?(const|function|class|interface|type) ${declared.replaceAll('$', '\\$')}\\b`;
    const found = new RegExp(pattern, 'm').exec(declarations);
    if (!found) return [];
    const hasComment = declarations.slice(0, found.index).trimEnd().endsWith('*/');
    return [{ name, isType: found[1] === 'interface' || found[1] === 'type', hasComment }];
  });
