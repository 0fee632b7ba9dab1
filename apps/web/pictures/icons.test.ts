import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ICONS } from './icons.ts';

const PUBLIC = join(import.meta.dirname, '../public');

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

/** Width and height of a PNG stand behind its signature and the name of its first part. */
const sizeOf = (file: string): readonly [number, number] => {
  const bytes = readFileSync(join(PUBLIC, file));
  expect(bytes.subarray(1, 4).toString(), file).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as Manifest; // committed

test('every icon is there, of the right size, and no other (D485)', () => {
  for (const { picture, size } of ICONS) expect(sizeOf(picture), picture).toEqual([size, size]);
  expect(
    readdirSync(join(PUBLIC, 'icons'))
      .map((file) => `/icons/${file}`)
      .toSorted(),
  ).toEqual(ICONS.map(({ picture }) => picture).toSorted());
});

test('the manifest names them, with what systems ask for (D485)', () => {
  const named = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  const wanted = ICONS.filter(({ picture }) => !picture.includes('apple'));
  expect(named).toEqual(
    wanted.map(({ picture, size, isCut }) => ({
      src: picture,
      sizes: `${size}x${size}`,
      type: 'image/png',
      ...(isCut && { purpose: 'maskable' }),
    })),
  );
});
