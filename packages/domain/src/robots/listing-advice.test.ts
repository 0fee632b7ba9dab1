import { expect, it } from 'vitest';
import { listingAdvice } from './listing-advice.ts';

it.each([
  ['Good.', [], ['describe-more', 'add-a-picture']],
  [`  ${'a'.repeat(59)}  `, ['picture'], ['describe-more']],
  ['a'.repeat(60), ['picture'], []],
  ['a'.repeat(60), [], ['add-a-picture']],
])('a listing that says %j with the pictures %j gets the advice %j (D610)', (description, images, advice) => {
  expect(listingAdvice({ description, images })).toEqual(advice);
});
