import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BRAND_PICTURE, sharedDrawings } from './shared-drawings.ts';

const PUBLIC = join(import.meta.dirname, '../public');

/** Width and height of a JPEG: they stand in the segment that begins the picture. */
const sizeOf = (file: string): readonly [number, number] => {
  const bytes = readFileSync(join(PUBLIC, file));
  expect(bytes.readUInt16BE(0), file).toBe(0xffd8);
  for (let at = 2; ; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
};

test('every robot and person of the demo has a JPEG for link previews, of the right size (D310)', () => {
  for (const { picture, width, height } of sharedDrawings())
    expect(sizeOf(picture), picture).toEqual([width, height]);
  expect(sizeOf(BRAND_PICTURE)).toEqual([1200, 630]);
});

test('no other JPEG lies there', () => {
  const files = readdirSync(join(PUBLIC, 'demo/share'), { recursive: true, encoding: 'utf8' });
  const pictures = files.filter((file) => file.endsWith('.jpg')).map((file) => `/demo/share/${file}`);
  expect(pictures.toSorted()).toEqual(
    sharedDrawings()
      .map(({ picture }) => picture)
      .toSorted(),
  );
});
