import { isBlank } from '../characters.ts';
import fc from 'fast-check';
import { NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { addFeature } from './features.ts';

describe('addFeature (D142)', () => {
  test('adds a new one, trimmed, at the end', () => {
    expect(addFeature(['GPS'], '  Wi-Fi \n')).toEqual(['GPS', 'Wi-Fi']);
  });

  test.each(['', '   ', '\t\n', '\u200B', 'GPS', ' GPS '])('changes nothing for %j', (text) => {
    expect(addFeature(['GPS'], text)).toEqual(['GPS']);
  });

  test('keeps each feature on one line', () => {
    expect(addFeature([], 'two\r\n lines\n')).toEqual(['two  lines']);
  });

  test('treats different cases as different features', () => {
    expect(addFeature(['GPS'], 'gps')).toEqual(['GPS', 'gps']);
  });

  test('keeps them distinct, trimmed, on one line and non-empty, in the order they were added', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('a', ' a', 'b ', '', ...NAUGHTY_STRINGS))),
        (typed) => {
          const features = typed.reduce(addFeature, []);
          const expected = new Set(
            typed.map((text) =>
              isBlank(text)
                ? ''
                : text
                    .trim()
                    .split(/[\r\n]+/)
                    .join(' '),
            ),
          );
          expected.delete('');
          expect(features).toEqual([...expected]);
        },
      ),
      {
        numRuns: runs(2000),
      },
    );
  });

  test('does not change the list it is given', () => {
    const features = Object.freeze(['GPS']);
    addFeature(features, 'Wi-Fi');
    expect(features).toEqual(['GPS']);
  });
});
