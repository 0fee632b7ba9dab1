import {
  err,
  wholeSize,
  type ImageFile,
  type ImageIssue,
  type PictureFrame,
  type Result,
} from '@roborrow/domain';
import type { PictureAsked, PictureMade } from './picture-worker.ts';

/**
 * Makes a picked picture ready for storage, in every size (D22, D740), in a worker, so that nobody who scrolls or types meanwhile
 * notices (D743). The worker ends with its picture, and with it the memory that decoding took.
 * @param signal ends it, and then rejects.
 */
export async function prepareImage(
  file: File,
  frame: PictureFrame,
  signal?: AbortSignal,
): Promise<Result<ImageFile, ImageIssue>> {
  const make = typeof Worker === 'undefined' ? makeHere : makeInWorker;
  try {
    const made = await make({ file, frame, drawn: null }, signal);
    // The page itself cannot be stopped while it makes one.
    signal?.throwIfAborted();
    if (made !== 'drawing') return made;
    const drawn = await drawDrawing(file, frame);
    const ofDrawing = await make({ file, frame, drawn }, signal);
    return ofDrawing === 'drawing' ? err('not-an-image') : ofDrawing;
  } catch {
    signal?.throwIfAborted();
    return err('not-an-image');
  }
}

const makeHere = async ({ file, frame, drawn }: PictureAsked): Promise<PictureMade> => {
  const { makePicture } = await import('./make-picture.ts');
  return makePicture(file, frame, drawn ?? undefined);
};

const makeInWorker = async (asked: PictureAsked, signal?: AbortSignal): Promise<PictureMade> => {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('picture-worker.ts', import.meta.url), { type: 'module' });
  const made = new Promise<PictureMade | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PictureMade>) => resolve(data);
    worker.onerror = () => resolve(null);
    signal?.addEventListener('abort', () => reject(new Error('cancelled')), { once: true });
  });
  // The drawn bitmap is copied, not transferred: it is needed again if the worker does not start.
  worker.postMessage(asked);
  try {
    // A worker that does not start, as in older browsers, leaves the work to the page.
    return (await made) ?? (await makeHere(asked));
  } finally {
    worker.terminate();
  }
};

/** Browsers draw SVG only from an image element. */
async function drawDrawing(file: File, frame: PictureFrame): Promise<ImageBitmap> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { width, height } = wholeSize(frame, { width: image.naturalWidth, height: image.naturalHeight });
    return await createImageBitmap(image, { resizeWidth: width, resizeHeight: height });
  } finally {
    URL.revokeObjectURL(url);
  }
}
