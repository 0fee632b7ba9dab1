import { userId } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { decodeBlocks, loadTagOf } from './blocks.ts';

describe('a stored document of blocks', () => {
  it.each([
    ['both lists', { people: ['omar'], hiddenBy: ['a1'] }, ['omar'], ['a1']],
    ['none', {}, [], []],
    ['nothing for lists', { people: null, hiddenBy: null }, [], []],
    ['something else for lists', { people: 'omar', hiddenBy: { a1: true } }, [], []],
    ['entries that are no text', { people: [7, 'omar', null], hiddenBy: [['a1'], 'b2'] }, ['omar'], ['b2']],
  ])('with %s is read', (_, stored, people, hiddenBy) => {
    expect(decodeBlocks('blocks', stored).data).toEqual({ people, hiddenBy: new Set(hiddenBy) });
  });
});

it('a block’s tag is the hash of who was blocked and by whom, as the rules compute it', async () => {
  const tagOf = await loadTagOf();
  expect(tagOf(userId('bob'), userId('ada'))).toBe(
    'ebddc0af9e44bd8314d94ab97eb7d7e43224d086df4b8955acadb36798b6331e',
  );
});
