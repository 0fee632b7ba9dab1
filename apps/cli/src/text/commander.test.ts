import { commander as spanish } from '@roborrow/messages/in/es/cli/commander';
import { expect, it, vi } from 'vitest';
import { person } from '../../testing/person.ts';
import { preparedFolder } from '../../testing/prepared-folder.ts';

const folder = preparedFolder(() => Promise.resolve());

/** Command lines that Commander refuses, each for another reason. */
const REFUSED = [
  ['search', '--radius', 'far'],
  ['search', '--sort', 'alphabet'],
  ['show'],
  ['search', '--near'],
  ['search', '--neer', 'Apex'],
  ['serch'],
  ['show', 'one', 'two'],
];

const HELP = [['--help'], ['search', '--help']];

const saidIn = async (line: readonly string[]) => {
  const { out, err } = await person({ folder: folder() })([...line]);
  return out + err;
};

it('in English the program says what Commander says (D844)', async () => {
  const said = await Promise.all(REFUSED.map(saidIn));
  expect(said.map((text) => text.split('\n')[0])).toEqual([
    "error: option '--radius <miles>' argument 'far' is invalid. It must be a number of miles up to 100, or of kilometers, as 40km.",
    expect.stringMatching(
      /^error: option '--sort <order>' argument 'alphabet' is invalid\. Allowed choices are nearest, .*\.$/,
    ),
    "error: missing required argument 'robot'",
    "error: option '--near <place>' argument missing",
    "error: unknown option '--neer'",
    "error: unknown command 'serch'",
    "error: too many arguments for 'show'. Expected 1 argument but got 2.",
  ]);
});

it('in Spanish nothing of it is in English (D844)', async () => {
  vi.resetModules();
  vi.doMock('@roborrow/messages/cli/commander', () => ({ commander: spanish }));
  const { person: hablante } = await import('../../testing/person.ts');
  for (const line of [...REFUSED, ...HELP]) {
    const { out, err } = await hablante({ folder: folder() })([...line]);
    expect(out + err).not.toMatch(
      /Usage|Options:|Arguments:|Commands:|\[options|\[command|display help|argument '|missing|unknown|too many|Did you|Allowed|choices:|default:/,
    );
  }
});
