import {
  checkImageDimensions,
  err,
  framedPart,
  ok,
  PLACEHOLDER_SIZE,
  placeholderOf,
  smallerMaxBytes,
  smallerPictures,
  type ImageFile,
  type ImageIssue,
  type PictureFrame,
  type PicturePart,
  type PictureSize,
  type Result,
} from '@roborrow/domain';
import { imageSize } from 'image-size';

/** The first is visually lossless at a fraction of the size; the others are for pictures with much noise. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];
/** Smaller pictures are shown with more pixels than they seem to have, which hides what is lost. */
const SMALLER_QUALITIES = [0.72, 0.6, 0.4, 0.2];

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
  if (!header) return err('not-an-image');
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

/** The whole picture and its smaller ones. One canvas at a time: each may need 10 MB. */
async function encodeAll(bitmap: ImageBitmap, frame: PictureFrame): Promise<Result<ImageFile, ImageIssue>> {
  try {
    const whole = fittedSize(bitmap, frame.longestSide);
    const all = { left: 0, top: 0, width: bitmap.width, height: bitmap.height };
    const bytes = await encode(draw(bitmap, whole, all), frame.maxBytes, QUALITIES);
    const smaller: { readonly width: number; readonly bytes: Uint8Array }[] = [];
    for (const { width, height, cut } of smallerPictures(frame, whole)) {
      const canvas = draw(bitmap, { width, height }, scaled(cut, bitmap.width / whole.width));
      const most = smallerMaxBytes(frame, width);
      smaller.push({ width, bytes: await encode(canvas, most, SMALLER_QUALITIES) });
    }
    const sizes = { whole, placeholder: coloursOf(bitmap, frame), smaller };
    return ok({ bytes, contentType: 'image/jpeg', sizes });
  } finally {
    bitmap.close();
  }
}

/** The colours of what the frame shows. */
function coloursOf(bitmap: ImageBitmap, frame: PictureFrame): string {
  const { width, height } = PLACEHOLDER_SIZE;
  const canvas = draw(bitmap, PLACEHOLDER_SIZE, framedPart(frame, bitmap));
  return placeholderOf(contextOf(canvas).getImageData(0, 0, width, height).data, 4);
}

const scaled = ({ left, top, width, height }: PicturePart, by: number): PicturePart => ({
  left: left * by,
  top: top * by,
  width: width * by,
  height: height * by,
});

const createCanvas = (width: number, height: number): Canvas => {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
};

const contextOf = (canvas: Canvas): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D => {
  const context = canvas.getContext('2d');
  if (context && 'drawImage' in context) return context;
  throw new Error('this browser cannot draw');
};

function draw(source: ImageBitmap, { width, height }: PictureSize, cut: PicturePart): Canvas {
  const canvas = createCanvas(width, height);
  const context = contextOf(canvas);
  // JPEG has no transparency: transparent pixels become white instead of black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, cut.left, cut.top, cut.width, cut.height, 0, 0, width, height);
  return canvas;
}

async function encode(canvas: Canvas, mostBytes: number, qualities: readonly number[]): Promise<Uint8Array> {
  for (const quality of qualities) {
    const bytes = new Uint8Array(await (await blobOf(canvas, quality)).arrayBuffer());
    // Browsers that do not know a type answer another one, so the bytes say what it is.
    if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes.length <= mostBytes) return bytes;
  }
  throw new Error('this picture cannot be encoded');
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

/**
 * Keeps the aspect ratio with a longest side of at most `longestSide`; never larger than the original, never
 * below one pixel.
 */
export function fittedSize({ width, height }: PictureSize, longestSide: number): PictureSize {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

interface ImageHeader extends PictureSize {
  /** A drawing has no pixel size; it is drawn at the size that is needed. */
  readonly isDrawing: boolean;
  /** Every browser decodes its format, so one that it does not decode is broken. */
  readonly isCommon: boolean;
}

const COMMON: ReadonlySet<string> = new Set(['jpg', 'png', 'gif', 'webp', 'svg']);

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
