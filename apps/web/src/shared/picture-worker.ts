import type { ImageFile, ImageIssue, PictureFrame, Result } from '@roborrow/domain';
import { makePicture } from './make-picture.ts';

/** What the worker is asked: to make a picture of a file, or of what the page drew of it. */
export interface PictureAsked {
  readonly file: Blob;
  readonly frame: PictureFrame;
  readonly drawn: ImageBitmap | null;
}

export type PictureMade = Result<ImageFile, ImageIssue> | 'drawing';

/** A worker's own functions, as far as they are used: the app is compiled for pages. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<PictureAsked>) => void) | null;
  postMessage(made: PictureMade, transfer: readonly Transferable[]): void;
}
const scope = globalThis as unknown as WorkerScope; // this file runs in a worker alone

async function make({ file, frame, drawn }: PictureAsked): Promise<void> {
  const made = await makePicture(file, frame, drawn ?? undefined);
  const image = made !== 'drawing' && made.ok ? made.value : null;
  const all = image ? [image.bytes, ...(image.sizes?.smaller.map(({ bytes }) => bytes) ?? [])] : [];
  // The encoder makes their buffers, so these are ArrayBuffers of their own.
  scope.postMessage(
    made,
    all.map(({ buffer }) => buffer as ArrayBuffer),
  );
}

scope.onmessage = ({ data }) => void make(data);
