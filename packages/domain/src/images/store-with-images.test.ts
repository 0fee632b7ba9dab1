import { describe, expect, it, vi } from 'vitest';
import { ada, adaRobot, picture } from '../../testing/examples.ts';
import { createPendingImages } from '../../testing/pending-images.ts';
import { stub } from '../../testing/stub.ts';
import { createCancellation } from '../cancellation.ts';
import type { ImageFile, ImagesPort } from '../ports/images.ts';
import { PortError, type PortErrorKind } from '../ports/port-error.ts';
import { storeWithImages, type StoreWithImages } from './store-with-images.ts';

const OLD = 'old';
const refuse = (kind: PortErrorKind) => () => Promise.reject(new PortError(kind));

/** Waits longer than any work that does not depend on it. */
const aWhile = async () => {
  for (let tick = 0; tick < 50; tick += 1) await Promise.resolve();
};

const world = (changes: Partial<ImagesPort> = {}) => {
  const pictures = new Set<string>([OLD]);
  const pendingImages = createPendingImages();
  let ids = 0;
  const images: Partial<ImagesPort> = {
    uploadRobotImage: async (_owner, _robot, _image, { id = '' } = {}) => {
      pictures.add(id);
      return id;
    },
    delete: async (url) => void pictures.delete(url),
    deleteUploads: async (_owner, uploads) => uploads.forEach((id) => pictures.delete(id)),
    ...changes,
  };
  const store = (request: Partial<StoreWithImages<readonly string[]>> = {}) =>
    storeWithImages(
      { images: stub<ImagesPort>(images), ids: { next: () => `${(ids += 1)}` }, pendingImages },
      {
        ownerId: ada.uid,
        robotId: adaRobot.id,
        files: [picture, picture],
        replaced: [OLD],
        control: undefined,
        write: async (urls) => urls,
        readStored: async () => null,
        ...request,
      },
    );
  const remembered = () => [...pendingImages.entries.values()];
  return { store, pictures, remembered };
};

describe('storing pictures together with the document that shows them', () => {
  it('records them before the first upload, and removes the record when all is done', async () => {
    const seen: unknown[] = [];
    const { store, pictures, remembered } = world({
      uploadRobotImage: async (_owner, _robot, _image, { id = '' } = {}) => {
        seen.push(...remembered());
        return id;
      },
    });
    expect(await store()).toEqual(['1', '2']);
    expect(seen[0]).toEqual({
      id: '3',
      ownerId: ada.uid,
      robotId: adaRobot.id,
      uploads: ['1', '2'],
      replaced: [OLD],
    });
    expect(remembered()).toEqual([]);
    expect(pictures.has(OLD)).toBe(false);
  });

  it('records nothing if no picture is added or replaced', async () => {
    const { store, remembered } = world();
    const write = async () => {
      expect(remembered()).toEqual([]);
      return [];
    };
    await store({ files: [], replaced: [], write });
  });

  it('keeps the record of a replaced picture that cannot be deleted', async () => {
    const { store, remembered } = world({ delete: refuse('unavailable') });
    expect(await store()).toEqual(['1', '2']);
    expect(remembered()).toMatchObject([{ replaced: [OLD] }]);
  });

  it('reports the progress of each picture', async () => {
    const files: readonly ImageFile[] = [{ ...picture }, { ...picture }];
    const { store } = world({
      uploadRobotImage: async (_owner, _robot, image, { onProgress, id = '' } = {}) => {
        onProgress?.(image === files[0] ? 0.25 : 0.75);
        return id;
      },
    });
    const onProgress = vi.fn();
    await store({ files, control: { onProgress } });
    expect(onProgress.mock.calls).toEqual([
      [files[0], 0.25],
      [files[1], 0.75],
    ]);
  });

  it('uploads at most three at once', async () => {
    let running = 0;
    const most: number[] = [];
    const { store } = world({
      uploadRobotImage: async () => {
        most.push((running += 1));
        await aWhile();
        running -= 1;
        return '';
      },
    });
    await store({ files: Array.from({ length: 10 }, () => picture) });
    expect([most.length, Math.max(...most)]).toEqual([10, 3]);
  });
});

describe('a failed upload', () => {
  it('cancels the others, waits for them, and deletes those that were stored', async () => {
    const given: boolean[] = [];
    const { store, pictures, remembered } = world({
      uploadRobotImage: async (_owner, _robot, _image, { id = '', signal } = {}) => {
        if (id === '1') throw new PortError('failed');
        await aWhile();
        given.push(signal?.aborted ?? false);
        pictures.add(id);
        return id;
      },
    });
    const files = Array.from({ length: 5 }, () => picture);
    await expect(store({ files })).rejects.toMatchObject({ kind: 'failed' });
    await aWhile();
    // The last two uploads never began.
    expect(given).toEqual([true, true]);
    expect([...pictures]).toEqual([OLD]);
    expect(remembered()).toEqual([]);
  });

  it.each<PortErrorKind>(['unavailable', 'cancelled'])(
    'stays recorded after %s, because it may still be stored',
    async (kind) => {
      const { store, remembered } = world({ uploadRobotImage: refuse(kind) });
      await expect(store()).rejects.toMatchObject({ kind });
      expect(remembered()).toHaveLength(1);
    },
  );

  it('stays recorded while stored pictures cannot be deleted', async () => {
    const { store, remembered } = world({
      uploadRobotImage: refuse('failed'),
      deleteUploads: refuse('unavailable'),
    });
    await expect(store()).rejects.toMatchObject({ kind: 'failed' });
    expect(remembered()).toHaveLength(1);
  });
});

describe('cancelling', () => {
  it('reaches every upload, and nothing is written', async () => {
    const { signal, cancel } = createCancellation();
    const write = vi.fn();
    const { store, pictures } = world({
      uploadRobotImage: async (_owner, _robot, _image, options = {}) => {
        pictures.add(options.id ?? '');
        cancel();
        await aWhile();
        expect(options.signal?.aborted).toBe(true);
        throw new PortError('cancelled');
      },
    });
    await expect(store({ control: { signal }, write })).rejects.toMatchObject({ kind: 'cancelled' });
    expect(write).not.toHaveBeenCalled();
    expect([...pictures]).toEqual([OLD]);
  });

  it('deletes pictures that were all uploaded already', async () => {
    const { signal, cancel } = createCancellation();
    const { store, pictures } = world();
    const onProgress = vi.fn();
    const storing = store({ control: { signal, onProgress } });
    cancel();
    await expect(storing).rejects.toMatchObject({ kind: 'cancelled' });
    expect([...pictures]).toEqual([OLD]);
  });

  it('has no effect while the write runs, and none if there is nothing to upload', async () => {
    const { signal, cancel } = createCancellation();
    const { store } = world();
    const write = async (urls: readonly string[]) => {
      cancel();
      return urls;
    };
    expect(await store({ control: { signal }, write })).toEqual(['1', '2']);
    expect(await store({ control: { signal }, files: [] })).toEqual([]);
  });
});

describe('a failed write', () => {
  it('deletes the new pictures without a read when it was refused', async () => {
    const { store, pictures, remembered } = world();
    const readStored = vi.fn();
    const storing = store({ write: refuse('forbidden'), readStored });
    await expect(storing).rejects.toMatchObject({ kind: 'forbidden' });
    expect(readStored).not.toHaveBeenCalled();
    expect([...pictures]).toEqual([OLD]);
    expect(remembered()).toEqual([]);
  });

  it('counts as a success when a read finds the stored document although the answer was lost', async () => {
    const { store, pictures, remembered } = world();
    const stored = await store({ write: refuse('unavailable'), readStored: async (urls) => urls });
    expect(stored).toEqual(['1', '2']);
    expect([...pictures]).toEqual(['1', '2']);
    expect(remembered()).toEqual([]);
  });

  it('deletes the new pictures when a read finds nothing, and keeps the record because the write may still arrive', async () => {
    const { store, pictures, remembered } = world();
    await expect(store({ write: refuse('unavailable') })).rejects.toMatchObject({ kind: 'unavailable' });
    expect([...pictures]).toEqual([OLD]);
    expect(remembered()).toHaveLength(1);
  });

  it('keeps pictures and record while the read fails, and returns the first error', async () => {
    const { store, pictures, remembered } = world();
    const storing = store({ write: refuse('unavailable'), readStored: refuse('failed') });
    await expect(storing).rejects.toMatchObject({ kind: 'unavailable' });
    expect([...pictures]).toEqual([OLD, '1', '2']);
    expect(remembered()).toMatchObject([{ uploads: ['1', '2'] }]);
  });
});
