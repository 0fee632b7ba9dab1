import fc from 'fast-check';
import { miles, type Coordinates, type Miles } from '../src/index.ts';

const STEPS = 2 ** 32 - 1;

/** A number from `min` to `max`, evenly distributed: `fc.double` would draw most numbers close to 0. */
export const evenlyArb = (min: number, max: number): fc.Arbitrary<number> =>
  // Adding 0 turns −0 into 0: JSON has no −0, so a stored one would come back changed.
  fc.integer({ min: 0, max: STEPS }).map((step) => min + (step / STEPS) * (max - min) + 0);

const degrees = (limit: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 6, arbitrary: evenlyArb(-limit, limit) },
    { weight: 1, arbitrary: fc.constantFrom(-limit, 0, limit, -limit + 1e-9, limit - 1e-9, 1e-9) },
  );

/** Anywhere on the globe; the poles, the antimeridian and 0° are drawn often. */
export const coordinatesArb: fc.Arbitrary<Coordinates> = fc.record({
  latitude: degrees(90),
  longitude: degrees(180),
});

/** In the contiguous United States, as most listings are. */
export const usCoordinatesArb: fc.Arbitrary<Coordinates> = fc.record({
  latitude: evenlyArb(25, 49),
  longitude: evenlyArb(-124, -67),
});

/** A point at most `span` degrees from the given one, so that a radius can include both. */
export const nearbyArb = (origin: Coordinates, span = 2): fc.Arbitrary<Coordinates> =>
  fc.record({
    latitude: evenlyArb(-span, span).map((shift) => Math.max(-90, Math.min(90, origin.latitude + shift))),
    longitude: evenlyArb(-span, span).map((shift) => {
      const longitude = origin.longitude + shift;
      return longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
    }),
  });

/** The radii that the app offers, the results of Expand Search Area, and values between them. */
export const radiusArb: fc.Arbitrary<Miles> = fc
  .oneof(fc.constantFrom(1, 2, 5, 10, 20, 25, 40, 50, 80, 100), evenlyArb(0.1, 100))
  .map(miles);

/** The point at `distance` miles from `origin` in the direction `bearing` (degrees, 0 is north). */
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
