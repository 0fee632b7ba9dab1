import { packOutlines } from '../src/format.ts';
import { makeOutlines } from './make-outlines.ts';

/** The text of the data file. */
export const makeOutlinesFile =
  (): string => `/*! Outlines: U.S. Census Bureau and Natural Earth, in the public domain. */
// Made by generate/main.ts; do not edit. The format is told in src/format.ts.
export const US_OUTLINES =
  '${packOutlines(makeOutlines())}';
`;
