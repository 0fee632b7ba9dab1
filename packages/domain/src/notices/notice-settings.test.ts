import { describe, expect, it } from 'vitest';
import { languageTag } from './notice-settings.ts';

describe('a language’s tag (D847)', () => {
  it.each(['en', 'es', 'es-US', 'pt-BR', 'zh-Hant-TW', 'fil'])('is %s', (tag) => {
    expect(languageTag(tag)).toBe(tag);
  });

  it.each([
    '',
    'e',
    'Spanish',
    'es_US',
    'es-',
    'es en',
    'es\n',
    `es-${'a'.repeat(9)}`,
    'a-b-c',
    1,
    null,
    undefined,
  ])('is not %j', (value) => {
    expect(languageTag(value)).toBeNull();
  });
});
