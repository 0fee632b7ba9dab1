import { expect, it } from 'vitest';
import { parseComparedRobots } from './compared-robots.ts';

it.each([
  ['a,b', ['a', 'b'], 0],
  ['a,b,a', ['a', 'b'], 0],
  ['a,b,c,d', ['a', 'b', 'c', 'd'], 0],
  ['a,b,c,d,e,a,f', ['a', 'b', 'c', 'd'], 2],
  ['', [], 0],
  [',,a,', ['a'], 0],
  ['../x,a b,<b>,a', ['a'], 0],
])('the address %j compares %j, and not %i others (D328)', (text, robots, others) => {
  expect(parseComparedRobots(text)).toEqual({ robots, others });
});
