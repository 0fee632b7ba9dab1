import type { Miles } from '../units.ts';
import type { Coordinates } from './coordinates.ts';
import { EARTH_RADIUS_MILES, haversineMiles, RADIANS_PER_DEGREE, roundMiles } from './distance.ts';

/** In radians and degrees. Up to these limits the series below has an error of less than `UNCERTAINTY`. */
const WIDEST_ANGLE = 0.026;
const HIGHEST_LATITUDE = 80;

/**
 * Relative to the haversine on the circle. Within the limits above, the omitted terms are x²/12 (5.7e-5),
 * x³/6 of the far latitude's cosine (2.0e-5) and y⁴/360 (for y up to 0.2: 4.5e-6); rounding adds 1e-10. For
 * points further east the true value and the series are both far outside the circle.
 */
const UNCERTAINTY = 1e-4;

/** The coefficients of the series for angles in degrees, so that points need no conversion to radians. */
const HALF = RADIANS_PER_DEGREE ** 2 / 2;
const TWELFTH = RADIANS_PER_DEGREE ** 2 / 12;

/** The largest distance that rounds to at most `radius`, except for a rounding error. */
const roundingLimit = (radius: Miles): number => {
  const tenths = Math.floor(radius * 10);
  // The product may have been rounded up to a tenth that is slightly larger than the radius.
  const whole = tenths / 10 > radius ? tenths - 1 : tenths;
  return (whole + 0.5) / 10;
};

/**
 * Creates a predicate for "within the radius of this origin". The rounded haversine decides (D4), exactly.
 *
 * It is fast for many points. The haversine h grows with the distance, so the predicate compares h, computed
 * as 4h = x² + cos φ₁ cos φ₂ y² (1 − y²/12) with x and y the differences of latitude and longitude, and cos
 * φ₂ = cos φ₁ (1 − x²/2) − x sin φ₁. This needs no trigonometric call for a point. The exact rule is called
 * only for a point in the thin ring where the series could be wrong, an origin close to a pole, or a radius
 * above the largest one that the app offers.
 */
export const createRadiusPredicate = (
  origin: Coordinates,
  radius: Miles,
): ((point: Coordinates) => boolean) => {
  const isWithin = (point: Coordinates): boolean => roundMiles(haversineMiles(origin, point)) <= radius;

  const { latitude, longitude } = origin;
  const angle = roundingLimit(radius) / EARTH_RADIUS_MILES;
  if (!(angle > 0 && angle <= WIDEST_ANGLE && Math.abs(latitude) <= HIGHEST_LATITUDE)) return isWithin;

  const cosine = Math.cos(latitude * RADIANS_PER_DEGREE);
  const cosineSquared = cosine * cosine;
  const sineCosine = Math.sin(latitude * RADIANS_PER_DEGREE) * cosine * RADIANS_PER_DEGREE;
  const northmost = (angle / RADIANS_PER_DEGREE) * (1 + UNCERTAINTY);
  const onCircle = ((2 * Math.sin(angle / 2)) / RADIANS_PER_DEGREE) ** 2;
  const surelyWithin = onCircle * (1 - UNCERTAINTY);
  const surelyOutside = onCircle * (1 + UNCERTAINTY);

  return (point) => {
    const x = point.latitude - latitude;
    if (x > northmost || x < -northmost) return false;

    let y = point.longitude - longitude;
    if (y > 180) y -= 360;
    else if (y < -180) y += 360;

    const xx = x * x;
    const yy = y * y;
    const cosines = cosineSquared * (1 - xx * HALF) - x * sineCosine;
    const estimate = xx + cosines * yy * (1 - yy * TWELFTH);
    if (estimate < surelyWithin) return true;
    if (estimate > surelyOutside) return false;
    return isWithin(point);
  };
};
