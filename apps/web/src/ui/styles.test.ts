import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** Their places are numbers of the map, which has no direction of writing. */
const PLACED_BY_SCRIPT = ['map.module.css', 'towns-beyond.module.css'];

/** A middle is the same from both sides. */
const SIDE = /(margin|padding|border)-(left|right)|^(left|right): (?!50%)|(text-align|float): (left|right)/;

/** Top, right, bottom, left, of which the second and the last differ. */
const FOUR = /^(margin|padding|inset): \S+ (\S+) \S+ (?!\2;)\S+;/;

const namesSide = (declaration: string): boolean =>
  SIDE.test(declaration) ||
  FOUR.test(declaration.replaceAll(/\(.*?\)+/g, (group) => group.replaceAll(' ', '')));

test('no style names left or right, so that another direction of writing mirrors the page (D853)', () => {
  const named = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.css'))
    .flatMap(({ parentPath, name }) =>
      readFileSync(join(parentPath, name), 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter(namesSide)
        .filter((declaration) => !(PLACED_BY_SCRIPT.includes(name) && declaration === 'left: 0;'))
        .map((declaration) => `${name}: ${declaration}`),
    );
  expect(named).toEqual([]);
});
