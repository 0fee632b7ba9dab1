import { isBlank, isLongerThan, turnsText } from '@roborrow/domain';

/** Whether a value is text of at most that many characters (D53), whatever the compiler believes. */
export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && !isLongerThan(value, most);

/** The same for text that must show something. */
export const isFilledText = (value: unknown, most: number): value is string =>
  isText(value, most) && !isBlank(value);

/** The same for a name or a title, which may not turn the direction of text either. */
export const isTitle = (value: unknown, most: number): boolean =>
  isFilledText(value, most) && !turnsText(value);

/** Whether a value is a number within the bounds, both included; NaN is none. */
export const isNumber = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;
