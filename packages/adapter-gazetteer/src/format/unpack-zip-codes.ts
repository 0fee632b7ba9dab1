import { createBitDecoder } from './bit-decoder.ts';
import { transcribeZipCodes } from './transcribe-zip-codes.ts';
import type { PackedZipCodes, ZipRecord } from './zip-record.ts';

/** The ZIP codes that `packZipCodes` packed, in the same order. */
export const unpackZipCodes = ({ count, digits }: PackedZipCodes): readonly ZipRecord[] =>
  transcribeZipCodes(createBitDecoder(digits), count);
