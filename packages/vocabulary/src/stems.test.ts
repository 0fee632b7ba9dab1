import { describe, expect, it } from 'vitest';
import { englishStem, spanishStem } from './stems.ts';

describe('stems', () => {
  it.each([
    ['mow', 'mowing', 'mowed', 'mows'],
    ['weld', 'welding', 'welded'],
    ['drone', 'drones'],
    ['delivery', 'deliveries'],
  ])('are shared by the forms of an English word: %s', (word, ...forms) => {
    for (const form of forms) expect(englishStem(form)).toBe(englishStem(word));
  });

  it('leave apart who does a thing and what is done, so that the table has both', () => {
    expect(englishStem('mower')).not.toBe(englishStem('mow'));
    expect(englishStem('delivery')).not.toBe(englishStem('deliver'));
  });

  it.each([
    ['limpiar', 'limpia', 'limpiando'],
    ['camara', 'camaras'],
    ['filmacion', 'filmaciones'],
    ['podadora', 'podadoras'],
    ['nino', 'ninos', 'ninas'],
  ])('are shared by the forms of a Spanish word without its accents: %s', (word, ...forms) => {
    for (const form of forms) expect(spanishStem(form)).toBe(spanishStem(word));
  });
});
