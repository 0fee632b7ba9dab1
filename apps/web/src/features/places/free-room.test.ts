import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, createFreeRoom, overlap } from './free-room.ts';

const boxArb: fc.Arbitrary<Box> = fc.record({
  left: fc.integer({ min: -200, max: 1000 }),
  top: fc.integer({ min: -200, max: 1000 }),
  width: fc.integer({ min: 1, max: 300 }),
  height: fc.integer({ min: 1, max: 200 }),
});

describe('the room for labels', () => {
  it('is given to the first, and to the next one beside it', () => {
    const room = createFreeRoom();
    const box = { left: 0, top: 0, width: 50, height: 20 };
    expect(room.takeOneOf([box])).toBe(box);
    expect(room.takeOneOf([{ ...box, left: 49 }])).toBeNull();
    const below = { ...box, top: 20 };
    expect(room.takeOneOf([{ ...box, left: 49 }, below])).toBe(below);
  });

  it('is never given twice, and refused only if every place that was asked for is taken', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(boxArb, { minLength: 1, maxLength: 3 }), { maxLength: 80, size: 'max' }),
        (asked) => {
          const room = createFreeRoom();
          const taken: Box[] = [];
          for (const boxes of asked) {
            const isFree = boxes.filter((box) => taken.every((other) => !overlap(box, other)));
            const box = room.takeOneOf(boxes);
            expect(box).toBe(isFree[0] ?? null);
            if (box) taken.push(box);
          }
        },
      ),
      {
        numRuns: runs(300),
      },
    );
  });
});
