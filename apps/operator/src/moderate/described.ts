import { Timestamp } from '@google-cloud/firestore';
import type { Stored } from '../database.ts';

const shown = (value: unknown): string => {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** A document in lines, its strange characters escaped: its texts are written by anybody, and a terminal obeys some of them. */
export const described = ({ path, fields }: Pick<Stored, 'path' | 'fields'>): string =>
  [path, ...Object.entries(fields).map(([field, value]) => `  ${field}: ${shown(value)}`)]
    .map((line) =>
      line.replace(/[\p{Cc}\p{Cf}]/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`),
    )
    .join('\n');
