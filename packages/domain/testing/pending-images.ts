import type { PendingImages, PendingImagesPort } from '../src/ports/pending-images.ts';

export interface PendingImagesMemory extends PendingImagesPort {
  readonly entries: ReadonlyMap<string, PendingImages>;
  /** Marks every client so far as closed. */
  readonly abandonAll: () => void;
}

/** A test double of the device's record of pending pictures. */
export const createPendingImages = (): PendingImagesMemory => {
  const entries = new Map<string, PendingImages>();
  const abandoned = new Set<string>();
  return {
    entries,
    abandonAll: () => entries.forEach((_, id) => abandoned.add(id)),
    keep: async (pending) => void entries.set(pending.id, pending),
    forget: async (id) => void entries.delete(id),
    finishAbandoned: async (ownerId, work) => {
      for (const pending of [...entries.values()]) {
        if (pending.ownerId !== ownerId || !abandoned.has(pending.id)) continue;
        await work(pending).then(
          () => entries.delete(pending.id),
          () => undefined,
        );
      }
    },
  };
};
