import { expect, it } from 'vitest';
import { parseComparedRobots } from './compared-robots.ts';

it.each([
  ['a,b', ['a', 'b']],
  ['a,b,a', ['a', 'b']],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ['', []],
  [',,a,', ['a']],
  ['../x,a b,<b>,a', ['a']],
])('the address %j compares %j (D328)', (text, ids) => {
  expect(parseComparedRobots(text)).toEqual(ids);
});
