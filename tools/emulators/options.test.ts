import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { EMULATORS } from './hosts.ts';

describe('the arguments of pnpm emulators', () => {
  test('are a command, behind the separators that pnpm hands on', () => {
    expect(readOptions(['--', 'vitest', 'run', '--', '--help'])).toEqual({
      help: false,
      emulators: EMULATORS,
      command: ['vitest', 'run', '--', '--help'],
    });
  });

  test('may name the emulators that are wanted', () => {
    expect(readOptions(['--only', 'auth,firestore', 'vitest'])).toEqual({
      help: false,
      emulators: ['auth', 'firestore'],
      command: ['vitest'],
    });
  });

  test.each([['--only'], ['--only', ''], ['--only', 'auth,databases', 'vitest']])(
    'name emulators that there are: %s',
    (...args) => {
      expect(() => readOptions(args)).toThrow('--only takes some of firestore,auth,storage.');
    },
  );

  test('are options that there are', () => {
    expect(() => readOptions(['--fast', 'vitest'])).toThrow('There is no option --fast.');
    expect(readOptions(['--help']).help).toBe(true);
  });
});
