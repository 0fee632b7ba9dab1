import { exportsOf } from './declarations.ts';
import type { Example } from './readme-example.ts';

const COMMENT = /\/\*\*(?:(?!\*\/)[^])*@example(?:(?!\*\/)[^])*\*\//g;
const BLOCK = /```ts\n([^]*?)```/g;

/** `expression; // => value` promises what an expression is. */
const PROMISE = /^(.+); \/\/ => (.+)$/gm;

/**
 * The examples in the comments of a package's declarations as one program, which throws where a promise is not kept. They need no
 * imports: the words in them that are exports are imported.
 *
 * @throws Error when there are fewer than `fewest`.
 */
export function referenceExamples(name: string, declarations: string, fewest: number): Example {
  const examples = [...declarations.matchAll(COMMENT)]
    .map(([comment]) => comment.replaceAll(/^\s*\* ?/gm, ''))
    .flatMap((comment) => [...comment.matchAll(BLOCK)].map(([, code = '']) => code));
  if (examples.length < fewest)
    throw new Error(`${name}: ${examples.length} exports have an example; ${fewest} should`);
  const words = new Set(examples.join('\n').match(/\w+/g));
  const imports = exportsOf(declarations)
    .filter((exported) => words.has(exported.name))
    .map((exported) => `${exported.isType ? 'type ' : ''}${exported.name}`);
  const code = [
    "import assert from 'node:assert/strict';",
    `import { ${imports.join(', ')} } from '${name}';`,
    ...examples.map((example) => `{\n${example.replaceAll(PROMISE, 'assert.deepEqual($1, $2);')}}`),
  ].join('\n');
  return { name: `${name}-reference`, code, output: '' };
}
