import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

/** A file's path, relative to the workspace, and its source. */
export type SourceFile = readonly [path: string, source: string];

/** Packages whose texts have entry points of their own names, and where these lie. */
const SHARED = {
  '@roborrow/text/': 'packages/text/src/',
  '@roborrow/messages/in/en/': 'packages/messages/generated/en/',
  '@roborrow/messages/': 'packages/messages/generated/en/',
};

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/**
 * The texts of the catalogue that no file reads, by file and path: `text/app.ts: app.reload`. The catalogue's
 * texts are the properties of its top-level objects, at any depth. An object that is passed on, or read by a
 * computed name, counts as completely read. So every listed text is unused, but an unlisted one may be unused
 * too.
 */
export function unusedTexts(catalogue: readonly SourceFile[], readers: readonly SourceFile[]): string[] {
  const parsed = [...catalogue, ...readers].map(
    ([path, source]) => [path, parseSync(path, source).program as unknown as Node] as const, // ESTree, walked as plain data
  );
  const texts = new Map(
    parsed.slice(0, catalogue.length).map(([path, program]) => [path, objectsOf(program)] as const),
  );
  const unread = new Set(
    [...texts].flatMap(([path, objects]) =>
      [...objects].flatMap(([name, object]) => leavesOf(object, name).map((leaf) => `${path}: ${leaf}`)),
    ),
  );
  const entries = new Map(parsed.map(([path, program]) => [path, exportedOnward(path, program)] as const));
  for (const [path, program] of parsed) {
    const homes = homesOf(path, program, texts, entries);
    readIn(program, (name, properties) => {
      const home = homes.get(name);
      if (home === undefined) return;
      const read = [home, ...properties].join('.').replace(':.', ': ');
      for (const text of unread) {
        if (`${text}.`.startsWith(read.endsWith(':') ? read : `${read}.`) || read.startsWith(`${text}.`))
          unread.delete(text);
      }
    });
  }
  return [...unread];
}

/** The top-level objects of a file, by name. */
function objectsOf(program: Node): ReadonlyMap<string, Node> {
  const statements = program['body'] as readonly Node[]; // a program's
  const declarations = statements
    .map((statement) => (isNode(statement['declaration']) ? statement['declaration'] : statement))
    .flatMap((statement) =>
      statement['type'] === 'VariableDeclaration' ? (statement['declarations'] as readonly Node[]) : [],
    );
  return new Map(
    declarations.flatMap(({ id, init }) => {
      const object = withoutType(init);
      const name = nameOf(id);
      return object?.['type'] === 'ObjectExpression' && name !== null ? [[name, object] as const] : [];
    }),
  );
}

/** The value of `… as const` and `… satisfies …`. */
const withoutType = (value: unknown): Node | null => {
  if (!isNode(value)) return null;
  return isNode(value['expression']) && String(value['type']).startsWith('TS')
    ? withoutType(value['expression'])
    : value;
};

const nameOf = (node: unknown): string | null =>
  isNode(node) && node['type'] === 'Identifier' ? String(node['name']) : null;

const keyOf = ({ key, computed }: Node): string | null => {
  if (computed === true || !isNode(key)) return null;
  return nameOf(key) ?? (key['type'] === 'Literal' ? String(key['value']) : null);
};

function leavesOf(object: Node, path: string): readonly string[] {
  return (object['properties'] as readonly Node[]).flatMap((property) => {
    const key = property['type'] === 'Property' ? keyOf(property) : null;
    if (key === null) return [];
    const value = withoutType(property['value']);
    return value?.['type'] === 'ObjectExpression' ? leavesOf(value, `${path}.${key}`) : [`${path}.${key}`];
  });
}

/** The file that an import leads to; each text that clients share has an entry point of its own name. */
const fileOf = (path: string, source: string): string => {
  const [shared] = Object.entries(SHARED).filter(([name]) => source.startsWith(name));
  return shared ? `${source.replace(...shared)}.ts` : join(dirname(path), source);
};

/** What a file exports of other files, by the name that it gives it. */
function exportedOnward(
  path: string,
  program: Node,
): ReadonlyMap<string, readonly [file: string, name: string]> {
  return new Map(
    (program['body'] as readonly Node[]).flatMap((statement) => {
      if (statement['type'] !== 'ExportNamedDeclaration' || !isNode(statement['source'])) return [];
      const from = fileOf(path, String(statement['source']['value']));
      return (statement['specifiers'] as readonly Node[]).flatMap((specifier) => {
        const [name, exported] = [nameOf(specifier['local']), nameOf(specifier['exported'])];
        return name !== null && exported !== null ? [[exported, [from, name]] as const] : [];
      });
    }),
  );
}

/** The object of the catalogue that each name in a file refers to. */
function homesOf(
  path: string,
  program: Node,
  texts: ReadonlyMap<string, ReadonlyMap<string, Node>>,
  entries: ReadonlyMap<string, ReturnType<typeof exportedOnward>>,
): ReadonlyMap<string, string> {
  const own = [...(texts.get(path)?.keys() ?? [])].map((name) => [name, `${path}: ${name}`] as const);
  const imported = (program['body'] as readonly Node[]).flatMap((statement) => {
    if (statement['type'] !== 'ImportDeclaration') return [];
    const from = fileOf(path, String((statement['source'] as Node)['value']));
    return (statement['specifiers'] as readonly Node[]).flatMap(
      (specifier): (readonly [string, string])[] => {
        const name = nameOf(specifier['imported']);
        const local = nameOf(specifier['local']);
        if (specifier['type'] === 'ImportNamespaceSpecifier' && local !== null && texts.has(from))
          return [[local, `${from}:`] as const];
        if (name === null || local === null) return [];
        const [file, object] = entries.get(from)?.get(name) ?? [from, name];
        return texts.get(file)?.has(object) ? [[local, `${file}: ${object}`] as const] : [];
      },
    );
  });
  return new Map([...own, ...imported]);
}

/** Calls `onRead` for each name that a program reads, with the properties that it reads by name. */
function readIn(node: unknown, onRead: (name: string, properties: readonly string[]) => void): void {
  if (Array.isArray(node)) return node.forEach((child) => readIn(child, onRead));
  if (!isNode(node)) return;
  switch (node['type']) {
    case 'ImportDeclaration':
    case 'TSTypeQuery':
      return;
    case 'Identifier':
      return onRead(String(node['name']), []);
    case 'VariableDeclarator': {
      const name = nameOf(node['init']);
      if (name === null || !isNode(node['id']) || node['id']['type'] !== 'ObjectPattern')
        return readIn(node['init'], onRead);
      for (const part of node['id']['properties'] as readonly Node[]) {
        const key = keyOf(part);
        onRead(name, key === null ? [] : [key]);
      }
      return;
    }
    case 'Property':
      if (node['computed'] === true) readIn(node['key'], onRead);
      return readIn(node['value'], onRead);
    case 'MemberExpression': {
      const properties: string[] = [];
      let at: Node = node;
      while (at['type'] === 'MemberExpression' && isNode(at['object'])) {
        const property = at['computed'] === true ? null : nameOf(at['property']);
        if (property === null) {
          properties.length = 0;
          readIn(at['property'], onRead);
        } else properties.unshift(property);
        at = at['object'];
      }
      const name = nameOf(at);
      return name === null ? readIn(at, onRead) : onRead(name, properties);
    }
    default:
      for (const child of Object.values(node)) readIn(child, onRead);
  }
}
