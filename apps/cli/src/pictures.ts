import { readFileSync, statSync } from 'node:fs';
import {
  checkImageDimensions,
  checkRobotImage,
  makeImageFile,
  MAX_ROBOT_IMAGES,
  ROBOT_FRAME,
  ROBOT_IMAGE_SIDE,
  type ImageFile,
  type ImageIssue,
  type PicturePart,
  type PictureSize,
} from '@roborrow/domain';
import { imagePicker, robotImageSentences } from '@roborrow/text/fields/image';
import type sharp from 'sharp';
import { EXIT, Refusal } from './exit-codes.ts';
import { onOneLine } from './terminal-text.ts';
import { answers } from './text/answers.ts';

/** What a photo may be. A drawing (SVG) could name other files, and other formats are seldom tested against hostile ones. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif'];

/** The loaders of these formats; libvips gets no other, so no other can be attacked. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);

/**
 * The pictures in these files, ready for a listing that has `earlier` ones: upright, at most 1600 px, as JPEG, without what the camera wrote (D22, D566).
 * A file is decoded only when its size and its header allow it.
 * @throws Refusal with the web's sentence and the file's name; then nothing was stored.
 */
export const preparePictures = async (
  paths: readonly string[],
  earlier: number,
): Promise<readonly ImageFile[]> => {
  if (paths.length === 0) return [];
  if (earlier + paths.length > MAX_ROBOT_IMAGES) throw new Refusal(imagePicker.tooMany);
  const decoder = await loadSharp();
  const pictures: ImageFile[] = [];
  // One after the other: each may need 256 MB.
  for (const path of paths) {
    const picture = await prepare(decoder, readPicture(path));
    if (typeof picture === 'string') throw refusal(path, robotImageSentences[picture]);
    pictures.push(picture);
  }
  return pictures;
};

type Sharp = typeof sharp;

/** Its code is native, and loading it takes longer than most commands. */
const loadSharp = async (): Promise<Sharp> => {
  try {
    const { default: loaded } = await import('sharp');
    loaded.block({ operation: ['VipsForeignLoad'] });
    loaded.unblock({ operation: LOADERS });
    return loaded;
  } catch {
    throw new Refusal(answers.noPictures);
  }
};

const readPicture = (path: string): Uint8Array => {
  try {
    const file = statSync(path);
    // A device has no end.
    if (!file.isFile()) throw new Refusal(answers.unreadable(onOneLine(path)), EXIT.usage);
    // What it really is, the content says.
    const issue = checkRobotImage({ contentType: 'image/*', size: file.size });
    if (issue) throw refusal(path, robotImageSentences[issue]);
    return readFileSync(path);
  } catch (thrown) {
    if (thrown instanceof Refusal) throw thrown;
    throw new Refusal(answers.unreadable(onOneLine(path)), EXIT.usage);
  }
};

const refusal = (path: string, sentence: string): Refusal => new Refusal(`${onOneLine(path)}: ${sentence}`);

const prepare = async (decoder: Sharp, bytes: Uint8Array): Promise<ImageFile | ImageIssue> => {
  try {
    // Reads the header alone; the limit is the domain's.
    const { format, width, height } = await decoder(bytes, { limitInputPixels: false }).metadata();
    if (!FORMATS.includes(format)) return 'not-an-image';
    const issue = checkImageDimensions(width, height);
    if (issue) return issue;
    // Decoded once: upright, at most as large as it is stored. JPEG has no transparency.
    const upright = await decoder(bytes, { failOn: 'truncated' })
      .autoOrient()
      .resize({ width: ROBOT_IMAGE_SIDE, height: ROBOT_IMAGE_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const part = (cut: PicturePart, size: PictureSize) =>
      decoder(upright.data, { raw: upright.info })
        .extract(cut)
        .resize({ ...size, fit: 'fill' });
    const file = await makeImageFile(ROBOT_FRAME, upright.info, {
      jpeg: async (cut, size, quality) =>
        new Uint8Array(
          await part(cut, size)
            .jpeg({ quality: Math.round(quality * 100) })
            .toBuffer(),
        ),
      pixels: async (cut, size) => ({ data: await part(cut, size).raw().toBuffer(), channels: 3 }),
    });
    return file ?? 'not-an-image';
  } catch {
    return isHeic(bytes) ? 'cannot-be-opened' : 'not-an-image';
  }
};

/** Whether a file says that it is of Apple's cameras, whose format nobody may decode without a licence (D744). */
const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:hei|hev|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(4, 12)));
