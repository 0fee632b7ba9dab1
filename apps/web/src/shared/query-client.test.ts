import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('keeps data for a minute, retries once, and does not fetch again on focus (D190)', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: 1,
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });
});
