import { Timestamp } from '@google-cloud/firestore';
import { expect, test } from 'vitest';
import { isReportPath } from '@roborrow/moderation';
import { described } from './described.ts';

test('a document is shown in lines, without characters that a terminal obeys (D463)', () => {
  const fields = {
    name: 'Rover\u001b[2J\u202e',
    price: 20.5,
    images: ['a\nb'],
    coordinates: null,
    at: Timestamp.fromMillis(0),
  };
  expect(described({ path: 'robots/rover', fields })).toBe(
    [
      'robots/rover',
      '  name: Rover\\u{1b}[2J\\u{202e}',
      '  price: 20.5',
      '  images: ["a\\nb"]',
      '  coordinates: null',
      '  at: 1970-01-01T00:00:00.000Z',
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
