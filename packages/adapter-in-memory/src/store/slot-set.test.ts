import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addSlot,
  addTo,
  bitsLength,
  copyTo,
  countBits,
  createSlotSet,
  deleteSlot,
  estimateBits,
  hasBit,
  keepIn,
  slotsOf,
  type SlotSet,
} from './slot-set.ts';

const SLOTS = 6000;

const bitsOf = (set: SlotSet): Uint32Array => {
  const bits = new Uint32Array(bitsLength(SLOTS));
  addTo(bits, set);
  return bits;
};

/** Slots close together, so that they are stored as bits, then far apart, so that they no longer are. */
const changesArb = fc
  .tuple(
    fc.array(fc.tuple(fc.boolean(), fc.nat(200)), { maxLength: 400, size: 'max' }),
    fc.array(fc.tuple(fc.boolean(), fc.nat(SLOTS - 1)), { maxLength: 400, size: 'max' }),
  )
  .map((parts) => parts.flat());

const changed = (changes: readonly (readonly [isAdded: boolean, slot: number])[]) => {
  const set = createSlotSet();
  const expected = new Set<number>();
  for (const [isAdded, slot] of changes) {
    if (isAdded) addSlot(set, slot);
    else deleteSlot(set, slot);
    if (isAdded) expected.add(slot);
    else expected.delete(slot);
  }
  return { set, expected: [...expected].sort((a, b) => a - b) };
};

test('a set of slots has what was added and not deleted', () => {
  fc.assert(
    fc.property(changesArb, (changes) => {
      const { set, expected } = changed(changes);
      const bits = bitsOf(set);
      expect(slotsOf(bits)).toEqual(expected);
      expect(set.size).toBe(expected.length);
      expect(countBits(bits)).toBe(expected.length);
      expect(estimateBits(bits)).toBe(expected.length);
      const copied = new Uint32Array(bits.length);
      copyTo(copied, set);
      expect(copied).toEqual(bits);
      expect(changes.every(([, slot]) => hasBit(bits, slot) === expected.includes(slot))).toBe(true);
    }),
    { numRuns: runs(300) },
  );
});

test('bits are kept where others are set as well', () => {
  fc.assert(
    fc.property(changesArb, changesArb, (some, others) => {
      const [a, b] = [changed(some), changed(others)];
      const bits = bitsOf(a.set);
      keepIn(bits, bitsOf(b.set));
      expect(slotsOf(bits)).toEqual(a.expected.filter((slot) => b.expected.includes(slot)));
    }),
    { numRuns: runs(100) },
  );
});

test('a set takes no more room than a bit for each slot, or an element for each of its own', () => {
  const set = createSlotSet();
  for (let slot = 0; slot < 3000; slot += 1) addSlot(set, slot);
  expect(set.data.length).toBeLessThan(200);
  addSlot(set, 1_000_000);
  expect(set.data.length).toBeLessThan(5000);
  expect(set.size).toBe(3001);
});

test('how many bits are set of many is told within a tenth', () => {
  const bits = new Uint32Array(bitsLength(100_000)).map((_, i) => (i % 3 === 0 ? 0x0f0f0f0f : 0));
  const count = countBits(bits);
  expect(Math.abs(estimateBits(bits) - count)).toBeLessThan(count / 10);
});
