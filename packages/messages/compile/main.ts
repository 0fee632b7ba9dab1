import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileCatalogue, signatures, type Messages } from './catalogue.ts';
import { differences } from './differences.ts';

const CATALOGUES = join(import.meta.dirname, '../catalogues');
const GENERATED = join(import.meta.dirname, '../generated');

/** The language that the others are translated from. */
const SOURCE = 'en';

const read = (language: string, file: string): Messages =>
  JSON.parse(readFileSync(join(CATALOGUES, language, file), 'utf8')) as Messages; // checked as it is compiled

const filesOf = (language: string): readonly string[] =>
  readdirSync(join(CATALOGUES, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();

const languages = readdirSync(CATALOGUES).sort();
const problems: string[] = [];
rmSync(GENERATED, { recursive: true, force: true });
const write = (path: string, code: string): void => {
  mkdirSync(dirname(join(GENERATED, path)), { recursive: true });
  writeFileSync(join(GENERATED, path), `// Compiled from the catalogues by \`pnpm messages\`.\n${code}`);
};

for (const language of languages) {
  const { tag } = read(language, 'language.json');
  write(
    `${language}/choose.ts`,
    `import { chooserFor } from '../../src/choose.ts';\nexport const { number, plural } = /* @__PURE__ */ chooserFor(${JSON.stringify(tag)});\n`,
  );
  for (const file of new Set([...filesOf(SOURCE), ...filesOf(language)])) {
    if (!filesOf(language).includes(file)) problems.push(`${language}/${file} is missing`);
    else if (!filesOf(SOURCE).includes(file)) problems.push(`${language}/${file} is not in ${SOURCE}`);
    else {
      const messages = read(language, file);
      for (const problem of differences(signatures(read(SOURCE, file)), signatures(messages)))
        problems.push(`${language}/${file}: ${problem}`);
      const up = '../'.repeat(file.split('/').length - 1) || './';
      write(`${language}/${file.replace(/\.json$/, '.ts')}`, compileCatalogue(messages, `${up}choose.ts`));
    }
  }
}
const all = Object.fromEntries(languages.map((language) => [language, read(language, 'language.json')]));
writeFileSync(join(GENERATED, 'languages.json'), JSON.stringify(all, null, 2));

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
