import { parseSync } from 'vite';

/** What a module takes from another one: names of its exports, or everything, for `import *` and `import()`. */
export type Names = readonly string[] | 'all';

interface Import {
  readonly from: string;
  readonly names: Names;
}

/** An export that is another module's: `export { name as alias } from`. */
interface ReExport {
  readonly alias: string;
  readonly from: string;
  readonly names: Names;
}

export interface ModuleRecord {
  /** What it imports and exports again. Types are left out: they are gone when a test runs. */
  readonly imports: readonly Import[];
  /** The names that it exports, whether it defines them or takes them from elsewhere; no types, nothing of `export *`. */
  readonly exports: ReadonlySet<string>;
  readonly reExports: readonly ReExport[];
  /** The modules of `export * from`. */
  readonly starExports: readonly string[];
  /** Whether it consists of exports from elsewhere alone, as a package's entry point does. */
  readonly isEntryPoint: boolean;
  /**
   * What it quotes elsewhere than in imports and comments: any of it may be the path of a file that is read. Empty if
   * it says itself what it reads.
   */
  readonly quoted: readonly string[];
  /** The files that it says it reads, as folders and patterns: `// reads: docs, tools/*.json`, or `nothing`. */
  readonly reads: readonly string[];
}

/** Between each two marks: a pair cannot be mistaken, because what stands between two texts is tried as well. */
const QUOTED = /['"`]([^'"`\n]+)(?=['"`])/g;
const READS = /^ reads: (.+)$/;
const LITERAL = /^(['"`])([^'"`$\n]+)\1$/;

const isName = ({ name }: { readonly name?: string | null }): boolean => typeof name === 'string';

/** Reads imports, exports and quoted texts of a module; `null` if it is not one that can be parsed. */
export function readModule(path: string, code: string): ModuleRecord | null {
  const { module, comments, errors } = parseSync(path, code);
  if (errors.length > 0) return null;
  const imports: Import[] = [];
  const reExports: ReExport[] = [];
  const exports = new Set<string>();
  const starExports: string[] = [];
  const understood: { readonly start: number; readonly end: number }[] = [
    ...comments,
    ...module.staticImports,
  ];

  for (const { moduleRequest, entries } of module.staticImports) {
    const values = entries.filter(({ isType }) => !isType);
    if (values.length === 0 && entries.length > 0) continue;
    const isNamed =
      values.length > 0 && values.every(({ importName }) => importName.kind !== 'NamespaceObject');
    const names = values.map(({ importName }) => importName.name ?? 'default');
    imports.push({ from: moduleRequest.value, names: isNamed ? names : 'all' });
  }
  for (const { start, end, entries } of module.staticExports) {
    for (const { moduleRequest, importName, exportName, isType } of entries) {
      if (isType) continue;
      const alias = exportName.name ?? 'default';
      if (exportName.kind !== 'None') exports.add(alias);
      if (!moduleRequest) continue;
      const from = moduleRequest.value;
      if (importName.kind === 'AllButDefault') starExports.push(from);
      else reExports.push({ alias, from, names: isName(importName) ? [importName.name ?? ''] : 'all' });
    }
    if (entries.every(({ moduleRequest }) => moduleRequest)) understood.push({ start, end });
  }
  const isEntryPoint = without(code, understood).trim() === '' && module.staticImports.length === 0;
  for (const { start, end, moduleRequest } of module.dynamicImports) {
    const from = LITERAL.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[2];
    if (from === undefined) continue;
    imports.push({ from, names: 'all' });
    understood.push({ start, end });
  }
  const declared = comments.flatMap(({ value }) => READS.exec(value)?.[1] ?? []);
  const reads = declared.flatMap((list) => list.split(', ')).filter((path) => path !== 'nothing');
  if (declared.length > 0)
    return { imports, exports, reExports, starExports, isEntryPoint, quoted: [], reads };
  const quoted = [...without(code, understood).matchAll(QUOTED)].map(([, text = '']) => text);
  return { imports, exports, reExports, starExports, isEntryPoint, quoted: [...new Set(quoted)], reads };
}

/** The code without some of its parts, which may overlap. */
function without(code: string, parts: readonly { readonly start: number; readonly end: number }[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of [...parts].sort((a, b) => a.start - b.start)) {
    if (start > at) rest += code.slice(at, start);
    at = Math.max(at, end);
  }
  return rest + code.slice(at);
}
