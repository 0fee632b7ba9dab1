import { expect, test } from 'vitest';
import { described } from './moderate.ts';

test('a document is shown in lines, without characters that a terminal obeys (D463)', () => {
  const name = 'projects/p/databases/(default)/documents/robots/rover';
  const fields = {
    name: { stringValue: 'Rover\u001b[2J\u202e' },
    price: { doubleValue: 20.5 },
    images: { arrayValue: { values: [{ stringValue: 'a\nb' }] } },
    coordinates: { nullValue: null },
  };
  expect(described({ name, fields, createTime: '', updateTime: '' })).toBe(
    [
      'robots/rover',
      '  name: Rover\\u{1b}[2J\\u{202e}',
      '  price: 20.5',
      '  images: {"values":[{"stringValue":"a\\nb"}]}',
      '  coordinates: null',
    ].join('\n'),
  );
});
