import { expect, it } from 'vitest';
import { userId } from '../ids.ts';
import { epochMs } from '../units.ts';
import { claimOfOther } from './rental.ts';
import type { RentalEvent } from './rental-history.ts';

const [renter, owner] = [userId('renter'), userId('owner')];
const event = (kind: RentalEvent['kind'], by: typeof renter, at: number): RentalEvent => ({
  kind,
  by,
  at: epochMs(at),
  reason: null,
});

it('the last that the other one claimed is what one can contradict (D752)', () => {
  const history = [event('asked', renter, 1), event('accepted', owner, 2), event('handed-over', owner, 3)];
  expect(claimOfOther({ history }, renter)).toEqual({ kind: 'handed-over', at: 3 });
  expect(claimOfOther({ history }, owner)).toBeNull();
  const returned = { history: [...history, event('returned', renter, 4)] };
  expect(claimOfOther(returned, renter)).toEqual({ kind: 'handed-over', at: 3 });
  expect(claimOfOther(returned, owner)).toEqual({ kind: 'returned', at: 4 });
  const ended = { history: [...history.slice(0, 2), event('not-happened', owner, 3)] };
  expect(claimOfOther(ended, renter)).toEqual({ kind: 'not-happened', at: 3 });
});
