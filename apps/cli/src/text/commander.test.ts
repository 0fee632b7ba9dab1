import { commander as spanish } from '@roborrow/messages/in/es/cli/commander';
import { expect, it } from 'vitest';
import { person } from '../../testing/person.ts';
import { preparedFolder } from '../../testing/prepared-folder.ts';
import { commanderWordsOf } from './commander.ts';

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

it('in Spanish none of its errors stays in English (D844)', async () => {
  const words = commanderWordsOf(spanish);
  for (const said of await Promise.all(REFUSED.map(saidIn))) {
    const [error = '', hint = ''] = said.split('\n');
    expect(words.error(`${error}\n${hint}`)).not.toMatch(
      /argument '|missing|not specified|unknown|too many|Did you|Allowed/,
    );
  }
});

it('in Spanish its help is Spanish (D844)', () => {
  const words = commanderWordsOf(spanish);
  expect(words.title('Global Options:')).toBe('Opciones globales:');
  expect(words.term('roborrow [options] [command]')).toBe('roborrow [opciones] [comando]');
  expect(words.description('el orden (choices: "a", "b", default: "a")')).toBe(
    'el orden (valores: "a", "b", por defecto: "a")',
  );
  expect(words.description('cuántos (default: 20)')).toBe('cuántos (por defecto: 20)');
});
