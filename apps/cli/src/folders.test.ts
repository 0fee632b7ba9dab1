import { expect, it } from 'vitest';
import { foldersOf } from './folders.ts';

it.each([
  ['linux', {}, '/home/ada/.local/share/roborrow', '/home/ada/.local/state/roborrow'],
  ['linux', { XDG_DATA_HOME: '/d', XDG_STATE_HOME: 's' }, '/d/roborrow', '/home/ada/.local/state/roborrow'],
  [
    'darwin',
    { XDG_DATA_HOME: '/d' },
    '/home/ada/Library/Application Support/roborrow',
    '/home/ada/Library/Application Support/roborrow',
  ],
  ['win32', { LOCALAPPDATA: '/l' }, '/l/roborrow', '/l/roborrow'],
] as const)(
  'on %s with %j data is in %s and sessions in %s (D554, D561)',
  (platform, environment, data, state) => {
    expect(foldersOf({ platform, environment, home: '/home/ada' })).toEqual({ data, state });
  },
);
