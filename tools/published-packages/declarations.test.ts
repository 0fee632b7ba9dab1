import { expect, test } from 'vitest';
import { exportsOf } from './declarations.ts';

test('the exports of declarations, with their comments', () => {
  const declarations = `
/** A. */
declare const a: number;
declare const b$1: number;
/** C. */
interface C$1 {}
type D = C$1;
declare const internal: number;
export { a, b$1 as b, C$1 as C, D, elsewhere };`;
  expect(exportsOf(declarations)).toEqual([
    { name: 'a', isType: false, hasComment: true },
    { name: 'b', isType: false, hasComment: false },
    { name: 'C', isType: true, hasComment: true },
    { name: 'D', isType: true, hasComment: false },
  ]);
});
