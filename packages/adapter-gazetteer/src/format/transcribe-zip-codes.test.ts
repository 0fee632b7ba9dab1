import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../sliced.ts';
import { packZipCodes, unpackZipCodes } from './transcribe-zip-codes.ts';
import { FARTHEST_TOWN, type ZipRecord } from './zip-record.ts';

const recordArb = fc.record({
  gap: fc.integer({ min: 1, max: 4095 }),
  state: fc.nat(50),
  // From Hawaii to Alaska and to Maine, and often the same as the one before.
  north: fc.oneof(fc.constant(12_573), fc.integer({ min: 10_800, max: 16_200 })),
  east: fc.oneof(fc.constant(10_115), fc.integer({ min: 0, max: 11_400 })),
  town: fc.nat(FARTHEST_TOWN),
});

const recordsArb = fc.array(recordArb, { maxLength: 24, size: 'max' }).map((drawn) => {
  let zip = 0;
  return drawn.map(({ gap, ...record }): ZipRecord => {
    zip += gap;
    return { zip, ...record };
  });
});

describe('packed ZIP codes', () => {
  it('are unpacked unchanged', () => {
    fc.assert(
      fc.property(recordsArb, (records) => {
        expect(atOnce(unpackZipCodes(packZipCodes(records)))).toEqual(records);
      }),
      { numRuns: runs(300) },
    );
  });
});
