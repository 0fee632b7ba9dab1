import { describe, expect, test } from 'vitest';
import { inLanguage, languageOf, withoutLanguage } from './language.ts';

describe('a page’s language is in its address (D840)', () => {
  test.each([
    ['/', 'en', '/', '/es/'],
    ['/robots/rover', 'en', '/robots/rover', '/es/robots/rover'],
    ['/es/', 'es', '/', '/es/'],
    ['/es', 'es', '/', '/es/'],
    ['/es/robots', 'es', '/robots', '/es/robots'],
    ['/essays', 'en', '/essays', '/es/essays'],
  ] as const)('%s', (pathname, language, path, inSpanish) => {
    expect(languageOf(pathname)).toBe(language);
    expect(withoutLanguage(pathname)).toBe(path);
    expect(inLanguage(path, 'es')).toBe(inSpanish);
    expect(inLanguage(path)).toBe(path);
  });
});
