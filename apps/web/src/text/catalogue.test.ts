// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { decisions } from './testing/decisions.ts';
import { literalsOf } from './testing/literals.ts';
import { section2 } from './testing/section-2.ts';
import { section5 } from './testing/section-5.ts';
import { section8 } from './testing/section-8.ts';

const all = [...section2, ...section5, ...section8, ...decisions];
const written = [...new Set(all.map((text) => text.written))];

const ofCatalogue = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!./testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ofEverythingElse = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../../../packages/*/src/**/*.{ts,tsx}',
    '!./**',
    '!**/*.test.{ts,tsx}',
    '!../**/*.gen.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const literals = (sources: Readonly<Record<string, string>>) =>
  Object.entries(sources).flatMap(([file, source]) =>
    literalsOf(file, source).map((text) => ({ file, text })),
  );

describe.each([
  ['specification §2', section2],
  ['specification §5', section5],
  ['specification §8', section8],
  ['the decisions', decisions],
])('what %s quotes, people read word for word', (_, quotes) => {
  it.each(quotes)('$says', ({ filled, yields }) => {
    expect(yields).toBe(filled);
  });
});

describe('a quoted text has one home', () => {
  const inCatalogue = literals(ofCatalogue);
  const elsewhere = literals(ofEverythingElse);

  it('reads the sources it speaks of', () => {
    expect(Object.keys(ofCatalogue)).toContain('./toasts.ts');
    expect(Object.keys(ofEverythingElse)).toContain('../main.tsx');
    expect(Object.keys(ofEverythingElse).some((file) => file.includes('packages/domain/src'))).toBe(true);
  });

  it.each(written)('%s is written once in the catalogue', (quote) => {
    const files = inCatalogue.filter(({ text }) => text === quote).map(({ file }) => file);
    expect(files).toHaveLength(1);
  });

  it('and is written nowhere else', () => {
    const isQuote = new Set(written);
    // A long text is a quote also when it stands inside another; a short one only on its own.
    const long = written.filter((quote) => quote.split(' ').length >= 4);
    const strays = elsewhere.filter(
      ({ text }) => isQuote.has(text) || long.some((quote) => text.includes(quote)),
    );
    expect(strays).toEqual([]);
  });
});
