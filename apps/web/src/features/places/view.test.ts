import { haversineMiles, miles } from '@roborrow/domain';
import { runs, usCoordinatesArb } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circleAround, project, unproject } from './projection.ts';
import {
  isSameView,
  panned,
  toMap,
  toScreen,
  type View,
  viewOfCircle,
  viewOfPoints,
  zoomed,
} from './view.ts';
import { viewBetween } from './use-map.ts';

const SIZE = { width: 400, height: 600 };
const APEX = { latitude: 35.73, longitude: -78.85 };

const viewArb: fc.Arbitrary<View> = fc.record({
  x: fc.double({ min: -170, max: -60, noNaN: true }),
  y: fc.double({ min: -70, max: -15, noNaN: true }),
  scale: fc.double({ min: 60, max: 10_000, noNaN: true }),
});
const pointArb = fc.record({
  left: fc.integer({ min: 0, max: SIZE.width }),
  top: fc.integer({ min: 0, max: SIZE.height }),
});

describe('a view', () => {
  it('finds a point of the screen again', () => {
    fc.assert(
      fc.property(viewArb, pointArb, (view, point) => {
        const { left, top } = toScreen(view, SIZE, toMap(view, SIZE, point));
        expect(Math.hypot(left - point.left, top - point.top)).toBeLessThan(1e-4);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('moves with the finger', () => {
    fc.assert(
      fc.property(
        viewArb,
        pointArb,
        fc.integer({ min: -90, max: 90 }),
        fc.integer({ min: -90, max: 90 }),
        (view, finger, right, down) => {
          const held = toMap(view, SIZE, finger);
          const { left, top } = toScreen(panned(view, right, down), SIZE, held);
          expect(left).toBeCloseTo(finger.left + right, 3);
          expect(top).toBeCloseTo(finger.top + down, 3);
        },
      ),
      {
        numRuns: runs(1000),
      },
    );
  });

  it('keeps the point under the pointer where it is while it is zoomed', () => {
    fc.assert(
      fc.property(
        viewArb,
        pointArb,
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        (view, pointer, factor) => {
          const held = toMap(view, SIZE, pointer);
          const after = zoomed(view, SIZE, factor, pointer);
          const { left, top } = toScreen(after, SIZE, held);
          expect(Math.hypot(left - pointer.left, top - pointer.top)).toBeLessThan(0.01);
          // Halfway of the movement, too.
          const halfway = toScreen(viewBetween(view, after, 0.5), SIZE, held);
          expect(Math.hypot(halfway.left - pointer.left, halfway.top - pointer.top)).toBeLessThan(0.01);
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  it('goes neither beyond the poles nor beyond its largest and smallest scale', () => {
    const view = viewOfCircle(APEX, miles(25), SIZE);
    expect(unproject(panned(view, 0, 1e9)).latitude).toBeLessThan(81);
    const [near, far] = [1e9, 1e-9].map((factor) => zoomed(view, SIZE, factor, { left: 0, top: 0 }).scale);
    expect(zoomed(view, SIZE, 1e10, { left: 0, top: 0 }).scale).toBe(near);
    expect(zoomed(view, SIZE, 1e-10, { left: 0, top: 0 }).scale).toBe(far);
  });

  it('of a circle shows the whole circle, and little more', () => {
    fc.assert(
      fc.property(usCoordinatesArb, fc.constantFrom(1, 5, 10, 25, 50, 100), (origin, radius) => {
        const view = viewOfCircle(origin, miles(radius), SIZE);
        const points = circleAround(origin, miles(radius)).map((point) => toScreen(view, SIZE, point));
        const lefts = points.map(({ left }) => left);
        expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...lefts)).toBeLessThanOrEqual(SIZE.width);
        expect(Math.max(...lefts) - Math.min(...lefts)).toBeGreaterThan(SIZE.width * 0.8);
      }),
      { numRuns: runs(500) },
    );
  });

  it('of towns shows each of them, with room for its label', () => {
    fc.assert(
      fc.property(fc.array(usCoordinatesArb, { minLength: 1, maxLength: 30 }), (towns) => {
        const view = viewOfPoints(towns.map(project), SIZE, miles(30));
        for (const town of towns) {
          const { left, top } = toScreen(view, SIZE, project(town));
          expect(Math.min(left, SIZE.width - left)).toBeGreaterThan(40);
          expect(Math.min(top, SIZE.height - top)).toBeGreaterThan(40);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('of one town shows 30 miles around it, and of none the country', () => {
    const view = viewOfPoints([project(APEX)], SIZE, miles(30));
    const [west, east] = [0, SIZE.width].map((left) => unproject(toMap(view, SIZE, { left, top: 300 })));
    expect(haversineMiles(west ?? APEX, east ?? APEX)).toBeGreaterThan(25);
    expect(viewOfPoints([], SIZE, miles(30)).x).toBe(-96);
  });

  it('of towns on both sides of the antimeridian is small', () => {
    const towns = [179.9, -179.9].map((longitude) => project({ latitude: 51.9, longitude }));
    expect(viewOfPoints(towns, SIZE, miles(1)).scale).toBeGreaterThan(1000);
  });

  it('is the same as one that differs by less than a pixel', () => {
    const view = viewOfCircle(APEX, miles(25), SIZE);
    expect(isSameView(view, panned(view, 0.4, 0.4))).toBe(true);
    expect(isSameView(view, panned(view, 3, 0))).toBe(false);
    expect(isSameView(view, zoomed(view, SIZE, 1.1, { left: 200, top: 300 }))).toBe(false);
  });
});
