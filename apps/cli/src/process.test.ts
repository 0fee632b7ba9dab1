import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { person } from '../testing/person.ts';
import { preparedFolder } from '../testing/prepared-folder.ts';

const folder = preparedFolder(async (path) => {
  const june = person({ folder: path, name: 'june', input: 'robots4all', now: Date.now });
  await june(['demo']);
  await june(['login', '--email', 'june@demo.roborrow.example', '--password-stdin']);
});

/** Runs the program as a process of its own, whose output is no terminal, whatever colors the test runner asks for. */
const start = (words: readonly string[], input: string, node: readonly string[] = []) =>
  new Promise<{ readonly code: number | null; readonly text: string }>((resolve) => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const { FORCE_COLOR: _, ...inherited } = process.env;
    const env = {
      ...inherited,
      XDG_DATA_HOME: join(folder(), 'data'),
      XDG_STATE_HOME: join(folder(), 'june'),
    };
    const child = spawn(process.execPath, [...node, '--import=tsx', main, ...words], { env });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (text += String(chunk)));
    child.on('close', (code) => resolve({ code, text }));
    child.stdin.end(input);
  });

it('two processes that write at once both do, in plain text and with the codes of the documentation (D555, D562)', async () => {
  const sent = await Promise.all(
    ['One.', 'Two.'].map((text) => start(['send', '--to', 'demo-kai'], `${text}\n`)),
  );
  expect(sent).toEqual(sent.map(() => ({ code: 0, text: 'Message sent! Sent to Kai Nakamura.\n' })));
  const { out } = await person({ folder: folder(), name: 'june', now: Date.now })([
    'thread',
    'demo-kai',
    '--json',
  ]);
  expect(out.match(/"content":"(One|Two)\."/g)?.toSorted()).toEqual(['"content":"One."', '"content":"Two."']);
});

it('the words are those of the language for which it is built', async () => {
  const { code, text } = await start(['categories'], '', ['--conditions=es']);
  expect(code).toBe(0);
  expect(text).toMatch(/^Categoría +Robots +Opción\n/u);
  expect(text).toContain('De servicio');
});
