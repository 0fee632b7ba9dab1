import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import { isStorable, MAX_ROBOT_IMAGES, ROBOT_FRAME, ROBOT_IMAGE_SIDE } from '@roborrow/domain';
import { imagePicker, robotImageSentences } from '@roborrow/text/fields/image';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { preparePictures } from './pictures.ts';
import { answers } from './text/answers.ts';

const folder = mkdtempSync(join(tmpdir(), 'roborrow-photos-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, bytes: Uint8Array | string) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

/** Left half red, right half blue. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'blue' } },
      left: width / 2,
      top: 0,
    },
  ]);
/** A photo that a phone took upright: stored lying, with the place and the camera in it. */
const photo = async () =>
  file(
    'photo.jpg',
    await twoColours(2400, 1200)
      .withExif({ IFD0: { Make: 'Secretcam' }, IFD3: { GPSLatitude: '35/1 43/1 57/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  );

const refusalOf = (path: string) =>
  preparePictures([path], 0).then(
    () => 'accepted',
    (thrown: unknown) => (thrown instanceof Error ? thrown.message : 'no error'),
  );

it('a photo is upright, at most 1600 pixels, a JPEG, and says nothing of camera and place (D22, D566)', async () => {
  const path = await photo();
  expect(await sharp(path).metadata()).toMatchObject({ width: 2400, orientation: 6 });
  expect(readFileSync(path).toString('latin1')).toContain('Secretcam');
  const [picture] = await preparePictures([path], 0);
  const bytes = picture?.bytes ?? new Uint8Array();
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 800, height: ROBOT_IMAGE_SIDE });
  expect([metadata.exif, metadata.iptc, metadata.xmp, metadata.orientation]).toEqual(
    Array(4).fill(undefined),
  );
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('Secretcam');
  // Turned by 90 degrees to the right, what was left is on top.
  const corner = async (top: number) =>
    [...(await sharp(bytes).extract({ left: 400, top, width: 1, height: 1 }).raw().toBuffer())].map((value) =>
      Math.round(value / 255),
    );
  expect([await corner(100), await corner(1500)]).toEqual([
    [1, 0, 0],
    [0, 0, 1],
  ]);
});

it('a photo has the sizes and colours of its frame beside it (D740)', async () => {
  const wide = file('wide.png', await twoColours(2000, 1000).png().toBuffer());
  const [picture] = await preparePictures([wide], 0);
  const { whole, smaller = [], placeholder = '' } = picture?.sizes ?? {};
  expect(whole).toEqual({ width: 1600, height: 800 });
  const each = await Promise.all(smaller.map(async ({ bytes }) => sharp(bytes).metadata()));
  expect(each.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['jpeg', 480, 360],
    ['jpeg', 960, 720],
  ]);
  // Its left half is red, its right half blue: blue comes first in the file.
  const [left, , , right] = [0, 3, 6, 9].map((at) => [
    ...Buffer.from(placeholder, 'base64').subarray(at, at + 3),
  ]);
  expect([left, right].map((pixel) => pixel?.map((value) => Math.round(value / 255)))).toEqual([
    [0, 0, 1],
    [1, 0, 0],
  ]);
});

it('photos of every shape, colour space and profile are stored as the same kind of file (D22)', async () => {
  const cases = [
    sharp({ create: { width: 1, height: 20_000, channels: 3, background: 'red' } }).png(),
    twoColours(900, 600).toColourspace('cmyk').jpeg(),
    twoColours(900, 600).withIccProfile('p3').jpeg(),
    twoColours(900, 600).greyscale().png(),
  ];
  for (const [index, made] of cases.entries()) {
    const [picture] = await preparePictures([file(`case-${index}`, await made.toBuffer())], 0);
    const { format, space, hasProfile } = await sharp(picture?.bytes).metadata();
    expect([format, space, hasProfile]).toEqual(['jpeg', 'srgb', false]);
    expect(picture && isStorable(ROBOT_FRAME, picture)).toBe(true);
  }
});

it('a small picture keeps its size, and what shows through is white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const png = await sharp({ create: { width: 20, height: 10, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const [picture] = await preparePictures([file('clear.png', png)], 0);
  const { data, info } = await sharp(picture?.bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 20, height: 10 });
  expect(Math.min(...data)).toBe(255);
});

/** A PNG of these dimensions in less than a hundred bytes of header; decoded it would fill the memory. */
const bomb = (width: number, height: number) => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8) + 1));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

it('hostile files are refused with the web’s sentences and the file’s name (D22, D566)', async () => {
  const cut = await photo();
  truncateSync(cut, 4000);
  const large = file('large.jpg', '');
  truncateSync(large, 10 * 1024 * 1024 + 1);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/hostname"/></svg>';
  const wrong = robotImageSentences['not-an-image'];
  const cases = [
    [file('notes.txt', 'Not a picture.'), wrong],
    [file('empty.jpg', ''), wrong],
    [file('drawing.svg', svg), wrong],
    [cut, wrong],
    [file('bomb.png', bomb(16_000, 16_000)), robotImageSentences['too-many-pixels']],
    [large, robotImageSentences['too-large']],
    // What an iPhone writes, which no decoder here knows (D744).
    [file('photo.heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'), robotImageSentences['cannot-be-opened']],
  ] as const;
  for (const [path, sentence] of cases) expect(await refusalOf(path)).toBe(`${path}: ${sentence}`);
  for (const path of [join(folder, 'none.jpg'), folder, '/dev/zero'])
    expect(await refusalOf(path)).toBe(answers.unreadable(path));
});

it('a listing has at most ten pictures, those that it has counted (D22)', async () => {
  await expect(preparePictures(['a', 'b'], MAX_ROBOT_IMAGES - 1)).rejects.toThrow(imagePicker.tooMany);
  expect(await preparePictures([], MAX_ROBOT_IMAGES)).toEqual([]);
});
