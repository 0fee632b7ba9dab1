import { expect, it } from 'vitest';
import type { ImageFile, ImageSizes } from '../ports/images.ts';
import { AVATAR_FRAME, ROBOT_FRAME } from './picture-sizes.ts';
import { isStorable } from './storable-image.ts';

const bytes = (length: number) => new Uint8Array(length);
const SIZES: ImageSizes = {
  whole: { width: 1600, height: 1200 },
  placeholder: 'A'.repeat(48),
  smaller: [
    { width: 480, bytes: bytes(480 * 360) },
    { width: 960, bytes: bytes(1) },
  ],
};
const file = (sizes: Partial<ImageSizes> = {}): ImageFile => ({
  bytes: bytes(9),
  contentType: 'image/jpeg',
  sizes: { ...SIZES, ...sizes },
});

it('a picture may be stored with the sizes of its frame, with fewer, or with one (D740)', () => {
  for (const each of [file(), file({ smaller: [] }), { bytes: bytes(1), contentType: 'image/jpeg' } as const])
    expect(isStorable(ROBOT_FRAME, each)).toBe(true);
});

it.each<[string, Partial<ImageSizes>]>([
  ['a width of another frame', { smaller: [{ width: 128, bytes: bytes(1) }] }],
  ['an empty smaller picture', { smaller: [{ width: 480, bytes: bytes(0) }] }],
  ['a byte too many for the smaller picture', { smaller: [{ width: 480, bytes: bytes(480 * 360 + 1) }] }],
  ['a width twice', { smaller: [1, 1].map((length) => ({ width: 480, bytes: bytes(length) })) }],
  ['sizes in another order', { smaller: [...SIZES.smaller].reverse() }],
  ['a whole of too many pixels', { whole: { width: 1601, height: 1 } }],
  ['a whole without pixels', { whole: { width: 1600, height: 0 } }],
  ['a whole of half a pixel', { whole: { width: 1600, height: 0.5 } }],
  ['a placeholder that is none', { placeholder: '"><script>' }],
])('%s is refused (D740)', (_, sizes) => {
  expect(isStorable(ROBOT_FRAME, file(sizes))).toBe(false);
});

it('an avatar has its own sizes (D740)', () => {
  const smaller = [{ width: 128, bytes: bytes(128 * 128) }];
  expect(isStorable(AVATAR_FRAME, file({ whole: { width: 512, height: 512 }, smaller }))).toBe(true);
  expect(isStorable(AVATAR_FRAME, file({ smaller }))).toBe(false);
});
