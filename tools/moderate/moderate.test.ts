import { expect, test } from 'vitest';
import { described, isReportPath } from './moderate.ts';

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

test.each([
  ['users/ada/reports/message_m-1_X', true],
  ['closedReports/0b1c-2d', true],
  ['users/ada', false],
  ['users/ada/private/contact', false],
  ['users/ada/reports/x/y/z', false],
  ['users/../reports/x', false],
  ['closedReports/a?b', false],
  ['robots/rover', false],
])('%s is the path of a report: %s', (path, isOne) => {
  expect(isReportPath(path)).toBe(isOne);
});
