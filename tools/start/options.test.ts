import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';

describe('the port', () => {
  test('is 5173 by default, and may then be another', () => {
    expect(readOptions([], {})).toEqual({ port: 5173, isExact: false, isOnFirebase: false, help: false });
  });

  test('is the value of PORT', () => {
    expect(readOptions([], { PORT: '3000' })).toMatchObject({ port: 3000, isExact: true });
  });

  test('is the value of --port rather than of PORT, with or without a separator', () => {
    expect(readOptions(['--', '--port', '4000'], { PORT: '3000' })).toMatchObject({
      port: 4000,
      isExact: true,
    });
    expect(readOptions(['--port=4000'], {})).toMatchObject({ port: 4000 });
  });

  test.each(['abc', '0', '-1', '1.5', '65536'])('is never %s', (text) => {
    expect(() => readOptions([], { PORT: text })).toThrow(`${text} is no port`);
  });
});

test('an unknown option is refused', () => {
  expect(() => readOptions(['--prot', '1'], {})).toThrow('--prot');
});
