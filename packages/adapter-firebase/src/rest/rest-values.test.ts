import { epochMs } from '@roborrow/domain';
import { expect, it } from 'vitest';
import { decodeFields, encodeValue } from './rest-values.ts';

it.each([
  [true, { booleanValue: true }],
  [false, { booleanValue: false }],
  ['', { stringValue: '' }],
  [0, { doubleValue: 0 }],
  [-78.85, { doubleValue: -78.85 }],
  [Infinity, { doubleValue: 'Infinity' }],
  [-Infinity, { doubleValue: '-Infinity' }],
  [{ time: epochMs(1_700_000_000_123) }, { timestampValue: '2023-11-14T22:13:20.123Z' }],
  [['a', 'b'], { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'b' }] } }],
])('%j is sent as %j', (value, sent) => {
  expect(encodeValue(value)).toEqual(sent);
});

it.each([
  [{ nullValue: null }, null],
  [{ booleanValue: false }, false],
  [{ stringValue: '7' }, '7'],
  [{ integerValue: '-79' }, -79],
  [{ doubleValue: 0.1 }, 0.1],
  [{ doubleValue: 'NaN' }, Number.NaN],
  [{ doubleValue: '-Infinity' }, -Infinity],
  [{ arrayValue: {} }, []],
  [{ arrayValue: { values: 'none' } }, []],
  [{ arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '1' }] } }, ['a', 1]],
  [{ mapValue: {} }, {}],
  [{ mapValue: { fields: { weight: { stringValue: '12 kg' } } } }, { weight: '12 kg' }],
  [{ mapValue: null }, {}],
  [{ bytesValue: 'AA==' }, undefined],
  [{}, undefined],
  [null, undefined],
])('%j is read as %j', (stored, value) => {
  expect(decodeFields({ field: stored })).toEqual({ field: value });
});

it('times are read in milliseconds, and no fields as none', () => {
  const { at } = decodeFields({ at: { timestampValue: '2023-11-14T22:13:20.123456789Z' } }) as {
    at: { toMillis: () => number };
  }; // as decoders use it
  expect(at.toMillis()).toBe(1_700_000_000_123);
  expect(decodeFields(undefined)).toEqual({});
});
