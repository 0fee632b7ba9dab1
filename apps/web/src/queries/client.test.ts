import { expect, it } from 'vitest';
import { createQueryClient } from './client.ts';

it('keeps what was read for a minute, tries once more, and does not read again on focus (D190)', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: 1,
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });
});
