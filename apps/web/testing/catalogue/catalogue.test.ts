// @vitest-environment node
import { describe, expect, it } from 'vitest';
import glossary from '../../../../docs/glossary.md?raw';
import { errorTexts } from './error-texts.ts';
import { formTexts } from './form-texts.ts';
import { furtherTexts } from './further-texts.ts';
import { literalsOf, wordsSaidBy } from './literals.ts';
import { screenTexts } from './screen-texts.ts';

const byRule = [screenTexts, formTexts, errorTexts, furtherTexts].flatMap((texts) => Object.entries(texts));
const all = byRule.flatMap(([, texts]) => texts);
const written = [...new Set(all.map((text) => text.written))];

const ofCatalogue = import.meta.glob<string>(
  [
    '../../src/**/*.text.ts',
    '../../../../packages/text/src/**/*.ts',
    '../../../../packages/messages/generated/en/**/*.ts',
    '!**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const spanish = import.meta.glob<string>('../../../../packages/messages/catalogues/es/**/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ofEverythingElse = import.meta.glob<string>(
  [
    '../../src/**/*.{ts,tsx}',
    '../../../../packages/*/src/**/*.{ts,tsx}',
    '../../../cli/src/**/*.ts',
    '!../../src/**/*.text.ts',
    '!../../../../packages/text/**',
    '!**/*.test.{ts,tsx}',
    '!../../src/**/*.gen.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const literals = (sources: Readonly<Record<string, string>>) =>
  Object.entries(sources).flatMap(([file, source]) =>
    literalsOf(file, source).map((text) => ({ file, text })),
  );

const rulePages = import.meta.glob<string>('../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ruleBook = Object.values(rulePages).join('\n').replace(/\s+/g, ' ');

describe.each(byRule)('the texts that rule %s quotes are shown word for word', (_, quotes) => {
  it.each(quotes)('$says', ({ filled, yields }) => {
    expect(yields).toBe(filled);
  });
});

it('the rule book contains every quoted text', () => {
  // A text with a number in it is quoted once, for all numbers.
  const counted = all.filter(({ says, written }) => says !== written && !says.includes('{'));
  const missing = all.filter((text) => !counted.includes(text) && !ruleBook.includes(text.says));
  expect(missing.map(({ says }) => says)).toEqual([]);
});

describe('a quoted text is written once', () => {
  const inCatalogue = literals(ofCatalogue);
  const elsewhere = literals(ofEverythingElse);

  it('reads the source files of the catalogue', () => {
    expect(Object.keys(ofCatalogue)).toEqual(
      expect.arrayContaining(['../../src/shared/app.text.ts', '../../../../packages/text/src/toasts.ts']),
    );
    expect(Object.keys(ofEverythingElse)).toContain('../../src/main.tsx');
    expect(Object.keys(ofEverythingElse).some((file) => file.includes('packages/domain/src'))).toBe(true);
  });

  it.each(written)('%s is written once in the catalogue', (quote) => {
    const files = inCatalogue.filter(({ text }) => text === quote).map(({ file }) => file);
    expect(files).toHaveLength(1);
  });

  it('is written nowhere else', () => {
    const isQuote = new Set(written);
    // A long quote also counts when it is a part of a longer text; a short one only on its own.
    const long = written.filter((quote) => quote.split(' ').length >= 4);
    const strays = elsewhere.filter(
      ({ text }) => isQuote.has(text) || long.some((quote) => text.includes(quote)),
    );
    expect(strays).toEqual([]);
  });
});

it('no component says anything that is not from the catalogue, in whatever state (D846)', () => {
  const components = Object.entries(ofEverythingElse).filter(
    ([file]) => file.endsWith('.tsx') && !file.includes('/testing/'),
  );
  expect(components.length).toBeGreaterThan(100);
  expect(
    components.flatMap(([file, source]) => wordsSaidBy(file, source).map((words) => [file, words])),
  ).toEqual([]);
});

describe('the glossary (D685)', () => {
  const rows = [...glossary.matchAll(/^- \*\*(.+?)\*\*: .+; not (.+)$/gm)];
  const inCatalogue = literals(ofCatalogue);

  it.each(rows.map(([, word = '', not = '']) => [word, not.split(', ')] as const))(
    'says %s, and no other word for it',
    (_, others) => {
      const words = new RegExp(`(?<![\\w-])(?:${others.join('|')})(?![\\w-])`, 'i');
      const found = inCatalogue.filter(({ text }) => words.test(text) && !ruleBook.includes(text));
      expect(found).toEqual([]);
    },
  );

  it('has the words', () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  // Commands and arguments have the same names in each language.
  const inSpanish = Object.values(spanish).flatMap((source) =>
    [...source.matchAll(/: "((?:[^"\\]|\\.)+)"/g)].map(([, text = '']) =>
      text.replaceAll(/(?:roborrow |\{)\w+/g, ''),
    ),
  );
  const lines = [...glossary.matchAll(/^- \*\*(.+)\*\*, not (.+)$/gm)];

  it.each(lines.map(([, word = '', not = '']) => [word, not.split(', ')] as const))(
    'says %s in Spanish, and no other word for it (D854)',
    (_, others) => {
      const words = new RegExp(`(?<!\\p{L})(?:${others.join('|')})s?(?!\\p{L})`, 'iu');
      expect(inSpanish.filter((text) => words.test(text))).toEqual([]);
    },
  );

  it('has the words in Spanish', () => {
    expect(inSpanish.length).toBeGreaterThan(1_500);
    expect(lines.length).toBeGreaterThan(10);
  });
});
