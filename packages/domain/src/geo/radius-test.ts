import type { Miles } from '../units.ts';
import type { Coordinates } from './coordinates.ts';
import { EARTH_RADIUS_MILES, haversineMiles, RADIANS_PER_DEGREE, roundMiles } from './distance.ts';

/** Up to here (angle in radians, latitude in degrees) the series below err by less than `UNCERTAINTY`. */
const WIDEST_ANGLE = 0.026;
const HIGHEST_LATITUDE = 84;

/**
 * Relative to the haversine on the circle. Cutting off the series costs below 5e-8 within the limits above:
 * x⁴/24 of the cosine (1.9e-8, at most 2.6e-8 of the far latitude's), x⁴/360 (1.3e-9), y⁶/20160 (1.3e-8);
 * floating point costs 1e-10. The rest is margin; the ring is still so thin that hardly a point lies in it.
 */
const UNCERTAINTY = 1e-6;

/** The largest distance that rounds to at most `radius`, give or take a rounding error. */
const roundingLimit = (radius: Miles): number => {
  const tenths = Math.floor(radius * 10);
  const whole = (tenths + 1) / 10 <= radius ? tenths + 1 : tenths / 10 > radius ? tenths - 1 : tenths;
  return (whole + 0.5) / 10;
};

/**
 * A test for "within the radius of this origin": the rounded haversine decides (D4), exactly.
 *
 * It answers many points quickly. The haversine h grows with the distance, so h is compared instead, from
 * 4h = x²(1 − x²/12 + …) + cos φ₁ cos φ₂ y²(1 − y²/12 + y⁴/360 − …) with x and y the differences of latitude
 * and longitude, and cos φ₂ from x, without a trigonometric call. Only a point in the thin ring where
 * the short series could err, an origin near a pole, or a radius beyond the product's asks the exact rule.
 */
export const radiusTest = (origin: Coordinates, radius: Miles): ((point: Coordinates) => boolean) => {
  const isWithin = (point: Coordinates): boolean => roundMiles(haversineMiles(origin, point)) <= radius;

  const { latitude, longitude } = origin;
  const angle = roundingLimit(radius) / EARTH_RADIUS_MILES;
  if (!(angle > 0 && angle <= WIDEST_ANGLE && Math.abs(latitude) <= HIGHEST_LATITUDE)) return isWithin;

  const cosine = Math.cos(latitude * RADIANS_PER_DEGREE);
  const cosineSquared = cosine * cosine;
  const sineCosine = Math.sin(latitude * RADIANS_PER_DEGREE) * cosine;
  const onCircle = 4 * Math.sin(angle / 2) ** 2;
  const surelyWithin = onCircle * (1 - UNCERTAINTY);
  const surelyOutside = onCircle * (1 + UNCERTAINTY);
  const widestX = angle * (1 + UNCERTAINTY);
  const widestY = Math.asin(Math.sin(angle) / cosine) * (1 + UNCERTAINTY);

  return (point) => {
    const x = (point.latitude - latitude) * RADIANS_PER_DEGREE;
    if (x > widestX || x < -widestX) return false;

    let eastward = Math.abs(point.longitude - longitude);
    if (eastward > 180) eastward = 360 - eastward;
    const y = eastward * RADIANS_PER_DEGREE;
    if (y > widestY) return false;

    const xx = x * x;
    const yy = y * y;
    const cosines = cosineSquared * (1 - xx / 2) - sineCosine * x * (1 - xx / 6);
    const fourHaversines = xx * (1 - xx / 12) + cosines * yy * (1 - yy * (1 / 12 - yy / 360));
    if (fourHaversines < surelyWithin) return true;
    if (fourHaversines > surelyOutside) return false;
    return isWithin(point);
  };
};
