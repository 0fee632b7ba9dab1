import { expect, test } from 'vitest';
import { otherLanguageOf } from './written-in.ts';

test('what people wrote is marked with its language where that is not the page’s (D845)', () => {
  expect(otherLanguageOf('Corta el césped de la casa y vuelve a su base.')).toBe('es');
  expect(otherLanguageOf('It cuts the lawn and returns to its base.')).toBeUndefined();
  // Names, numbers and a mixture say too little.
  for (const text of ['', 'Rover 2', 'Roomba para the kitchen', 'La Jolla, CA', '12:30'])
    expect(otherLanguageOf(text)).toBeUndefined();
});
