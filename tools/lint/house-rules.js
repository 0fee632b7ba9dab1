/** Rules of this repository that no linter provides. The fixtures beside this file prove each. */

/** Globals that make code depend on the machine it runs on. For `Math` only some uses are forbidden. */
const OUTSIDE_WORLD = new Set([
  ...['Date', 'Intl', 'performance', 'crypto', 'process', 'console', 'fetch', 'require'],
  ...['globalThis', 'global', 'window', 'self', 'document', 'navigator', 'localStorage', 'sessionStorage'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['eval', 'Function', 'WeakRef', 'FinalizationRegistry', 'Atomics', 'SharedArrayBuffer'],
]);

/** Results depend on the machine's locale, or give access to `Function`. */
const OUTSIDE_PROPERTY = /^(toLocale\w*|localeCompare|constructor)$/;

const isPlainMathMember = (identifier, { parent } = identifier) =>
  parent.type === 'MemberExpression' &&
  parent.object === identifier &&
  !parent.computed &&
  parent.property.name !== 'random';

const noOutsideWorld = {
  create(context) {
    const report = (node, what) =>
      context.report({
        node,
        message: `${what} reaches outside the domain. Take what it gives as an input or through a port.`,
      });
    return {
      Program(program) {
        const { through, variables } = context.sourceCode.getScope(program);
        const builtIn = variables
          .filter(({ defs }) => defs.length === 0)
          .flatMap(({ references }) => references);
        for (const { identifier } of [...through, ...builtIn]) {
          if (OUTSIDE_WORLD.has(identifier.name)) report(identifier, identifier.name);
          if (identifier.name === 'Math' && !isPlainMathMember(identifier)) {
            report(identifier, 'Math.random, or Math under another name,');
          }
        }
      },
      MemberExpression({ property }) {
        const name = property.type === 'Literal' ? String(property.value) : property.name;
        if (OUTSIDE_PROPERTY.test(name ?? '')) report(property, name);
      },
      MetaProperty: (node) => node.meta.name === 'import' && report(node, 'import.meta'),
      ImportExpression: (node) => report(node, 'A dynamic import'),
      TSModuleDeclaration: (node) => report(node, 'A declared module'),
      VariableDeclaration(node) {
        const isBrand = node.declarations[0]?.id.typeAnnotation?.typeAnnotation.operator === 'unique';
        if (node.declare && !isBrand) report(node, 'A declared variable');
      },
    };
  },
};

const isArrayLiteral = (node) =>
  node?.type === 'ArrayExpression' || (node?.type === 'TSAsExpression' && isArrayLiteral(node.expression));

const queryKeysInQueries = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'Query keys are written in *.queries.ts only: import the options or the key from there.',
      });
    return {
      Property({ key, value }) {
        if (/^(query|mutation)Key$/.test(key.name ?? key.value ?? '') && isArrayLiteral(value)) report(value);
      },
      CallExpression({ callee, arguments: [first] }) {
        if (/Quer(y|ies)(Data|State|Defaults)$/.test(callee.property?.name ?? '') && isArrayLiteral(first))
          report(first);
      },
    };
  },
};

/** What changes modules that other test files use as well. */
const REPLACES_MODULES = new Set(['mock', 'doMock', 'unmock', 'doUnmock', 'resetModules']);

const noReplacedModules = {
  create: (context) => ({
    CallExpression({ callee }) {
      if (callee.object?.name === 'vi' && REPLACES_MODULES.has(callee.property?.name))
        context.report({
          node: callee,
          message:
            'Test files share their modules. Replace it for all in testing/setup.ts, or name the file x.alone.test.ts.',
        });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: {
    'no-outside-world': noOutsideWorld,
    'no-replaced-modules': noReplacedModules,
    'query-keys-in-queries': queryKeysInQueries,
  },
};
