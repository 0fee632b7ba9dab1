import type { PendingImagesPort } from '@roborrow/domain';

let opened: Promise<PendingImagesPort> | null = null;

/** Nobody should wait for a store that does not open: after this many milliseconds the upload goes on without. */
const PATIENCE = 2000;

/** Opened when a picture is first stored, or a session starts: visitors do without. */
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
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);

/** This device's memory of pending pictures. */
export const devicePendingImages: PendingImagesPort = {
  keep: (pending) => atMost(open().then((memory) => memory.keep(pending))),
  forget: (id) => atMost(open().then((memory) => memory.forget(id))),
  finishAbandoned: async (ownerId, work) => (await open()).finishAbandoned(ownerId, work),
};
