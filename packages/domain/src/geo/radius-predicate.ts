import type { Miles } from '../units.ts';
import type { Coordinates } from './coordinates.ts';
import { EARTH_RADIUS_MILES, haversineMiles, RADIANS_PER_DEGREE, roundMiles } from './distance.ts';

/** In radians and degrees. Up to here the series below errs by less than `UNCERTAINTY`. */
const WIDEST_ANGLE = 0.026;
const HIGHEST_LATITUDE = 80;

/**
 * Relative to the haversine on the circle. Within the limits above the cut-off terms are x²/12 (5.7e-5),
 * x³/6 of the far latitude's cosine (2.0e-5) and y⁴/360 (for y up to 0.2: 4.5e-6); rounding costs 1e-10.
 * Further east the true value and the series both lie far outside.
 */
const UNCERTAINTY = 1e-4;

/** The series' coefficients for angles in degrees, so that no point has to be converted. */
const HALF = RADIANS_PER_DEGREE ** 2 / 2;
const TWELFTH = RADIANS_PER_DEGREE ** 2 / 12;

/** The largest distance that rounds to at most `radius`, give or take a rounding error. */
const roundingLimit = (radius: Miles): number => {
  const tenths = Math.floor(radius * 10);
  // The product may have been rounded up to a tenth that the radius itself just misses.
  const whole = tenths / 10 > radius ? tenths - 1 : tenths;
  return (whole + 0.5) / 10;
};

/**
 * A test for "within the radius of this origin": the rounded haversine decides (D4), exactly.
 *
 * It answers many points quickly. The haversine h grows with the distance, so h is compared instead, from
 * 4h = x² + cos φ₁ cos φ₂ y² (1 − y²/12) with x and y the differences of latitude and longitude, and
 * cos φ₂ = cos φ₁ (1 − x²/2) − x sin φ₁: not one trigonometric call. Only a point in the thin ring where
 * the short series could err, an origin near a pole, or a radius beyond the product's asks the exact rule.
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
