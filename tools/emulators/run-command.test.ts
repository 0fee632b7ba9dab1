import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';

const never = new Promise<void>(() => {});
const node = (script: string) => [process.execPath, '-e', script];

afterEach(() => void vi.restoreAllMocks());

test('answers with the command’s own exit code, and gives it what it needs to find the emulators', async () => {
  await expect(
    runCommand(node('process.exitCode = Number(process.env.CODE)'), { CODE: '7' }, never),
  ).resolves.toBe(7);
  await expect(runCommand(node(''), {}, never)).resolves.toBe(0);
});

test('a command whose emulators break off ends, and has failed whatever it says itself', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const ready = join(mkdtempSync(join(tmpdir(), 'roborrow-command-')), 'ready');
  const content = `
    const waiting = setTimeout(() => {}, 60_000);
    process.on('SIGTERM', () => clearTimeout(waiting)); // upon which it ends, content
    require('node:fs').writeFileSync(process.env.READY, '');
  `;
  const ended = vi.waitFor(() => expect(existsSync(ready)).toBe(true), { timeout: 30_000 });
  await expect(runCommand(node(content), { READY: ready }, ended)).resolves.toBe(1);
  expect(said).toHaveBeenCalledWith('The emulators broke off.');
});

test('emulators that are stopped after the command leave its answer alone', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  let stop = () => {};
  const ended = new Promise<void>((resolve) => (stop = resolve));
  await expect(runCommand(node(''), {}, ended)).resolves.toBe(0);
  stop();
  await ended;
  expect(said).not.toHaveBeenCalled();
});

test('a command that does not exist is an error', async () => {
  await expect(runCommand(['roborrow-has-no-such-command'], {}, never)).rejects.toThrow('ENOENT');
});
