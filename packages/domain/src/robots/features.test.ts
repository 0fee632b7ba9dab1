import { isBlank } from '../characters.ts';
import { fc, test } from '@fast-check/vitest';
import { NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import { describe, expect } from 'vitest';
import { addFeature } from './features.ts';

describe('the feature tags (D142)', () => {
  test('take a new one, trimmed, at the end', () => {
    expect(addFeature(['GPS'], '  Wi-Fi \n')).toEqual(['GPS', 'Wi-Fi']);
  });

  test.each(['', '   ', '\t\n', '\u200B', 'GPS', ' GPS '])('stay as they are after %j', (text) => {
    expect(addFeature(['GPS'], text)).toEqual(['GPS']);
  });

  test('are one line each', () => {
    expect(addFeature([], 'two\r\n lines\n')).toEqual(['two  lines']);
  });

  test('tell cases apart', () => {
    expect(addFeature(['GPS'], 'gps')).toEqual(['GPS', 'gps']);
  });

  test.prop([fc.array(fc.oneof(fc.string(), fc.constantFrom('a', ' a', 'b ', '', ...NAUGHTY_STRINGS)))], {
    numRuns: runs(2000),
  })(
    'are always distinct, trimmed, on one line and non-empty, in the order of their first mention',
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
  );

  test('do not change the list they are added to', () => {
    const features = Object.freeze(['GPS']);
    addFeature(features, 'Wi-Fi');
    expect(features).toEqual(['GPS']);
  });
});
