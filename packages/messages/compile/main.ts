import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileCatalogue, differences, type Messages } from './catalogue.ts';
import { pseudo } from './pseudo.ts';

const CATALOGUES = join(import.meta.dirname, '../catalogues');
const GENERATED = join(import.meta.dirname, '../generated');

/** The language that the others are translated from. */
const SOURCE = 'en';
/** What every language says of itself, and how its words are chosen, is in this file. */
const LANGUAGE = 'language.json';

/** A language's files, by name. */
type Catalogue = ReadonlyMap<string, Messages>;

const readCatalogue = (language: string): Catalogue =>
  new Map(
    readdirSync(join(CATALOGUES, language), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => [
        file.replaceAll('\\', '/'),
        JSON.parse(readFileSync(join(CATALOGUES, language, file), 'utf8')) as Messages, // checked as it is compiled
      ]),
  );

/** The source in a language that is made up, for tests: accented, longer, from right to left. */
const pseudoCatalogue = (source: Catalogue): Catalogue =>
  new Map(
    [...source].map(([file, messages]) => [
      file,
      file === LANGUAGE
        ? { ...messages, tag: 'en-US', name: 'Pseudo', direction: 'rtl', path: '' }
        : pseudo(messages),
    ]),
  );

const catalogues = new Map(
  readdirSync(CATALOGUES)
    .sort()
    .map((name) => [name, readCatalogue(name)] as const),
);
const source = catalogues.get(SOURCE) ?? new Map<string, Messages>();

const problems = [...catalogues].flatMap(([name, catalogue]) => [
  ...[...source].flatMap(([file, messages]) => {
    const translated = catalogue.get(file);
    if (!translated) return [`${name}/${file} is missing`];
    return differences(messages, translated).map((problem) => `${name}/${file}: ${problem}`);
  }),
  ...[...catalogue.keys()]
    .filter((file) => !source.has(file))
    .map((file) => `${name}/${file} is not in ${SOURCE}`),
]);

const written = new Set<string>();
/** Only what changed: a server or a test in the same folder may be reading the rest. */
const write = (path: string, text: string): void => {
  const file = join(GENERATED, path);
  written.add(file);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

for (const [name, catalogue] of [...catalogues, ['pseudo', pseudoCatalogue(source)] as const]) {
  const tag = JSON.stringify(catalogue.get(LANGUAGE)?.['tag']);
  write(
    `${name}/choose.ts`,
    `import { chooserFor } from '../../src/choose.ts';\nexport const { number, plural } = /* @__PURE__ */ chooserFor(${tag});\n`,
  );
  for (const [file, messages] of catalogue) {
    const up = '../'.repeat(file.split('/').length - 1) || './';
    write(`${name}/${file.replace(/\.json$/, '.ts')}`, compileCatalogue(messages, `${up}choose.ts`));
  }
}
const known = Object.fromEntries([...catalogues].map(([name, catalogue]) => [name, catalogue.get(LANGUAGE)]));
write('languages.json', JSON.stringify(known, null, 2));
for (const entry of readdirSync(GENERATED, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (entry.isFile() && !written.has(file)) rmSync(file);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
