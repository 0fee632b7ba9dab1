import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import { chooserFor } from '../src/choose.ts';
import { compileCatalogue, differences, signatures, type Messages } from './catalogue.ts';
import { pseudo } from './pseudo.ts';

type Said = (values: Readonly<Record<string, unknown>>) => string;

/** The words of a catalogue's group "t", as its module exports them. */
async function words(t: Messages, tag = 'en-US'): Promise<Readonly<Record<string, string & Said>>> {
  const { code } = await transformWithOxc(compileCatalogue({ t }, './choose.ts'), 'words.ts');
  const body = code.replace(/^import .*$/m, '').replace('export const t =', 'return');
  const { number, plural } = chooserFor(tag);
  // oxlint-disable-next-line typescript/no-implied-eval -- the code is the compiler's own
  const made = new Function('number', 'plural', body) as (
    ...chooser: readonly unknown[]
  ) => Readonly<Record<string, string & Said>>;
  return made(number, plural);
}

const SENTENCES = {
  plain: "Say \"yes\", `no` or $'{'maybe'}' \\ it’s",
  userMenu: 'Account menu of {name}',
  robots: '{count, plural, =0 {no robots} one {# robot} other {# robots}} near {place}',
  done: '{kind, select, owner {Its owner} renter {Who rents it} other {}} says so',
};

describe('a compiled catalogue', () => {
  test('has plain sentences as strings, and functions of their arguments', async () => {
    const { plain, userMenu, robots, done } = await words(SENTENCES);
    expect(plain).toBe('Say "yes", `no` or ${maybe} \\ it’s');
    expect(userMenu?.({ name: '${1}`' })).toBe('Account menu of ${1}`');
    expect([0, 1, 1250].map((count) => robots?.({ count, place: 'Apex' }))).toEqual([
      'no robots near Apex',
      '1 robot near Apex',
      '1,250 robots near Apex',
    ]);
    expect(done?.({ kind: 'renter' })).toBe('Who rents it says so');
  });

  test('chooses forms and digits as its language does', async () => {
    const forms = { count: '{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}' };
    const { count } = await words(forms, 'pl');
    expect([1, 2, 5, 12_345].map((n) => count?.({ count: n }).replace(/\s/g, ' '))).toEqual([
      '1 plik',
      '2 pliki',
      '5 plików',
      '12 345 plików',
    ]);
  });

  test('names the types of arguments: a select without another kind has exactly its kinds', () => {
    expect(Object.fromEntries(signatures(SENTENCES))).toEqual({
      plain: '',
      userMenu: 'name: string',
      robots: 'count: number, place: string',
      done: "kind: 'owner' | 'renter'",
    });
  });

  test.each([
    '{open',
    '{when, date, short}',
    '{n, selectordinal, one {#st} other {#th}}',
    '{n, plural, one {#}}',
  ])('refuses %s, and says where it stands', (bad) => {
    expect(() => compileCatalogue({ t: { deep: { bad } } }, '')).toThrow('t.deep.bad');
  });
});

test('a translation has every message of its source, with the same arguments, and no other (D841)', () => {
  const translation = {
    userMenu: 'Menú de {nombre}',
    robots: SENTENCES.robots,
    done: SENTENCES.done,
    more: '',
  };
  expect(differences(SENTENCES, translation)).toEqual([
    'plain is missing',
    'userMenu takes (nombre: string) instead of (name: string)',
    'more is not in the source',
  ]);
});

test('the pseudo-language says the same with other letters, at greater length', async () => {
  const made = pseudo(SENTENCES);
  expect(differences(SENTENCES, made)).toEqual([]);
  const { userMenu, robots } = await words(made);
  expect(userMenu?.({ name: 'Ada' })).toBe('Áccóúntööö ménúöö ófö Ada');
  expect(robots?.({ count: 2, place: 'Apex' })).toBe('2 róbótsöö néáröö Apex');
});
