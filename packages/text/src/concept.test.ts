import * as language from '@roborrow/messages/language';
import { expect, it } from 'vitest';
import { conceptName } from './concept.ts';

it('a concept has the name that it has in the reader’s language, else the English one (D852)', () => {
  const [here = ''] = language.tag.split('-');
  expect(conceptName({ name: 'lawn mowing', names: { [here]: 'cortar césped' } })).toBe('cortar césped');
  expect(conceptName({ name: 'lawn mowing', names: {} })).toBe('lawn mowing');
});
