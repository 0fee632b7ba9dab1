import { milliseconds, PortError } from '@roborrow/domain';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOperations } from './operations.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = (): Promise<never> => new Promise(() => undefined);

describe('an operation', () => {
  it('passes its inputs on and returns the result', async () => {
    const add = createOperations().withErrorMapping(async (a: number, b: number) => a + b);
    await expect(add(1, 2)).resolves.toBe(3);
  });

  it('without an answer rejects after 15 seconds (D181)', async () => {
    const outcome = createOperations()
      .withErrorMapping(never)()
      .catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(await Promise.race([outcome, Promise.resolve('still waiting')])).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual(new PortError('unavailable'));
  });

  it('clears its timer when it is answered', async () => {
    await createOperations().withErrorMapping(async () => 1)();
    await createOperations()
      .withErrorMapping(() => Promise.reject(new Error('no')))()
      .catch(() => undefined);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects only with a PortError', async () => {
    const fail = createOperations().withErrorMapping(() =>
      Promise.reject(new FirebaseError('permission-denied', 'no')),
    );
    await expect(fail()).rejects.toMatchObject({ name: 'PortError', kind: 'forbidden' });
  });

  it('without a time limit may take longer, but each of its steps may not', async () => {
    const { withErrorMappingNoTimeout, withTimeout } = createOperations(milliseconds(10));
    const wait = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));
    const slow = withErrorMappingNoTimeout(() => wait(1000))();
    const stuck = withErrorMappingNoTimeout(() => withTimeout(wait(1000)))().catch(
      (thrown: unknown) => thrown,
    );
    await vi.advanceTimersByTimeAsync(1000);
    await expect(slow).resolves.toBe('done');
    expect(await stuck).toEqual(new PortError('unavailable'));
  });
});
