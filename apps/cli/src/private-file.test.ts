import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { preparedFolder } from '../testing/prepared-folder.ts';
import { DISK, openPrivateFile } from './private-file.ts';

const folder = preparedFolder();
const path = () => join(folder(), 'state', 'session');
const namesIn = () => readdirSync(join(folder(), 'state'));

it('its owner alone may read it, also when another file was there (D554)', () => {
  const file = openPrivateFile(path());
  expect(file.read()).toBeNull();
  file.write('one');
  chmodSync(path(), 0o644);
  file.write('two');
  expect([file.read(), statSync(path()).mode & 0o777]).toEqual(['two', 0o600]);
  file.write(null);
  file.write(null);
  expect([file.read(), namesIn()]).toEqual([null, []]);
});

it('a full disk leaves what was there, and no half-written file (D562)', () => {
  openPrivateFile(path()).write('old');
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const writeSync = (file: number, bytes: NodeJS.ArrayBufferView, at?: number | null) => {
    if ((at ?? 0) > 0) throw full;
    // The disk has room for one byte.
    return DISK.writeSync(file, bytes, 0, 1);
  };
  const file = openPrivateFile(path(), { ...DISK, writeSync: writeSync as typeof DISK.writeSync }); // one of its forms
  expect(() => file.write('new')).toThrow(
    expect.objectContaining({ name: 'PortError', kind: 'storage-full' }),
  );
  expect([file.read(), namesIn()]).toEqual(['old', ['session']]);
});

it('a folder that cannot be made is named (D556)', () => {
  writeFileSync(join(folder(), 'state'), 'a file');
  expect(() => openPrivateFile(path()).write('x')).toThrow(path());
});

it('two programs that write at once and are killed leave the text of one of them, whole (D562)', async () => {
  const file = openPrivateFile(path());
  file.write('');
  const program = fileURLToPath(new URL('../testing/keep-writing.ts', import.meta.url));
  const children = ['a', 'b'].map((letter) =>
    spawn(process.execPath, ['--import=tsx', program, path(), letter], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const isWhole = (text: string | null) => ['a', 'b'].some((letter) => text === letter.repeat(100_000));
  await Promise.all(children.map(({ stdout }) => once(stdout, 'data')));
  for (let i = 0; i < 50; i += 1) expect(isWhole(file.read())).toBe(true);
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children.map((child) => once(child, 'close')));
  expect(isWhole(file.read())).toBe(true);
  // What a killed program left is removed by the next one that writes.
  writeFileSync(`${path()}.${children[0]?.pid ?? 0}.new`, 'half');
  file.write('last');
  expect(namesIn()).toEqual([basename(path())]);
});
