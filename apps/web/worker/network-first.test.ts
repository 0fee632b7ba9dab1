import { afterEach, expect, test, vi } from 'vitest';
import { networkFirst } from './network-first.ts';

afterEach(() => void vi.useRealTimers());

const page = (text: string, status = 200) => new Response(text, { status });
const kept = async () => page('kept');
const nothing = async () => undefined;
const noNetwork = () => Promise.reject<Response>(new TypeError('no network'));

/** What the person sees. */
const shown = async (answer: Promise<Response>) => (await answer).text();

test('the answer of the network comes first, whatever it says (D481)', async () => {
  expect(await shown(networkFirst({ ask: Promise.resolve(page('new')), kept, limit: 1 }))).toBe('new');
  expect(await shown(networkFirst({ ask: Promise.resolve(page('in trouble', 503)), kept, limit: 1 }))).toBe(
    'in trouble',
  );
});

test('without a network it is what is kept, or the failure (D480)', async () => {
  for (const limit of [1, null]) {
    expect(await shown(networkFirst({ ask: noNetwork(), kept, limit }))).toBe('kept');
    await expect(networkFirst({ ask: noNetwork(), kept: nothing, limit })).rejects.toThrow('no network');
  }
});

test('after the limit it is what is kept, else the answer whenever it comes (D480)', async () => {
  vi.useFakeTimers();
  const never = new Promise<Response>(() => {});
  const inTime = networkFirst({ ask: never, kept, limit: 4000 });
  await vi.advanceTimersByTimeAsync(4000);
  expect(await shown(inTime)).toBe('kept');

  let answer = (_: Response) => {};
  const late = networkFirst({
    ask: new Promise<Response>((resolve) => (answer = resolve)),
    kept: nothing,
    limit: 4000,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  answer(page('late'));
  expect(await shown(late)).toBe('late');
});

test('without a limit what is kept waits for the network to fail (D481)', async () => {
  vi.useFakeTimers();
  let answer = (_: Response) => {};
  const reload = networkFirst({
    ask: new Promise<Response>((resolve) => (answer = resolve)),
    kept,
    limit: null,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  answer(page('new'));
  expect(await shown(reload)).toBe('new');
});
