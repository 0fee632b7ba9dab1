import { atOnce } from '../sliced.ts';
import { createBitEncoder } from './bit-encoder.ts';
import { transcribeZipCodes } from './transcribe-zip-codes.ts';
import type { PackedZipCodes, ZipRecord } from './zip-record.ts';

/** Packs ZIP codes, sorted by number, for their data file; `unpackZipCodes` returns them. */
export const packZipCodes = (records: readonly ZipRecord[]): PackedZipCodes => {
  const encoder = createBitEncoder();
  atOnce(transcribeZipCodes(encoder, records));
  return { count: records.length, digits: encoder.finish() };
};
