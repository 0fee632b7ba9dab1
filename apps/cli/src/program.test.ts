import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { person } from '../testing/person.ts';
import { preparedFolder } from '../testing/prepared-folder.ts';
import { EXIT } from './exit-codes.ts';

const folder = preparedFolder();
const page = readFileSync(new URL('../../../docs/command-line.md', import.meta.url), 'utf8');
const ask = (words: readonly string[]) => person({ folder: folder() })(words);

it('every command explains itself, and is in the documentation (D553)', async () => {
  const { code, out } = await ask(['--help']);
  expect(code).toBe(0);
  const commands = [...out.matchAll(/^ {2}([a-z][a-z-]*) .*? {2}\S/gm)].map(([, name = '']) => name);
  expect(commands).toContain('search');
  for (const command of commands.filter((name) => !['help', 'complete'].includes(name))) {
    const own = await ask([command, '--help']);
    expect([own.code, own.err]).toEqual([0, '']);
    expect(own.out).toMatch(/^Usage: roborrow [\s\S]+\n\n[A-Z].+\n\n/);
    expect(page).toContain(`roborrow ${command}`);
  }
});

it('the documentation has every exit code (D555)', () => {
  const documented = [...page.matchAll(/^\| (\d+) +\|/gm)].map(([, code]) => Number(code));
  expect(documented).toEqual(Object.values(EXIT));
});
