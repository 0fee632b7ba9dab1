import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPictureChecks } from './picture-checks.ts';

/** The beginning of a JPEG of this size. */
const jpeg = (width: number, height: number) =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, height >> 8, height & 0xff, width >> 8, width & 0xff],
    ...[1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
  ]);

let time = 0;
const read = vi.fn(async (address: string, _most: number): Promise<Uint8Array | null> => {
  const [, width, height] = /(\d+)x(\d+)/.exec(address) ?? [];
  return width && height ? jpeg(Number(width), Number(height)) : null;
});
let checks = createPictureChecks(read, () => time);
beforeEach(() => {
  time = 1;
  checks = createPictureChecks(read, () => time);
});
const readBySize = read.getMockImplementation();
afterEach(() => {
  read.mockReset();
  if (readBySize) read.mockImplementation(readBySize);
  vi.useRealTimers();
});

const GENEROUS = 60_000;
/** What a page that asks for these draws at once, when it is rendered a first and a second time. */
const shownBy = async (...addresses: string[]) => {
  const page = checks.forPage();
  const isShown = (address: string) => page.sourceOf(address) === address;
  const first = addresses.filter(isShown);
  await page.settle(GENEROUS);
  const { pictures, painted } = page.shown();
  expect(pictures).toEqual(addresses.filter(isShown));
  expect(painted).toBeNull();
  return [first, pictures];
};

describe('the pictures that a page draws at once (D760)', () => {
  test('are those whose beginning says a size that can be drawn', async () => {
    const small = ['1600x1600', '480x360', '1x1'];
    const large = ['1601x1', '1x1601', '16000x16000', '0x5', '5x0', 'none'];
    expect(await shownBy(...small, ...large)).toEqual([[], small]);
  });

  test('are known to the next page without asking again, for good', async () => {
    await shownBy('8x8');
    time += 1e12;
    expect(await shownBy('8x8')).toEqual([['8x8'], ['8x8']]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('do not change while a page is rendered', async () => {
    const page = checks.forPage();
    expect(page.sourceOf('8x8')).toBeUndefined();
    await shownBy('8x8');
    expect(page.sourceOf('8x8')).toBeUndefined();
    expect(page.shown().pictures).toEqual([]);
  });

  test('that were not found to fit are asked for again after a minute', async () => {
    read.mockRejectedValueOnce(new Error('no network'));
    expect(await shownBy('8x8')).toEqual([[], []]);
    time += 59_999;
    expect(await shownBy('8x8')).toEqual([[], []]);
    time += 1;
    expect(await shownBy('8x8')).toEqual([[], ['8x8']]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('are waited for no longer than 300 ms; then the browser checks them, and the next page knows', async () => {
    vi.useFakeTimers();
    let arrive = (_: Uint8Array) => {};
    read.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const page = checks.forPage();
    page.sourceOf('8x8');
    const settled = page.settle(GENEROUS);
    await vi.advanceTimersByTimeAsync(300);
    expect(await settled).toBe(false);
    arrive(jpeg(8, 8));
    await vi.advanceTimersByTimeAsync(0);
    expect(checks.forPage().sourceOf('8x8')).toBe('8x8');
    expect(page.sourceOf('8x8')).toBeUndefined();
  });

  test('are checked once for all pages at the same time, and only so many together', async () => {
    const arrivals: (() => void)[] = [];
    read.mockImplementation(
      (address) => new Promise((resolve) => arrivals.push(() => resolve(address === '' ? null : jpeg(8, 8)))),
    );
    const addresses = Array.from({ length: 30 }, (_, index) => `${index}`);
    const pages = [checks.forPage(), checks.forPage()];
    const settled = pages.map(async (page) => {
      for (const address of addresses) page.sourceOf(address);
      await page.settle(GENEROUS);
      return page.shown().pictures.length;
    });
    for (const arrive of arrivals) arrive();
    expect(await Promise.all(settled)).toEqual([20, 20]);
    expect(read).toHaveBeenCalledTimes(20);
  });

  test('are forgotten, the oldest first, when there are thousands', async () => {
    read.mockResolvedValue(jpeg(8, 8));
    for (let first = 0; first <= 5000; first += 20) {
      const page = checks.forPage();
      for (let index = first; index < first + 20; index += 1) page.sourceOf(`${index}`);
      await page.settle(GENEROUS);
    }
    const { sourceOf } = checks.forPage();
    expect([sourceOf('0'), sourceOf('5019')]).toEqual([undefined, '5019']);
  });
});

describe('the picture whose bytes stand in its page (D867)', () => {
  const MOST = 40_000;
  const file = (length: number) => Uint8Array.from({ ...jpeg(480, 360), length }, (byte: number) => byte);
  const urlOf = (bytes: Uint8Array) => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
  /** What a page draws its first picture from, and what it says of it. */
  const paintedBy = async (address = 'a') => {
    const page = checks.forPage();
    page.sourceOf(address, true);
    await page.settle(GENEROUS);
    return [page.sourceOf(address, true), page.shown().painted];
  };

  test('is the first file of the first picture, and no other', async () => {
    read.mockImplementation(async (_, most) => file(20_000).subarray(0, most));
    const page = checks.forPage();
    for (const address of ['a', 'b']) page.sourceOf(address, true);
    page.sourceOf('c');
    expect(await page.settle(GENEROUS)).toBe(true);
    expect(['a', 'b', 'c'].map((address) => page.sourceOf(address, true))).toEqual([
      urlOf(file(20_000)),
      'b',
      'c',
    ]);
    expect(page.shown()).toEqual({ pictures: ['a', 'b', 'c'], painted: 'a' });
    expect(read.mock.calls.map(([address, most]) => [address, most])).toEqual([
      ['a', MOST + 1],
      ['b', 4096],
      ['c', 4096],
    ]);
  });

  test('has at most 40,000 bytes; a larger one is asked for by its address', async () => {
    read.mockImplementation(async (address, most) => file(Number(address)).subarray(0, most));
    expect(await paintedBy(`${MOST}`)).toEqual([urlOf(file(MOST)), `${MOST}`]);
    expect(await paintedBy(`${MOST + 1}`)).toEqual([`${MOST + 1}`, null]);
  });

  test('is a JPEG whose size is known; nothing else gets into a page', async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const page = new TextEncoder().encode('<script>alert(1)</script>');
    for (const bytes of [png, page, new Uint8Array(0), jpeg(1601, 1), jpeg(480, 360).subarray(0, 12), null]) {
      checks = createPictureChecks(read, () => time);
      read.mockResolvedValueOnce(bytes);
      expect(await paintedBy()).toEqual([undefined, null]);
      // Nor where it was known to fit.
      await shownBy('8x8');
      read.mockResolvedValueOnce(bytes);
      expect(await paintedBy('8x8')).toEqual(['8x8', null]);
    }
  });

  test('is waited for no longer than 300 ms, and once it is known to fit, it is shown by its address meanwhile', async () => {
    await shownBy('8x8');
    vi.useFakeTimers();
    let arrive = (_: Uint8Array) => {};
    read.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const painted = paintedBy('8x8');
    await vi.advanceTimersByTimeAsync(300);
    expect(await painted).toEqual(['8x8', null]);
    arrive(jpeg(8, 8));
    await vi.advanceTimersByTimeAsync(0);
    expect(await paintedBy('8x8')).toEqual([urlOf(jpeg(8, 8)), '8x8']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('is kept for a minute, so that a deleted file is gone from pages, too', async () => {
    expect(await paintedBy('8x8')).toEqual([urlOf(jpeg(8, 8)), '8x8']);
    read.mockResolvedValue(null);
    time += 59_999;
    expect(await paintedBy('8x8')).toEqual([urlOf(jpeg(8, 8)), '8x8']);
    time += 1;
    expect(await paintedBy('8x8')).toEqual(['8x8', null]);
  });

  test('is kept with 200 others, and the oldest goes first', async () => {
    read.mockImplementation(async () => jpeg(8, 8));
    for (let index = 0; index <= 200; index += 1) await paintedBy(`${index}`);
    const recalled = (address: string) => checks.forPage().sourceOf(address, true);
    expect([recalled('0'), recalled('1')]).toEqual(['0', urlOf(jpeg(8, 8))]);
  });
});
