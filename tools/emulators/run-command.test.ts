import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';

const never = new Promise<void>(() => {});
const node = (script: string) => [process.execPath, '-e', script];

const folder = mkdtempSync(join(tmpdir(), 'roborrow-command-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.restoreAllMocks());

test("returns the command’s exit code, and passes the emulators' addresses to it", async () => {
  await expect(
    runCommand(node('process.exitCode = Number(process.env.CODE)'), { CODE: '7' }, never),
  ).resolves.toBe(7);
  await expect(runCommand(node(''), {}, never)).resolves.toBe(0);
});

test('ends a command whose emulators stopped unexpectedly, and counts it as failed', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const ready = join(folder, 'ready');
  const content = `
    const waiting = setTimeout(() => {}, 60_000);
    process.on('SIGTERM', () => clearTimeout(waiting)); // upon which it ends, content
    require('node:fs').writeFileSync(process.env.READY, '');
  `;
  const ended = vi.waitFor(() => expect(existsSync(ready)).toBe(true), { timeout: 30_000 });
  await expect(runCommand(node(content), { READY: ready }, ended)).resolves.toBe(1);
  expect(said).toHaveBeenCalledWith('The emulators broke off.');
});

test("returns the command's result when the emulators are stopped after it", async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  let stop = () => {};
  const ended = new Promise<void>((resolve) => (stop = resolve));
  await expect(runCommand(node(''), {}, ended)).resolves.toBe(0);
  stop();
  await ended;
  expect(said).not.toHaveBeenCalled();
});

test('rejects for a command that does not exist', async () => {
  await expect(runCommand(['roborrow-has-no-such-command'], {}, never)).rejects.toThrow('ENOENT');
});
