import { describe, expect, it } from 'vitest';
import { createVocabulary } from './create-vocabulary.ts';

const vocabulary = createVocabulary();

describe('a name of a concept (D54)', () => {
  it.each([
    [['fork', 'lift'], 'pallet truck'],
    [['ros', '2'], 'ros'],
    [['lawnmower'], 'lawn mowing'],
  ])('may be written apart or together: %j', (words, name) => {
    expect(vocabulary.conceptOf(words)?.name).toBe(name);
  });

  it('is not that of another word with the same stem', () => {
    expect(vocabulary.conceptOf(['boxing'])?.name).toBe('fitness training');
    expect(vocabulary.conceptOf(['boxes'])).toBeNull();
    expect(vocabulary.conceptOf(['ore'])?.name).toBe('mining');
    expect(vocabulary.conceptOf(['or'])).toBeNull();
    expect(vocabulary.conceptOf(['route'])).toBeNull();
    expect(vocabulary.conceptOf(['check'])).toBeNull();
    expect(vocabulary.conceptOf(['loading'])).toBeNull();
  });

  it.each([
    ['shelves', 'shelf'],
    ['leaves', 'leaf'],
  ])('may be a plural that changes its stem: %s', (plural, singular) => {
    expect(vocabulary.stem(plural)).toBe(vocabulary.stem(singular));
  });
});
