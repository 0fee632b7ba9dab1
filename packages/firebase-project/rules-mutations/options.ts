import type { Lines } from './find-survivors.ts';

const FILES = ['firestore.rules', 'storage.rules'] as const;

export interface MutationOptions {
  readonly files: readonly (typeof FILES)[number][];
  readonly lines: Lines;
}

/** Parses `[FILE [FIRST-LAST]]`; without them everything is tested. @throws an error with a sentence. */
export function readOptions([name, range, ...rest]: readonly string[]): MutationOptions {
  const files = FILES.filter((file) => name === undefined || file === name);
  if (files.length === 0) throw new Error(`The files are ${FILES.join(' and ')}.`);
  if (rest.length > 0) throw new Error(`There is no option ${rest.join(' ')}.`);
  if (range === undefined) return { files, lines: { first: 1, last: Infinity } };
  const [, first, last] = /^(\d+)-(\d+)$/.exec(range) ?? [];
  if (!(Number(first) <= Number(last))) throw new Error('Lines are given as 1-100.');
  return { files, lines: { first: Number(first), last: Number(last) } };
}
