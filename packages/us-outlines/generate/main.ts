import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { makeOutlinesFile } from './data-file.ts';

const HELP = `Builds the outlines that the map is drawn from: states and counties of the Census in us-atlas, countries of
Natural Earth in world-atlas, and its lakes in natural-earth-lakes.json.

  pnpm --filter @roborrow/us-outlines generate             write src/data
  pnpm --filter @roborrow/us-outlines generate --check     fail unless the committed file is what would be written
`;

const DATA_FILE = new URL('../src/data/packed-us-outlines.ts', import.meta.url);

const { values } = parseArgs({ options: { help: { type: 'boolean' }, check: { type: 'boolean' } } });

if (values.help) {
  console.log(HELP);
} else {
  const text = makeOutlinesFile();
  console.log(`packed-us-outlines.ts: ${gzipSync(text, { level: 9 }).length} bytes gzipped`);
  if (!values.check) await writeFile(DATA_FILE, text);
  else if ((await readFile(DATA_FILE, 'utf8')) !== text) {
    console.error('The committed packed-us-outlines.ts is not what the packages give.');
    process.exitCode = 1;
  }
}
