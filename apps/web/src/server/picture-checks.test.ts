import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPictureChecks } from './picture-checks.ts';

/** The beginning of a JPEG of this size. */
const jpeg = (width: number, height: number) =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, height >> 8, height & 0xff, width >> 8, width & 0xff],
    ...[1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
  ]);

let time = 0;
const read = vi.fn(async (address: string): Promise<Uint8Array | null> => {
  const [, width, height] = /(\d+)x(\d+)/.exec(address) ?? [];
  return width && height ? jpeg(Number(width), Number(height)) : null;
});
let checks = createPictureChecks(read, () => time);
beforeEach(() => {
  time = 1;
  checks = createPictureChecks(read, () => time);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
});

const GENEROUS = 60_000;
/** What a page that asks for these draws at once, when it is rendered a first and a second time. */
const shownBy = async (...addresses: string[]) => {
  const page = checks.forPage();
  const first = addresses.filter(page.fits);
  await page.settle(GENEROUS);
  expect(page.fitting()).toEqual(addresses.filter(page.fits));
  return [first, page.fitting()];
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
    expect(page.fits('8x8')).toBe(false);
    await shownBy('8x8');
    expect(page.fits('8x8')).toBe(false);
    expect(page.fitting()).toEqual([]);
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
    page.fits('8x8');
    const settled = page.settle(GENEROUS);
    await vi.advanceTimersByTimeAsync(300);
    expect(await settled).toBe(false);
    arrive(jpeg(8, 8));
    await vi.advanceTimersByTimeAsync(0);
    expect(checks.forPage().fits('8x8')).toBe(true);
    expect(page.fits('8x8')).toBe(false);
  });

  test('are checked once for all pages at the same time, and only so many together', async () => {
    const arrivals: (() => void)[] = [];
    read.mockImplementation(
      (address) => new Promise((resolve) => arrivals.push(() => resolve(address === '' ? null : jpeg(8, 8)))),
    );
    const addresses = Array.from({ length: 30 }, (_, index) => `${index}`);
    const pages = [checks.forPage(), checks.forPage()];
    const settled = pages.map(async (page) => {
      addresses.forEach(page.fits);
      await page.settle(GENEROUS);
      return page.fitting().length;
    });
    for (const arrive of arrivals) arrive();
    expect(await Promise.all(settled)).toEqual([20, 20]);
    expect(read).toHaveBeenCalledTimes(20);
  });

  test('are forgotten, the oldest first, when there are thousands', async () => {
    read.mockResolvedValue(jpeg(8, 8));
    for (let first = 0; first <= 5000; first += 20) {
      const page = checks.forPage();
      for (let index = first; index < first + 20; index += 1) page.fits(`${index}`);
      await page.settle(GENEROUS);
    }
    const { fits } = checks.forPage();
    expect([fits('0'), fits('5019')]).toEqual([false, true]);
  });
});
