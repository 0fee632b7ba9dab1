import { ok, ROBOT_FRAME, type ImageFile } from '@roborrow/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareImage } from './prepare-image.ts';
import type { PictureAsked, PictureMade } from './picture-worker.ts';

const IMAGE: ImageFile = { bytes: Uint8Array.of(1), contentType: 'image/jpeg' };

/** Workers that do nothing until a test answers for them. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  onmessage: ((event: { readonly data: PictureMade }) => void) | null = null;
  onerror: (() => void) | null = null;
  isRunning = true;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(_asked: PictureAsked) {}
  terminate() {
    this.isRunning = false;
  }
}

beforeEach(() => {
  FakeWorker.all.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const prepare = (signal?: AbortSignal) =>
  prepareImage(new File(['bytes'], 'a.jpg', { type: 'image/jpeg' }), ROBOT_FRAME, signal);
const started = () => FakeWorker.all.map(({ isRunning }) => isRunning);

it('a worker makes one picture, and ends with it and the memory that it took (D743)', async () => {
  for (const before of [[], [false]]) {
    const prepared = prepare();
    expect(started()).toEqual([...before, true]);
    FakeWorker.all.at(-1)?.onmessage?.({ data: ok(IMAGE) });
    expect(await prepared).toEqual(ok(IMAGE));
    expect(started()).toEqual([...before, false]);
  }
});

it('stopping ends the worker at once (D743)', async () => {
  const stop = new AbortController();
  const prepared = prepare(stop.signal);
  stop.abort();
  await expect(prepared).rejects.toThrow('aborted');
  expect(started()).toEqual([false]);
  await expect(prepare(stop.signal)).rejects.toThrow('aborted');
  expect(started()).toHaveLength(1);
});

it('where no worker starts, the page makes the picture, and leaves out one that was stopped meanwhile', async () => {
  const stop = new AbortController();
  for (const isStopped of [false, true]) {
    const prepared = prepare(stop.signal);
    FakeWorker.all.at(-1)?.onerror?.();
    if (isStopped) stop.abort();
    if (isStopped) await expect(prepared).rejects.toThrow('aborted');
    // The page read it: it is none.
    else expect(await prepared).toEqual({ ok: false, error: 'not-an-image' });
    expect(started().at(-1)).toBe(false);
  }
});
