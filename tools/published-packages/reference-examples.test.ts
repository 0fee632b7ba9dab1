import { expect, test } from 'vitest';
import { referenceExamples } from './reference-examples.ts';

const DECLARATIONS = `
/**
 * Twice a number.
 *
 * @example
 * \`\`\`ts
 * twice(2); // => 4
 * \`\`\`
 */
declare const twice: (value: number) => number;
/** A number without an example. */
declare const one: number;
export { twice, one };`;

test('the examples of comments are a program that checks what they promise', () => {
  const { code, output } = referenceExamples('numbers', DECLARATIONS, 1);
  expect(code).toBe(`import assert from 'node:assert/strict';
import { twice } from 'numbers';
{
assert.deepEqual(twice(2), 4);
}`);
  expect(output).toBe('');
});

test('too few examples are an error', () => {
  expect(() => referenceExamples('numbers', DECLARATIONS, 2)).toThrow('1 exports have an example; 2 should');
});
