import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';

describe('the options of the mutations', () => {
  test('are every line of both files by default', () => {
    expect(readOptions([])).toEqual({
      files: ['firestore.rules', 'storage.rules'],
      lines: { first: 1, last: Infinity },
    });
  });

  test('can be a file, and lines of it', () => {
    expect(readOptions(['storage.rules'])).toMatchObject({ files: ['storage.rules'], lines: { first: 1 } });
    expect(readOptions(['firestore.rules', '50-120'])).toEqual({
      files: ['firestore.rules'],
      lines: { first: 50, last: 120 },
    });
  });

  test.each([
    ['firestore', 'The files are'],
    ['firestore.rules 50', 'Lines are given'],
    ['firestore.rules 120-50', 'Lines are given'],
    ['firestore.rules 1-2 3-4', 'no option 3-4'],
  ])('reject everything else: %s', (args, because) => {
    expect(() => readOptions(args.split(' '))).toThrow(because);
  });
});
