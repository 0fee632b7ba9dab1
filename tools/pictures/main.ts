import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { measured } from './engine/dimension-sheet.ts';
import { allPictures, ENTRIES } from './pictures.ts';

const HELP = `Draws every picture of the demo and the brand into apps/web. The same program always draws the same files.

  tsx tools/pictures/main.ts            write the files and print their sizes
  tsx tools/pictures/main.ts --check    write nothing; fail when a committed file differs
  tsx tools/pictures/main.ts --measure  print each listing's width, depth and height in inches
`;

const WEB = join(import.meta.dirname, '../../apps/web');

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function run(): number {
  const { values } = parseArgs({
    options: { help: { type: 'boolean' }, check: { type: 'boolean' }, measure: { type: 'boolean' } },
  });
  if (values.help === true) {
    console.info(HELP);
    return 0;
  }
  if (values.measure === true) {
    for (const { slug, model, inches } of ENTRIES) {
      if (inches !== undefined) console.info(slug, measured(model, inches).join(' × '));
    }
    return 0;
  }
  const pictures = allPictures();
  if (values.check === true) {
    const stale = pictures.filter(({ path, svg }) => read(join(WEB, path)) !== svg);
    for (const { path } of stale) console.error(`differs: ${path}`);
    return stale.length === 0 ? 0 : 1;
  }
  let largest: readonly [number, string] = [0, ''];
  let total = 0;
  for (const { path, svg } of pictures) {
    const file = join(WEB, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
    const size = gzipSync(svg).length;
    total += size;
    if (size > largest[0]) largest = [size, path];
  }
  console.info(
    `${pictures.length} pictures, ${(total / 1000).toFixed(0)} kB gzipped; the largest is ${largest[1]} (${largest[0]} bytes)`,
  );
  return 0;
}

process.exitCode = run();
