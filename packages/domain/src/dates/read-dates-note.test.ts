import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { readDatesNote } from './read-dates-note.ts';

it.each([
  { kind: 'asked', first: '2026-12-01', last: '2026-12-05', total: 25_000 },
  { kind: 'accepted', request: 'r' },
  { kind: 'declined', request: 'r' },
  { kind: 'withdrawn', request: 'r' },
  { kind: 'cancelled', request: 'r' },
  { kind: 'not-happened', request: 'r', reason: 'did-not-show-up' },
  { kind: 'meeting', request: 'r', for: 'return', at: '2028-02-29T09:30', place: 'At the gate' },
  { kind: 'meeting-agreed', request: 'r', proposal: 'p' },
])('A stored note is read as it was written, without what else is in it (D500): %j', (note) => {
  expect(readDatesNote({ ...note, later: true })).toEqual(note);
});

it.each([
  undefined,
  null,
  'asked',
  [],
  {},
  { kind: 'postponed', request: 'r' },
  { kind: 'accepted' },
  { kind: 'accepted', request: 7 },
  { kind: 'accepted', request: '' },
  { kind: 'asked', first: '2026-12-05', last: '2026-12-01', total: 100 },
  { kind: 'asked', first: '2026-12-01', last: '2026-12-05' },
  { kind: 'asked', first: '2026-12-01', last: '2026-12-05', total: 1.5 },
  { kind: 'asked', first: '2026-02-29', last: '2026-12-05', total: 100 },
  { kind: 'asked', first: '2026-12-01', last: 20_261_205, total: 100 },
  { kind: 'meeting', request: 'r', for: 'lunch', at: '2028-02-29T09:30', place: 'At the gate' },
  { kind: 'meeting', request: 'r', for: 'return', at: '2028-02-30T09:30', place: 'At the gate' },
  { kind: 'meeting', request: 'r', for: 'return', at: '2028-02-29T09:30', place: ' ' },
  { kind: 'meeting', for: 'return', at: '2028-02-29T09:30', place: 'At the gate' },
  { kind: 'meeting-agreed', request: 'r' },
])('What is unknown or broken is no note, so that the message shows its sentence (D500): %j', (stored) => {
  expect(readDatesNote(stored)).toBeNull();
});

it.each([
  { kind: 'cancelled', request: 'r', reason: 'in other words' },
  { kind: 'accepted', request: 'r', reason: 'other' },
])('A reason that is unknown, or of what does not end, is left out (D721): %j', ({ reason: _, ...rest }) => {
  expect(readDatesNote({ ...rest, reason: _ })).toEqual(rest);
});

it('reads anything without an error', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(readDatesNote(stored)).toBeNull();
    }),
    { numRuns: runs(2_000) },
  );
});
