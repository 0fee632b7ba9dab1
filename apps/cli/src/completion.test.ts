import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { person } from '../testing/person.ts';

const folder = mkdtempSync(join(tmpdir(), 'roborrow-completion-'));
afterAll(() => rmSync(folder, { recursive: true }));

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const tsx = fileURLToPath(import.meta.resolve('tsx'));
const program = `#!/bin/sh\nexec '${process.execPath}' '--import=${tsx}' '${main}' "$@"\n`;
writeFileSync(join(folder, 'roborrow'), program, { mode: 0o755 });
const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`, HOME: folder };

/** What bash would offer for each list of words, of which the last one is being typed; its start-up files are left out. */
const offers = (lines: readonly string[]) => {
  const asked = lines.map(
    (words) => `COMP_WORDS=(roborrow ${words}); COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 )); COMPREPLY=()
__roborrow_complete 2>/dev/null; echo "\${COMPREPLY[*]}"`,
  );
  const script = ['source <(roborrow complete bash) || exit 1', ...asked].join('\n');
  const { stdout, error } = spawnSync('bash', ['--noprofile', '--norc', '-c', script], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (error) throw error;
  return stdout.trimEnd().split('\n');
};

/** What the program offers to any shell. */
const completions = async (...words: readonly string[]) => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  try {
    await person({ folder })(['complete', '--', ...words]);
    return print.mock.calls
      .map(([line]) => String(line).split('\t')[0])
      .filter((word) => !word?.startsWith(':'));
  } finally {
    print.mockRestore();
  }
};

it('commands, options and their values are completed (D553)', async () => {
  expect(await completions('se')).toEqual(['search', 'send']);
  expect(await completions('search', '--category', 'h')).toEqual(['humanoid', 'hobby']);
});

it('bash completes from what it sources, and runs nothing that is typed (D553)', () => {
  const before = readdirSync(folder);
  expect(offers([`send "it's" '$(touch ran)' --t`])).toEqual(['--to']);
  // A word of a line that is not finished is no command.
  expect(readdirSync(folder)).toEqual(before);
});

it.each(['zsh', 'fish'])('%s reads its completion without an error, where it is installed', (shell) => {
  const { error } = spawnSync(shell, ['-c', 'exit'], { env });
  if (error)
    return console.info(`The completion in ${shell}: NOT RUN, because there is none (${error.message})`);
  const { stdout } = spawnSync(join(folder, 'roborrow'), ['complete', shell], { env, encoding: 'utf8' });
  expect(stdout).toContain('roborrow');
  const file = join(folder, `completion.${shell}`);
  writeFileSync(file, stdout);
  expect(spawnSync(shell, ['-n', file], { env, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
});
