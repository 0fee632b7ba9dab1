import type { FailuresPort } from '@roborrow/domain';
import { expect, test, vi } from 'vitest';
import { hearFailures } from './hear-failures.ts';

test('failures are heard, those that came before what reports them too, and a download that failed is tried again (D783)', async () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const silent = console.error;
  const told: (readonly [unknown, string])[] = [];
  const failures: FailuresPort = { report: (...one) => void told.push(one), sent: async () => undefined };
  const open = vi
    .fn<() => Promise<FailuresPort>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(failures);
  let page = '/';
  hearFailures(() => page, open);
  const [uncaught, rejected, caught, later] = ['a', 'b', 'c', 'd'].map((name) => new Error(name));

  dispatchEvent(new ErrorEvent('error', { error: uncaught }));
  // Until the download has failed.
  await new Promise((resolve) => setTimeout(resolve));
  expect(open).toHaveBeenCalledOnce();
  expect(told).toEqual([]);

  page = '/robots/$robotId';
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: rejected }));
  console.error('Could not save', caught);
  console.error('only words');
  await expect.poll(() => told).toHaveLength(3);
  expect(told).toEqual([
    [uncaught, '/'],
    [rejected, '/robots/$robotId'],
    [caught, '/robots/$robotId'],
  ]);

  dispatchEvent(new ErrorEvent('error', { error: later }));
  expect(told.at(-1)).toEqual([later, '/robots/$robotId']);
  expect(open).toHaveBeenCalledTimes(2);
  expect(write).toHaveBeenCalledWith('Could not save', caught);
  console.error = silent;
});
