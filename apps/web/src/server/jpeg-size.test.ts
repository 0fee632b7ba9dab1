import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jpegSize } from './jpeg-size.ts';

const segment = (marker: number, ...content: number[]): number[] => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];
const text = (of: string): number[] => [...of].map((letter) => letter.charCodeAt(0));
const frame = (width: number, height: number, marker = 0xc0): number[] =>
  segment(marker, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0);
const JFIF = segment(0xe0, ...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0);
const TABLE = segment(0xdb, ...Array.from({ length: 65 }, () => 1));
const SCAN = segment(0xda, 1, 1, 0, 0, 63, 0);
const jpeg = (...segments: readonly number[][]) => Uint8Array.from([0xff, 0xd8, ...segments.flat()]);

test.each([
  ['baseline', 0xc0],
  ['extended', 0xc1],
  ['progressive', 0xc2],
])('the size of a %s JPEG is that of its frame', (_, marker) => {
  expect(jpegSize(jpeg(JFIF, TABLE, frame(1600, 900, marker), SCAN))).toEqual({ width: 1600, height: 900 });
});

test('a comment, a profile and what a camera wrote may come before it, another size within them does not count', () => {
  const thumbnail = segment(0xe1, ...text('Exif\0\0'), ...jpeg(frame(160, 120)));
  const profile = segment(0xe2, ...text('ICC_PROFILE\0'), 1, 1, 0, 0, 0, 0);
  const comment = segment(0xfe, ...text('taken by Ada'));
  expect(jpegSize(jpeg(JFIF, thumbnail, profile, comment, frame(16_000, 9), SCAN))).toEqual({
    width: 16_000,
    height: 9,
  });
});

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44]);

test.each([
  ['nothing', Uint8Array.from([])],
  ['a PNG', PNG],
  ['what begins like a PNG and goes on like a JPEG', Uint8Array.from([...PNG, ...jpeg(frame(8, 8), SCAN)])],
  ['a JPEG of two frames', jpeg(frame(8, 8), frame(16_000, 16_000), SCAN)],
  ['a lossless one', jpeg(frame(8, 8, 0xc3), SCAN)],
  ['one with bytes between its segments', jpeg(JFIF, [0], frame(8, 8), SCAN)],
  ['one with a segment without a length', jpeg([0xff, 0xe0, 0, 1, 0, 0, 0, 0, 0], frame(8, 8), SCAN)],
  ['one that says further pictures', jpeg(frame(8, 8), segment(0xe2, ...text('MPF\0'), 0, 0), SCAN)],
  ['one without a frame', jpeg(JFIF, TABLE, SCAN)],
  ['one whose beginning is longer than what was read', jpeg(JFIF, frame(8, 8), TABLE)],
])('%s has no size that can be trusted', (_, bytes) => {
  expect(jpegSize(bytes)).toBeNull();
});

test('any bytes end', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      jpegSize(Uint8Array.from([0xff, 0xd8, ...bytes]));
    }),
  );
});
