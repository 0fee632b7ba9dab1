import type { Sliced } from '../sliced.ts';
import { createBitDecoder } from './bit-decoder.ts';
import { START, transcribeZipCodes } from './transcribe-zip-codes.ts';
import type { PackedZipCodes, ZipRecord } from './zip-record.ts';

/** The ZIP codes that `packZipCodes` packed, in the same order. */
export const unpackZipCodes = ({ count, digits }: PackedZipCodes): Sliced<readonly ZipRecord[]> =>
  transcribeZipCodes(createBitDecoder(digits), Array<ZipRecord>(count).fill(START));
