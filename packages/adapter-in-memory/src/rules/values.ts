import { isBlank, isLongerThan, hasControls, type Coordinates } from '@roborrow/domain';

/**
 * Whether a value is a text of at most that many characters (D53). Checked at run time, because callers may
 * bypass the compiler.
 */
export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && !isLongerThan(value, most);

/** The same for a text that must have a visible character. */
export const isFilledText = (value: unknown, most: number): value is string =>
  isText(value, most) && !isBlank(value);

/** The same for a name or a title, which must not act on the text around it either (D673). */
export const isTitle = (value: unknown, most: number): boolean =>
  isFilledText(value, most) && !hasControls(value);

/** Whether a value is a number within the bounds, inclusive; NaN is not. */
export const isNumber = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

/** Whether a point lies on the globe. */
export const isValidCoordinates = ({ latitude, longitude }: Coordinates): boolean =>
  isNumber(latitude, -90, 90) && isNumber(longitude, -180, 180);
