import { expect, it } from 'vitest';
import { messageBeginning } from './message-beginning.ts';

it.each([
  ['Is it free?', 'Is it free?'],
  ['Hello\r\n\r\n  Ada,\tis it free?', 'Hello Ada, is it free?'],
  ['a'.repeat(120), 'a'.repeat(120)],
  ['a'.repeat(121), `${'a'.repeat(120)}…`],
  ['🤖'.repeat(5000), `${'🤖'.repeat(120)}…`],
  [`${'a'.repeat(119)} b`, `${'a'.repeat(119)}…`],
])('of %j is one line of at most 120 characters (D431)', (content, beginning) => {
  expect(messageBeginning(content)).toBe(beginning);
});
