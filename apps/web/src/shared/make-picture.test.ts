import { afterEach, describe, expect, it, vi } from 'vitest';
import { err, makeImageSizes, pictureForms, ROBOT_FRAME, type PictureEncoder } from '@roborrow/domain';
import { imageSize } from 'image-size';
import { makePicture, readHeader } from './make-picture.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const uint16 = (value: number) => [value >>> 8, value & 255];

const png = (width: number, height: number) =>
  bytes([137, ...uint32(0x504e470d), 10, 26, 10, ...uint32(13)], 'IHDR', uint32(width), uint32(height));

/** EXIF data with the orientation as its only field. */
const exif = (orientation: number) => [
  ...bytes('Exif', [0, 0], 'MM', [0, 42], uint32(8), uint16(1)),
  ...bytes(uint16(0x0112), uint16(3), uint32(1), uint16(orientation), [0, 0]),
  ...uint32(0),
];
const jpeg = (width: number, height: number, orientation: number) => {
  const data = exif(orientation);
  return bytes(
    [0xff, 0xd8, 0xff, 0xe1, ...uint16(data.length + 2), ...data],
    [0xff, 0xc0, ...uint16(17), 8, ...uint16(height), ...uint16(width), 3, ...Array<number>(9).fill(0)],
    [0xff, 0xd9, 0, 0, 0, 0, 0, 0, 0, 0],
  );
};
const fileOf = (content: Uint8Array<ArrayBuffer> | string) =>
  new File([content], 'picture', { type: 'image/png' });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the header of a picture', () => {
  it('has width and height', async () => {
    expect(await readHeader(fileOf(png(16_000, 9000)))).toEqual({
      width: 16_000,
      height: 9000,
      isDrawing: false,
      isCommon: true,
    });
  });

  it.each([
    [1, 4000, 3000],
    [3, 4000, 3000],
    [6, 3000, 4000],
    [8, 3000, 4000],
  ])('of a photo with the orientation %i has the size as displayed', async (orientation, width, height) => {
    const header = await readHeader(fileOf(jpeg(4000, 3000, orientation)));
    expect(header).toEqual({ width, height, isDrawing: false, isCommon: true });
  });

  it('of a drawing is recognised', async () => {
    const header = await readHeader(fileOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7"/>'));
    expect(header).toEqual({ width: 9, height: 7, isDrawing: true, isCommon: true });
  });

  it.each(['', 'not a picture', '\x89PNG', 'GIF89a', 'RIFF', '<svg'])(
    'is not found in %j',
    async (content) => {
      expect(await readHeader(fileOf(content))).toBeNull();
    },
  );
});

describe('a picture that claims 16,000 × 16,000 pixels', () => {
  it('is refused without being decoded', async () => {
    const decode = vi.fn();
    vi.stubGlobal('createImageBitmap', decode);
    vi.stubGlobal('Image', decode);
    expect(await makePicture(fileOf(png(16_000, 16_000)), ROBOT_FRAME)).toEqual({
      ok: false,
      error: 'too-many-pixels',
    });
    expect(decode).not.toHaveBeenCalled();
  });
});

it('a file without a known header is not decoded either', async () => {
  const decode = vi.fn();
  vi.stubGlobal('createImageBitmap', decode);
  expect(await makePicture(fileOf('not a picture'), ROBOT_FRAME)).toEqual({
    ok: false,
    error: 'not-an-image',
  });
  expect(decode).not.toHaveBeenCalled();
});

it.each([
  [
    { width: 4000, height: 3000 },
    { resizeWidth: 1600, resizeQuality: 'high' },
  ],
  [
    { width: 3000, height: 4000 },
    { resizeHeight: 1600, resizeQuality: 'high' },
  ],
  [{ width: 1600, height: 900 }, {}],
])('a picture of %o is scaled while it is decoded: %o', async ({ width, height }, options) => {
  const decode = vi.fn(() => Promise.reject(new Error('nothing is decoded here')));
  vi.stubGlobal('createImageBitmap', decode);
  expect(await makePicture(fileOf(png(width, height)), ROBOT_FRAME)).toEqual(err('not-an-image'));
  expect(decode).toHaveBeenCalledWith(expect.any(File), options);
});

/** The beginning of a file of Apple's cameras: its brand, and the size of the picture. */
const heic = (width: number, height: number) => {
  const box = (type: string, ...content: readonly (string | readonly number[])[]) => {
    const inside = bytes(...content);
    return [...bytes(uint32(inside.length + 8), type), ...inside];
  };
  const size = box('ispe', uint32(0), uint32(width), uint32(height));
  const properties = box('iprp', box('ipco', size));
  return bytes(box('ftyp', 'heic', uint32(0), 'mif1heic'), box('meta', uint32(0), properties));
};

it('a photo in a format that the browser does not know gets a sentence of its own (D744)', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown')));
  expect(await readHeader(fileOf(heic(4032, 3024)))).toMatchObject({ width: 4032, isCommon: false });
  expect(await makePicture(fileOf(heic(4032, 3024)), ROBOT_FRAME)).toEqual(err('cannot-be-opened'));
  // One that claims too much is not even tried.
  expect(await makePicture(fileOf(heic(16_000, 16_000)), ROBOT_FRAME)).toEqual(err('too-many-pixels'));
  // A camera's raw data, of which the system alone knows that they are a photo.
  const raw = new File(['raw'], 'photo.raf', { type: 'image/x-fuji-raf' });
  expect(await makePicture(raw, ROBOT_FRAME)).toEqual(err('cannot-be-opened'));
});

it('the colours that are stored are a picture of 4 × 3 pixels to every browser (D741)', async () => {
  // Twelve pixels: 0, 7, 14 is the first.
  const data = Array.from({ length: 36 }, (_, i) => i * 7);
  const jpeg = async () => Uint8Array.of(0xff, 0xd8);
  const encoder: PictureEncoder = { jpeg, pixels: async () => ({ data, channels: 3 }) };
  const sizes = await makeImageSizes(ROBOT_FRAME, { width: 40, height: 30 }, encoder);
  const { placeholder } = pictureForms(`/a.jpg#40x30~${sizes?.placeholder ?? ''}`);
  const file = atob((placeholder ?? '').replace('data:image/bmp;base64,', ''));
  const binary = Uint8Array.from(file, (character) => character.charCodeAt(0));
  expect(imageSize(binary)).toMatchObject({ type: 'bmp', width: 4, height: 3 });
  const view = new DataView(binary.buffer);
  // Its length, where its pixels begin, and their bits.
  expect([view.getUint32(2, true), view.getUint32(10, true), view.getUint16(28, true)]).toEqual([90, 54, 24]);
  expect(binary).toHaveLength(90);
  // The last row comes first, and blue before red.
  expect([...binary.subarray(54, 57)]).toEqual([26 * 7, 25 * 7, 24 * 7]);
  expect([...binary.subarray(78, 81)]).toEqual([14, 7, 0]);
});
