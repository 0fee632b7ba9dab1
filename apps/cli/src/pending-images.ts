import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { imageId, robotId, userId, type PendingImages, type PendingImagesPort } from '@roborrow/domain';
import { isRunning } from './private-file.ts';
import { parsed, type PrivateFolder } from './private-folder.ts';

/**
 * The pictures that may have to be deleted, a file for each entry (D23). A file's name ends with the id of the process that takes care of it, so
 * another process knows whether it was abandoned, and takes it over by renaming it: of two, one succeeds.
 */
export const openPendingImages = (folder: PrivateFolder, onFinished: () => void): PendingImagesPort => {
  const mine = new Map<string, string>();
  const fileOf = (name: string) => join(folder.path, `${name}.json`);

  const takeOver = (name: string): string | null => {
    const [, id, process_] = /^(.+)\.(\d+)$/.exec(name) ?? [];
    const isMine = id !== undefined && mine.has(id);
    if (id === undefined || isMine || (Number(process_) !== process.pid && isRunning(Number(process_))))
      return null;
    const own = `${id}.${process.pid}`;
    try {
      if (own !== name) renameSync(fileOf(name), fileOf(own));
      return own;
    } catch {
      return null; // another process was faster
    }
  };

  return {
    keep: (pending) =>
      withoutFailing(async () => {
        const name = `${pending.id}.${process.pid}`;
        mine.set(pending.id, name);
        folder.write(name, JSON.stringify(pending));
      }),
    forget: (id) =>
      withoutFailing(async () => {
        const name = mine.get(id);
        if (name !== undefined) folder.write(name, null);
        mine.delete(id);
      }),
    finishAbandoned: async (ownerId, work) => {
      for (const name of folder.names()) {
        await withoutFailing(async () => {
          const pending = readPending(folder.read(name));
          if (pending?.ownerId !== ownerId) return;
          const own = takeOver(name);
          if (own === null) return;
          await work(pending);
          folder.write(own, null);
          onFinished();
        });
      }
    },
  };
};

const readPending = (text: string | null): PendingImages | null => {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return null;
  // Every field is checked before it is used.
  const { id, ownerId, robotId: robot, uploads, replaced } = value as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof ownerId !== 'string' || !(robot === null || typeof robot === 'string'))
    return null;
  return {
    id,
    ownerId: userId(ownerId),
    robotId: robot === null ? null : robotId(robot),
    uploads: textsOf(uploads).map(imageId),
    replaced: textsOf(replaced),
  };
};

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/** An entry that fails waits for the next command. */
const withoutFailing = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch {
    // It is still there.
  }
};
