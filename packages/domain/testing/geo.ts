import fc from 'fast-check';
import { miles, type Coordinates, type Miles } from '../src/index.ts';

/** JSON knows no −0, so a stored −0 would come back changed. */
const withoutNegativeZero = (value: number): number => value + 0;

const degrees = (limit: number): fc.Arbitrary<number> =>
  fc
    .oneof(
      { weight: 6, arbitrary: fc.double({ min: -limit, max: limit, noNaN: true }) },
      { weight: 1, arbitrary: fc.constantFrom(-limit, 0, limit, -limit + 1e-9, limit - 1e-9, 1e-9) },
    )
    .map(withoutNegativeZero);

/** Anywhere on the globe; the poles, the antimeridian and 0° turn up often. */
export const coordinatesArb: fc.Arbitrary<Coordinates> = fc.record({
  latitude: degrees(90),
  longitude: degrees(180),
});

/** In the contiguous United States, where most robots live. */
export const usCoordinatesArb: fc.Arbitrary<Coordinates> = fc.record({
  latitude: fc.double({ min: 25, max: 49, noNaN: true }),
  longitude: fc.double({ min: -124, max: -67, noNaN: true }),
});

/** A point so near to the given one (at most `span` degrees each way) that a radius can catch both. */
export const nearbyArb = (origin: Coordinates, span = 2): fc.Arbitrary<Coordinates> =>
  fc.record({
    latitude: fc
      .double({ min: -span, max: span, noNaN: true })
      .map((shift) => Math.max(-90, Math.min(90, origin.latitude + shift))),
    longitude: fc.double({ min: -span, max: span, noNaN: true }).map((shift) => {
      const longitude = origin.longitude + shift;
      return longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
    }),
  });

/** The product's radii, the ones Expand Search Area makes of them, and everything between. */
export const radiusArb: fc.Arbitrary<Miles> = fc
  .oneof(
    fc.constantFrom(1, 2, 5, 10, 20, 25, 40, 50, 80, 100),
    fc.double({ min: 0.1, max: 100, noNaN: true }),
  )
  .map(miles);

/** Where one arrives from `origin` after `distance` miles in the direction `bearing` (degrees, 0 is north). */
export const pointAt = (origin: Coordinates, bearing: number, distance: number): Coordinates => {
  const radians = Math.PI / 180;
  const angle = distance / 3959;
  const course = bearing * radians;
  const latitude = origin.latitude * radians;
  const sine = Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(course);
  const eastward = Math.atan2(
    Math.sin(course) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * sine,
  );
  const longitude = origin.longitude + eastward / radians;
  return {
    latitude: Math.asin(Math.max(-1, Math.min(1, sine))) / radians,
    longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude,
  };
};
