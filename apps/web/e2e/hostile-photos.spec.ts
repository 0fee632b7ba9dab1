import sharp, { type Sharp } from 'sharp';
import { openAs } from './people.ts';
import { png } from './png.ts';
import { expect, test, type Page } from './test.ts';

const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };

/** Left half red, right half blue. */
const halves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: BLUE } },
      left: width / 2,
      top: 0,
    },
  ]);

/** The place of a JPEG's frame, in which its size stands. */
const frameOf = (jpeg: Buffer): number =>
  jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0);

/** The same JPEG, whose frame says that it is of this many pixels a side. */
function sayingSize(jpeg: Buffer, side: number): Buffer {
  const lying = Buffer.from(jpeg);
  lying.writeUInt16BE(side, frameOf(jpeg) + 5);
  lying.writeUInt16BE(side, frameOf(jpeg) + 7);
  return lying;
}

/** The same JPEG with a second frame behind the first, of 65,000 × 65,000 pixels. */
function withSecondFrame(jpeg: Buffer): Buffer {
  const at = frameOf(jpeg);
  const end = at + 2 + jpeg.readUInt16BE(at + 2);
  const second = sayingSize(jpeg, 65_000).subarray(at, end);
  return Buffer.concat([jpeg.subarray(0, end), second, jpeg.subarray(end)]);
}

/** The beginning of a file of Apple's cameras: its brand, and the size of the picture. */
function heic(): Buffer {
  const box = (type: string, ...content: readonly (string | Buffer)[]): Buffer => {
    const inside = Buffer.concat(
      content.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    );
    const length = Buffer.alloc(4);
    length.writeUInt32BE(inside.length + 8);
    return Buffer.concat([length, Buffer.from(type), inside]);
  };
  const size = Buffer.alloc(12);
  size.writeUInt32BE(4032, 4);
  size.writeUInt32BE(3024, 8);
  const properties = box('iprp', box('ipco', box('ispe', size)));
  return Buffer.concat([
    box('ftyp', 'heic', Buffer.alloc(4), 'mif1heic'),
    box('meta', Buffer.alloc(4), properties),
  ]);
}

type Colour = 'red' | 'blue';
type Look = readonly [width: number, height: number, topLeft: Colour, bottomRight: Colour];

/** What a shown photo looks like: its size, and the colours of two corners. */
const lookOf = (page: Page, alt: string): Promise<readonly unknown[]> =>
  page.getByRole('img', { name: alt, exact: true }).evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('not an image');
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const colourAt = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
      if (Math.max(green, Math.min(red, blue)) > 100) return `${red} ${green} ${blue}`;
      return red > blue ? 'red' : 'blue';
    };
    return [width, height, colourAt(0, 0), colourAt(width - 1, height - 1)];
  });

test('photos of every kind become small ones that look the same, or are refused with a sentence (D22, D744)', async ({
  page,
}) => {
  const jpeg = await halves(900, 600).jpeg().toBuffer();
  const good: readonly (readonly [name: string, content: Buffer, look: Look])[] = [
    [
      'upright.jpg',
      await halves(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      [480, 360, 'red', 'blue'],
    ],
    [
      'mirrored.jpg',
      await halves(900, 600).withMetadata({ orientation: 2 }).jpeg().toBuffer(),
      [480, 360, 'blue', 'red'],
    ],
    ['cmyk.jpg', await halves(900, 600).toColourspace('cmyk').jpeg().toBuffer(), [480, 360, 'red', 'blue']],
    ['profile.jpg', await halves(900, 600).withIccProfile('p3').jpeg().toBuffer(), [480, 360, 'red', 'blue']],
    [
      'progressive.jpg',
      await halves(900, 600).jpeg({ progressive: true }).toBuffer(),
      [480, 360, 'red', 'blue'],
    ],
    ['deep.png', await halves(900, 600).toColourspace('rgb16').png().toBuffer(), [480, 360, 'red', 'blue']],
    ['named-wrongly.jpg', await halves(900, 600).webp().toBuffer(), [480, 360, 'red', 'blue']],
    [
      'thin.jpg',
      await sharp({ create: { width: 1, height: 20_000, channels: 3, background: RED } })
        .jpeg()
        .toBuffer(),
      [1, 1600, 'red', 'red'],
    ],
  ];
  const bad: readonly (readonly [name: string, content: Buffer, sentence: string])[] = [
    ['cut.jpg', jpeg.subarray(0, jpeg.length / 2), 'Please select an image file'],
    ['head.jpg', jpeg.subarray(0, 100), 'Please select an image file'],
    ['page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'), 'Please select an image file'],
    ['vast.png', png(16_000, 16_000), 'Image must not have more than 64 megapixels'],
    ['vast.jpg', sayingSize(jpeg, 65_000), 'Image must not have more than 64 megapixels'],
    ['two-frames.jpg', withSecondFrame(jpeg), 'Please select an image file'],
    ['iphone.heic', heic(), 'This kind of photo cannot be opened here.'],
  ];
  await openAs(page, 'maya@demo.roborrow.example', '/create-robot');
  const files = [...good, ...bad].map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer }));
  await page.getByLabel('Photos').setInputFiles(files);
  for (const [name, , sentence] of bad) await expect(page.getByText(`${name} ${sentence}`)).toBeVisible();
  const looks: Record<string, readonly unknown[]> = {};
  for (const [index, [name]] of good.entries()) looks[name] = await lookOf(page, `Photo ${index + 1}`);
  expect(looks).toEqual(Object.fromEntries(good.map(([name, , look]) => [name, look])));
});
