import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-named.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page with a part that cannot be loaded until `arrives` is called. */
function renderPage() {
  const load = vi.fn(() => Promise.reject<{ Menu: () => string }>(new Error('no network')));
  const Menu = lazyPart(load, 'Menu');
  render(
    <>
      <p>The page</p>
      <Suspense>
        <Menu />
      </Suspense>
    </>,
  );
  return { load, arrives: () => load.mockResolvedValue({ Menu: () => 'The menu' }) };
}

it('a part that cannot be loaded leaves the page as it is, and comes with the network', async () => {
  const { load, arrives } = renderPage();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByText('The page')).toBeVisible();
  arrives();
  window.dispatchEvent(new Event('online'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('The menu')).toBeVisible();
});

it('a part is asked for again every ten seconds until it comes', async () => {
  const { load, arrives } = renderPage();
  for (const times of [1, 2, 3]) {
    await act(() => vi.advanceTimersByTimeAsync(9_999));
    expect(load).toHaveBeenCalledTimes(times);
    await act(() => vi.advanceTimersByTimeAsync(1));
  }
  arrives();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('The menu')).toBeVisible();
});
