import { mapped, type Sliced, atOnce } from '../sliced.ts';
import type { BitCoder } from './bit-coder.ts';
import { createSymbolCoder } from './symbol-coder.ts';
import type { ZipRecord, PackedZipCodes } from './zip-record.ts';
import { createBitEncoder } from './bit-encoder.ts';
import { createBitDecoder } from './bit-decoder.ts';

/** A point in the middle of the country, used as the predecessor of the first code. */
const START: ZipRecord = { zip: 0, state: 0, north: 13_000, east: 8000, town: 0 };
const WIDTH = { gap: 12, state: 6, isSame: 1, step: 15, town: 6 } as const;
/** No step is longer than this, so that a stored step is never below 0. */
const NO_STEP = 1 << (WIDTH.step - 1);
/** The last bits of a step are hardly predictable. */
const PATTERNLESS = 4;

/** Each field has separate statistics. */
const FIELD = {
  gap: 0x1a2b,
  state: 0x2b3c,
  isSame: 0x3c4d,
  north: 0x4d5e,
  east: 0x5e6f,
  town: 0x6f7a,
} as const;
const within = (context: number, part: number): number =>
  Math.imul(context ^ (part + 0x3d), 0x01000193) ^ (context >>> 11);

/**
 * The format, written once for both directions, as for places. Codes must be sorted: neighbouring numbers are
 * mostly neighbours on the map, so each position is stored as the step from the previous one.
 */
const transcribeZipCodes = (coder: BitCoder, given: readonly ZipRecord[]): Sliced<readonly ZipRecord[]> => {
  const symbol = createSymbolCoder(coder);
  let last = START;
  let lastGap = 0;
  let lastIsSame = 0;

  const transcribeStep = (context: number, value: number): number => {
    const high = symbol(WIDTH.step - PATTERNLESS, [context], value >> PATTERNLESS);
    return (
      (high << PATTERNLESS) + symbol(PATTERNLESS, [within(context, high)], value & (2 ** PATTERNLESS - 1))
    );
  };

  return mapped(given, (record) => {
    lastGap = symbol(WIDTH.gap, [within(FIELD.gap, lastGap)], record.zip - last.zip);
    const zip = last.zip + lastGap;
    const state = symbol(WIDTH.state, [within(FIELD.state, Math.floor(zip / 100))], record.state);
    const isSame = record.north === last.north && record.east === last.east ? 1 : 0;
    lastIsSame = symbol(WIDTH.isSame, [within(FIELD.isSame, lastIsSame)], isSame);
    let { north, east } = last;
    if (lastIsSame === 0) {
      const northward = transcribeStep(FIELD.north, record.north - last.north + NO_STEP);
      const column = within(FIELD.east, northward >> PATTERNLESS);
      const eastward = transcribeStep(column, record.east - last.east + NO_STEP);
      north += northward - NO_STEP;
      east += eastward - NO_STEP;
    }
    const town = symbol(WIDTH.town, [FIELD.town, within(FIELD.town, last.town)], record.town);
    last = { zip, state, north, east, town };
    return last;
  });
};

/** Packs ZIP codes, sorted by number, for their data file; `unpackZipCodes` returns them. */
export const packZipCodes = (records: readonly ZipRecord[]): PackedZipCodes => {
  const encoder = createBitEncoder();
  atOnce(transcribeZipCodes(encoder, records));
  return { count: records.length, digits: encoder.finish() };
};

/** The ZIP codes that `packZipCodes` packed, in the same order. */
export const unpackZipCodes = ({ count, digits }: PackedZipCodes): Sliced<readonly ZipRecord[]> =>
  transcribeZipCodes(createBitDecoder(digits), Array<ZipRecord>(count).fill(START));
