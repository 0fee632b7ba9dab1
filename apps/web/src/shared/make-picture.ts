import {
  checkImageDimensions,
  err,
  makeImageFile,
  ok,
  wholeSize,
  type ImageFile,
  type ImageIssue,
  type PictureFrame,
  type PicturePart,
  type PictureSize,
  type Result,
} from '@roborrow/domain';
import { imageSize } from 'image-size';

/** Not `OffscreenCanvas` alone: older browsers have none, and make pictures in the page. */
type Canvas = OffscreenCanvas | HTMLCanvasElement;

/**
 * Scales a picked picture down and encodes it as JPEG, in each size of the frame (D22, D740), which removes the camera's metadata. It
 * reads the header first, so that a picture which would fill the memory is never decoded.
 * @returns `drawing` for one that only an element of a page can draw; its bitmap is then given.
 */
export async function makePicture(
  file: Blob,
  frame: PictureFrame,
  drawn?: ImageBitmap,
): Promise<Result<ImageFile, ImageIssue> | 'drawing'> {
  if (drawn) return encodeAll(drawn, frame).catch(() => err<ImageIssue>('not-an-image'));
  const header = await readHeader(file);
  if (!header) return err(COMMON.has(formatOf(file)) ? 'not-an-image' : 'cannot-be-opened');
  if (header.isDrawing) return 'drawing';
  const issue = checkImageDimensions(header.width, header.height);
  if (issue) return err(issue);
  try {
    return await encodeAll(await decode(file, header, frame.longestSide), frame);
  } catch {
    return err(header.isCommon ? 'not-an-image' : 'cannot-be-opened');
  }
}

function decode(file: Blob, { width, height }: PictureSize, longestSide: number): Promise<ImageBitmap> {
  const isSmall = Math.max(width, height) <= longestSide;
  // Only one side, because some browsers rotate a photo before they scale it and some after; the other side
  // follows from the aspect ratio.
  const side = width >= height ? { resizeWidth: longestSide } : { resizeHeight: longestSide };
  return createImageBitmap(file, isSmall ? {} : { ...side, resizeQuality: 'high' });
}

/** In every size of the frame. One canvas at a time: each may need 10 MB. */
async function encodeAll(bitmap: ImageBitmap, frame: PictureFrame): Promise<Result<ImageFile, ImageIssue>> {
  const whole = wholeSize(frame, bitmap);
  // A drawing, and what a browser has rounded, may have other sides than the whole picture.
  const across = bitmap.width / whole.width;
  const down = bitmap.height / whole.height;
  const drawPart = ({ left, top, width, height }: PicturePart, size: PictureSize): Canvas =>
    draw(bitmap, [left * across, top * down, width * across, height * down], size);
  try {
    const file = await makeImageFile(frame, bitmap, {
      jpeg: async (part, size, quality) => {
        const blob = await blobOf(drawPart(part, size), quality);
        return new Uint8Array(await blob.arrayBuffer());
      },
      pixels: async (part, size) => {
        const { data } = contextOf(drawPart(part, size)).getImageData(0, 0, size.width, size.height);
        return { data, channels: 4 };
      },
    });
    return file ? ok(file) : err('not-an-image');
  } finally {
    bitmap.close();
  }
}

const createCanvas = (width: number, height: number): Canvas => {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
};

const contextOf = (canvas: Canvas): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D => {
  const context = canvas.getContext('2d');
  if (context && 'drawImage' in context) return context;
  throw new Error('this browser cannot draw');
};

function draw(
  source: ImageBitmap,
  part: readonly [left: number, top: number, width: number, height: number],
  { width, height }: PictureSize,
): Canvas {
  const canvas = createCanvas(width, height);
  const context = contextOf(canvas);
  // JPEG has no transparency: transparent pixels become white instead of black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, ...part, 0, 0, width, height);
  return canvas;
}

const blobOf = (canvas: Canvas, quality: number): Promise<Blob> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/jpeg', quality })
    : new Promise((resolve, reject) =>
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('this picture cannot be encoded'))),
          'image/jpeg',
          quality,
        ),
      );

interface ImageHeader extends PictureSize {
  /** A drawing has no pixel size; it is drawn at the size that is needed. */
  readonly isDrawing: boolean;
  /** Every browser decodes its format, so one that it does not decode is broken. */
  readonly isCommon: boolean;
}

const COMMON: ReadonlySet<string> = new Set(['jpg', 'png', 'gif', 'webp', 'svg']);

/** The format that the system says, by its name in headers. */
const formatOf = ({ type }: Blob): string =>
  type.replace('image/', '').replace('jpeg', 'jpg').replace('svg+xml', 'svg');

/** From 5 on, the camera was held upright, so width and height are swapped. */
const FIRST_UPRIGHT = 5;

/**
 * Reads the size of a picture from its header, without decoding it; `null` for an unknown format. Width and
 * height are as displayed.
 */
export async function readHeader(file: Blob): Promise<ImageHeader | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const { width, height, orientation = 1, type = '' } = imageSize(bytes);
    const kind = { isDrawing: type === 'svg', isCommon: COMMON.has(type) };
    return orientation < FIRST_UPRIGHT
      ? { width, height, ...kind }
      : { width: height, height: width, ...kind };
  } catch {
    return null;
  }
}
