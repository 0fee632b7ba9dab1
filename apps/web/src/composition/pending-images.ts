import type { PendingImagesPort } from '@roborrow/domain';

let opened: Promise<PendingImagesPort> | null = null;

/**
 * The most milliseconds to wait for a store that does not open; then the upload continues without a record.
 */
const OPEN_TIMEOUT = 2000;

/** Opened when a picture is first stored, or a session starts, because visitors do not need it. */
const open = (): Promise<PendingImagesPort> => {
  opened ??= import('./open-pending-images.ts')
    .then(({ openPendingImages }) => openPendingImages(navigator.locks))
    .catch((reason: unknown) => {
      console.warn('This device does not remember pending pictures', reason);
      return FORGETFUL;
    });
  return opened;
};

const FORGETFUL: PendingImagesPort = {
  keep: async () => undefined,
  forget: async () => undefined,
  finishAbandoned: async () => undefined,
};

const atMost = (work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, OPEN_TIMEOUT))]);

/** This device's record of pending pictures. */
export const devicePendingImages: PendingImagesPort = {
  keep: (pending) => atMost(open().then((memory) => memory.keep(pending))),
  forget: (id) => atMost(open().then((memory) => memory.forget(id))),
  finishAbandoned: async (ownerId, work) => (await open()).finishAbandoned(ownerId, work),
};
