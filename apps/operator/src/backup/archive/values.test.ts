import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecord } from './record.ts';
import { copyFields, type Fields, type Value } from './values.ts';

const seconds = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
const timestamp = fc
  .tuple(seconds, fc.stringMatching(/^\d{6}$/))
  .map(([date, micros]) => `${date.toISOString().slice(0, 19)}.${micros}Z`);
const double = fc
  .double()
  .map((number): unknown =>
    Number.isFinite(number) && !Object.is(number, -0) ? number : Object.is(number, -0) ? -0 : `${number}`,
  );
const degrees = fc.double({ min: -90, max: 90, noNaN: true });

/** What Firestore's REST interface can answer. */
const { value } = fc.letrec<{ readonly value: Value; readonly fields: Fields }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant<Value>({ nullValue: null }),
    fc.boolean().map((booleanValue): Value => ({ booleanValue })),
    fc
      .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
      .map((number): Value => ({ integerValue: `${number}` })),
    double.map((doubleValue): Value => ({ doubleValue })),
    timestamp.map((timestampValue): Value => ({ timestampValue })),
    fc.string({ unit: 'binary' }).map((stringValue): Value => ({ stringValue })),
    fc.uint8Array().map((bytes): Value => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
    fc.constant<Value>({ referenceValue: 'users/ada' }),
    fc.record({ latitude: degrees, longitude: degrees }).map((geoPointValue): Value => ({ geoPointValue })),
    fc.array(tie('value')).map((values): Value => ({ arrayValue: { values } })),
    tie('fields').map((fields): Value => ({ mapValue: { fields } })),
    fc.constantFrom<Value>({ arrayValue: {} }, { mapValue: {} }),
  ),
  fields: fc.dictionary(fc.string({ unit: 'binary' }), tie('value')),
}));

/** Minus zero as it stands in the archive. */
const withMinusZero = (fields: Fields): unknown =>
  JSON.parse(JSON.stringify(fields, (_, part: unknown) => (Object.is(part, -0) ? '-0' : part)));

test('every value that Firestore has comes out of a line as it was (D771)', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary' }), value), (fields) => {
      const line = JSON.stringify({ path: 'users/ada', fields: copyFields(fields) });
      expect(readRecord('documents', line)).toEqual({ path: 'users/ada', fields: withMinusZero(fields) });
    }),
    { numRuns: runs(500) },
  );
});

test('texts and references are changed wherever they are, and nothing else is', () => {
  const fields: Fields = {
    a: { arrayValue: { values: [{ mapValue: { fields: { b: { stringValue: 'old' } } } }] } },
    c: { referenceValue: 'users/ada' },
    d: { integerValue: '1' },
  };
  const changes = { text: () => 'new', reference: (to: string) => `projects/${to}` };
  expect(copyFields(fields, changes)).toEqual({
    a: { arrayValue: { values: [{ mapValue: { fields: { b: { stringValue: 'new' } } } }] } },
    c: { referenceValue: 'projects/users/ada' },
    d: { integerValue: '1' },
  });
});

test('a value that is nested deeper than Firestore allows is none', () => {
  const deep = Array.from({ length: 30 }).reduce<Value>((inner) => ({ arrayValue: { values: [inner] } }), {
    nullValue: null,
  });
  expect(readRecord('documents', JSON.stringify({ path: 'users/ada', fields: { deep } }))).toBeNull();
});
