import { tinyVocabulary } from '@roborrow/domain/testing';
import { expect, it } from 'vitest';
import { suggestConcepts } from './suggest-concepts.ts';
import { PLAIN_VOCABULARY } from './vocabulary.ts';

const suggest = (typed: string, limit = 5) => suggestConcepts(typed, tinyVocabulary, limit);

it('suggests concepts that begin with what was typed, by their own name first (D631)', () => {
  expect(suggest('Clean')).toEqual([
    { name: 'cleaning', otherName: null },
    { name: 'pool cleaning', otherName: 'clean pool' },
  ]);
  expect(suggest('a lawn m')).toEqual([{ name: 'lawn mowing', otherName: null }]);
  expect(suggest('roo')).toEqual([{ name: 'vacuuming', otherName: 'roomba' }]);
  expect(suggest('c', 1)).toEqual([]);
  expect(suggest('cl', 1)).toHaveLength(1);
});

it('suggests nothing for other words, nor without concepts (D631)', () => {
  expect(suggest('zeppelin')).toEqual([]);
  expect(suggest('')).toEqual([]);
  expect(suggestConcepts('mow', PLAIN_VOCABULARY, 5)).toEqual([]);
});

it('suggests them by the names that the reader’s language has for them (D852)', () => {
  const suggestIn = (typed: string) =>
    suggestConcepts(typed, tinyVocabulary, 5, ({ id, name }) => (id === 'vacuuming' ? 'roomba' : name));
  expect(suggestIn('roo')).toEqual([{ name: 'roomba', otherName: null }]);
});
