import { PortError } from '@roborrow/domain';
import type { StorageError, UploadTaskSnapshot } from 'firebase/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followUpload, type FollowedTask } from './follow-upload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // No timer may be left after the upload ended.
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** A task of 100 bytes that the test controls. */
const createTask = () => {
  let next: (snapshot: UploadTaskSnapshot) => void = () => undefined;
  let error: (error: StorageError) => void = () => undefined;
  let complete: () => void = () => undefined;
  const cancel = vi.fn(() => true);
  const on = ((_event, onNext, onError, onComplete) => {
    [next, error, complete] = [onNext, onError, onComplete] as [typeof next, typeof error, typeof complete]; // they have the types of the calls below
    return () => undefined;
  }) as FollowedTask['on'];
  return {
    task: { on, cancel },
    cancel,
    // Nothing else of a snapshot is read.
    sent: (bytesTransferred: number) => next({ bytesTransferred, totalBytes: 100 } as UploadTaskSnapshot),
    fail: (code: string) => error({ code } as StorageError), // nor of an error
    complete: () => complete(),
  };
};

const outcomeOf = (upload: Promise<void>): Promise<unknown> =>
  upload.then(
    () => 'done',
    (thrown: unknown) => thrown,
  );

describe('an upload (D151)', () => {
  it('may take minutes while it makes progress', async () => {
    const { task, cancel, sent, complete } = createTask();
    const outcome = outcomeOf(followUpload(task, {}));
    for (let byte = 1; byte <= 100; byte += 1) {
      await seconds(14.9);
      sent(byte);
    }
    complete();
    expect(await outcome).toBe('done');
    expect(cancel).not.toHaveBeenCalled();
  });

  it.each([0, 40])('without progress for 15 seconds at %i bytes is cancelled', async (bytes) => {
    const { task, cancel, sent } = createTask();
    const outcome = outcomeOf(followUpload(task, {}));
    await seconds(10);
    sent(bytes);
    await seconds(14.999);
    // A repeated number of bytes is no progress.
    sent(bytes);
    expect(cancel).not.toHaveBeenCalled();
    await seconds(0.001);
    expect(cancel).toHaveBeenCalledOnce();
    expect(await outcome).toEqual(new PortError('unavailable'));
  });

  it('that sends a lost part again counts as active, and its reported progress never decreases', async () => {
    const { task, sent, complete } = createTask();
    const onProgress = vi.fn();
    const outcome = outcomeOf(followUpload(task, { onProgress }));
    for (const bytes of [50, 80, 50, 70, 90, 100]) {
      await seconds(14);
      sent(bytes);
    }
    complete();
    expect(await outcome).toBe('done');
    expect(onProgress.mock.calls).toEqual([[0.5], [0.8], [0.9], [1]]);
  });

  it('is cancelled by its signal, before the start and during the upload', async () => {
    const { task, cancel, sent } = createTask();
    const controller = new AbortController();
    const outcome = outcomeOf(followUpload(task, { signal: controller.signal }));
    sent(40);
    controller.abort();
    expect(await outcome).toEqual(new PortError('cancelled'));
    expect(cancel).toHaveBeenCalledOnce();
    const late = createTask();
    expect(await outcomeOf(followUpload(late.task, { signal: controller.signal }))).toEqual(
      new PortError('cancelled'),
    );
    expect(late.cancel).toHaveBeenCalledOnce();
  });

  it("rejects with the SDK's error", async () => {
    const { task, fail } = createTask();
    const outcome = outcomeOf(followUpload(task, {}));
    fail('storage/unauthorized');
    expect(await outcome).toEqual({ code: 'storage/unauthorized' });
  });
});
