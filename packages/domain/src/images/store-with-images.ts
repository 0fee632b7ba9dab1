import { createCancellation, type CancelSignal } from '../cancellation.ts';
import { imageId, type ImageId, type MessageId, type RobotId, type UserId } from '../ids.ts';
import type { ImageFile, UploadOptions } from '../ports/images.ts';
import type { PendingImagesPort } from '../ports/pending-images.ts';
import { PortError, type PortErrorKind } from '../ports/port-error.ts';
import type { Ports } from '../ports/ports.ts';
import { ignoreErrors, portErrorOf } from '../ports/port-failure.ts';

/** The ports that storing pictures uses. */
export type ImageStoringPorts = Pick<Ports, 'images' | 'ids'> & { readonly pendingImages: PendingImagesPort };

/** How a caller follows the progress of uploads and cancels them. */
export interface UploadControl {
  readonly signal?: CancelSignal;
  /** Called with the share of a picture that was sent, from 0 to 1. */
  readonly onProgress?: (image: ImageFile, sent: number) => void;
}

export interface StoreWithImages<Stored> {
  readonly ownerId: UserId;
  /** The listing that shows the pictures; `null` for the owner's avatar. */
  readonly robotId: RobotId | null;
  /** The message that will have them, for photos of a robot's condition (D749). */
  readonly message?: MessageId;
  readonly files: readonly ImageFile[];
  /** URLs of the pictures that were shown before and are being replaced. */
  readonly replaced: readonly string[];
  readonly control: UploadControl | undefined;
  /** Writes the document that shows the pictures; the URLs are in the order of the files. */
  readonly write: (urls: readonly string[]) => Promise<Stored>;
  /** Reads what the write stored; `null` if it stored nothing. */
  readonly readStored: (urls: readonly string[]) => Promise<Stored | null>;
}

/**
 * Uploads pictures, then writes the document that shows them. Pictures that no document shows are deleted
 * (D23): the new ones when an upload or the write fails, the replaced ones when it succeeds. This device
 * records for its next start the pictures that it cannot delete now, that may still be stored later, or whose
 * write got no answer.
 */
export const storeWithImages = async <Stored>(
  ports: ImageStoringPorts,
  request: StoreWithImages<Stored>,
): Promise<Stored> => {
  const { images, ids, pendingImages } = ports;
  const { ownerId, robotId, message, files, replaced } = request;
  const uploads = files.map(() => imageId(ids.next()));
  const pending = { id: ids.next(), ownerId, robotId, ...(message && { message }), uploads, replaced };
  const isPending = uploads.length > 0 || replaced.length > 0;
  if (isPending) await pendingImages.keep(pending);

  const outcome = await attempt(ports, request, uploads);
  if (outcome.kind === 'unknown') throw outcome.reason;
  await ignoreErrors(async () => {
    if (outcome.kind === 'stored') await Promise.all(replaced.map((url) => images.delete(url)));
    else if (message) await images.deleteConditionPhotos(ownerId, message);
    else if (uploads.length > 0) await images.deleteUploads(ownerId, uploads);
    if (isPending && (outcome.kind === 'stored' || outcome.isCertain)) await pendingImages.forget(pending.id);
  });
  if (outcome.kind === 'refused') throw outcome.reason;
  return outcome.stored;
};

type Outcome<Stored> =
  | { readonly kind: 'stored'; readonly stored: Stored }
  | {
      readonly kind: 'refused';
      readonly reason: PortError;
      /** True when no operation is still open that could store something later. */
      readonly isCertain: boolean;
    }
  /** The write may have happened. */
  | { readonly kind: 'unknown'; readonly reason: PortError };

const attempt = async <Stored>(
  { images }: ImageStoringPorts,
  request: StoreWithImages<Stored>,
  uploads: readonly ImageId[],
): Promise<Outcome<Stored>> => {
  const { ownerId, robotId, message, files, control, write, readStored } = request;
  const upload = (image: ImageFile, options: UploadOptions) => {
    if (message) return images.uploadConditionPhoto(ownerId, message, image, options);
    return robotId === null
      ? images.uploadAvatar(ownerId, image, options)
      : images.uploadRobotImage(ownerId, robotId, image, options);
  };
  const { urls, failures } = await uploadAll(upload, files, uploads, control);
  const [failure] = failures;
  if (failure) {
    return { kind: 'refused', reason: failure, isCertain: failures.every(({ kind }) => !MAY_LAND.has(kind)) };
  }
  try {
    return { kind: 'stored', stored: await write(urls) };
  } catch (thrown) {
    const reason = portErrorOf(thrown);
    if (reason.kind !== 'unavailable') return { kind: 'refused', reason, isCertain: true };
    try {
      const stored = await readStored(urls);
      return stored === null ? { kind: 'refused', reason, isCertain: false } : { kind: 'stored', stored };
    } catch {
      return { kind: 'unknown', reason };
    }
  }
};

const MAY_LAND: ReadonlySet<PortErrorKind> = new Set<PortErrorKind>(['cancelled', 'unavailable']);

/**
 * The most parallel uploads. More would share a slow connection so thinly that one of them could time out.
 */
const MAX_PARALLEL_UPLOADS = 3;

/**
 * Uploads all pictures, in order, or none: when one fails, the others are cancelled. The first failure is
 * reported, because it caused the others.
 */
const uploadAll = async (
  upload: (image: ImageFile, options: UploadOptions) => Promise<string>,
  files: readonly ImageFile[],
  ids: readonly ImageId[],
  control: UploadControl = {},
): Promise<{ readonly urls: readonly string[]; readonly failures: readonly PortError[] }> => {
  const { signal, cancel, end } = createCancellation(control.signal);
  const waiting = files.map((image, index) => ({ image, index, id: ids[index] }));
  const urls: string[] = [];
  const failures: PortError[] = [];

  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const { image, index, id } = next;
      const onProgress = (sent: number) => control.onProgress?.(image, sent);
      try {
        urls[index] = await upload(image, { ...(id && { id }), signal, onProgress });
      } catch (thrown) {
        failures.push(portErrorOf(thrown));
        cancel();
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_UPLOADS }, work));
  end();
  // The caller may also cancel while no upload is running.
  if (files.length > 0 && signal.aborted && failures.length === 0) failures.push(new PortError('cancelled'));
  return { urls, failures };
};
