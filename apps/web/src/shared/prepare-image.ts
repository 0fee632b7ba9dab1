import {
  checkImageDimensions,
  err,
  type ImageFile,
  type ImageIssue,
  ok,
  type Result,
} from '@roborrow/domain';
import { imageSize } from 'image-size';

/** The first is visually lossless at a fraction of the size; the others are for pictures with much noise. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * Scales a picked picture down and re-encodes it as JPEG, which removes the camera's metadata (D22). It reads
 * the header first, so that a picture which would fill the memory is never decoded.
 * @param longestSide in pixels; the JPEG has at most the square of it in bytes, as the storage requires.
 */
export async function prepareImage(file: File, longestSide: number): Promise<Result<ImageFile, ImageIssue>> {
  const header = await readHeader(file);
  if (!header) return err('not-an-image');
  const issue = header.isDrawing ? null : checkImageDimensions(header.width, header.height);
  if (issue) return err(issue);
  try {
    const canvas = header.isDrawing
      ? await drawDrawing(file, longestSide)
      : await drawPicture(file, header, longestSide);
    const jpeg = await encode(canvas, longestSide ** 2);
    return ok({ bytes: new Uint8Array(await jpeg.arrayBuffer()), contentType: 'image/jpeg' });
  } catch {
    return err('not-an-image');
  }
}

async function drawPicture(
  file: File,
  { width, height }: ImageHeader,
  longestSide: number,
): Promise<HTMLCanvasElement> {
  const isSmall = Math.max(width, height) <= longestSide;
  // Only one side, because some browsers rotate a photo before they scale it and some after; the other side
  // follows from the aspect ratio.
  const side = width >= height ? { resizeWidth: longestSide } : { resizeHeight: longestSide };
  const bitmap = await createImageBitmap(file, isSmall ? {} : { ...side, resizeQuality: 'high' });
  try {
    return draw(bitmap, bitmap, longestSide);
  } finally {
    bitmap.close();
  }
}

/** Browsers draw SVG only from an image element. */
async function drawDrawing(file: File, longestSide: number): Promise<HTMLCanvasElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return draw(image, { width: image.naturalWidth, height: image.naturalHeight }, longestSide);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function draw(
  source: CanvasImageSource,
  size: { readonly width: number; readonly height: number },
  longestSide: number,
): HTMLCanvasElement {
  const { width, height } = fittedSize(size, longestSide);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw');
  // JPEG has no transparency: transparent pixels become white instead of black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement, mostBytes: number): Promise<Blob> {
  for (const quality of QUALITIES) {
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (jpeg && jpeg.size <= mostBytes) return jpeg;
  }
  throw new Error('this picture cannot be encoded');
}

interface Size {
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/**
 * Keeps the aspect ratio with a longest side of at most `longestSide`; never larger than the original, never
 * below one pixel.
 */
export function fittedSize({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

interface ImageHeader extends Size {
  /** A drawing has no pixel size; it is drawn at the size that is needed. */
  readonly isDrawing: boolean;
}

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
    const isDrawing = type === 'svg';
    return orientation < FIRST_UPRIGHT
      ? { width, height, isDrawing }
      : { width: height, height: width, isDrawing };
  } catch {
    return null;
  }
}
