// reads: nothing
import { expect, test } from 'vitest';
import { withoutComment } from './api-report.ts';

test('an export needs a comment right before its declaration', () => {
  const declarations = `
/** A. */
declare const a: number;
declare const b: number;
/** C. */
interface C$1 {}
type D = C$1;
declare const internal: number;
export { a, b, C$1 as C, D, elsewhere };`;
  expect(withoutComment(declarations)).toEqual(['b', 'D']);
});
