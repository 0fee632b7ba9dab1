import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { epochMs } from '../units.ts';
import {
  AUTH_LOADING_LIMIT,
  isSessionOver,
  isSignInEnded,
  SESSION_LENGTH,
  sessionDeadline,
} from './session-policy.ts';

const signedInAt = epochMs(Date.UTC(2025, 5, 15, 9));

it('ends a session 8 hours after the sign-in, and caps the first check at 2 seconds (D131)', () => {
  expect(sessionDeadline(signedInAt)).toBe(Date.UTC(2025, 5, 15, 17));
  expect([SESSION_LENGTH, AUTH_LOADING_LIMIT]).toEqual([28_800_000, 2000]);
});

it.each([
  ['at the sign-in', 0, false],
  ['a millisecond before the deadline', 28_799_999, false],
  ['at the deadline itself', 28_800_000, true],
  ['long after', 10 ** 10, true],
  ['on a clock that was set back', -60_000, false],
])('reports whether the session is over %s', (_, age, isOver) => {
  expect(isSessionOver(signedInAt, epochMs(signedInAt + age))).toBe(isOver);
});

it('stays over once it is over', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 8 }),
      fc.integer({ min: 0, max: 10 ** 8 }),
      (early, later) => {
        const [first, second] = [epochMs(signedInAt + early), epochMs(signedInAt + early + later)];
        if (isSessionOver(signedInAt, first)) expect(isSessionOver(signedInAt, second)).toBe(true);
      },
    ),
    { numRuns: runs(1000) },
  );
});

it('ends a sign-in that is older than the end, but not that of the device that ended the others (D490)', () => {
  const ended = { before: epochMs(5000), kept: epochMs(3000) };
  expect(
    [1000, 2999, 3000, 3001, 4999, 5000, 6000].filter((at) => isSignInEnded(epochMs(at), ended)),
  ).toEqual([1000, 2999, 3001, 4999]);
});
