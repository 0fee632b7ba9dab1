import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { EMULATORS } from './hosts.ts';

describe('the arguments of pnpm emulators', () => {
  test("are a command after pnpm's separators", () => {
    expect(readOptions(['--', 'vitest', 'run', '--', '--help'])).toEqual({
      help: false,
      emulators: EMULATORS,
      command: ['vitest', 'run', '--', '--help'],
    });
  });

  test('can name the emulators to start', () => {
    expect(readOptions(['--only', 'auth,firestore', 'vitest'])).toEqual({
      help: false,
      emulators: ['auth', 'firestore'],
      command: ['vitest'],
    });
  });

  test.each([['--only'], ['--only', ''], ['--only', 'auth,databases', 'vitest']])(
    'reject unknown emulators: %s',
    (...args) => {
      expect(() => readOptions(args)).toThrow('--only takes some of firestore,auth,storage.');
    },
  );

  test('reject unknown options', () => {
    expect(() => readOptions(['--fast', 'vitest'])).toThrow('There is no option --fast.');
    expect(readOptions(['--help']).help).toBe(true);
  });
});
