/** Whether a value is text of that many characters, both bounds included, whatever the compiler believes. */
export const isText = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'string' && value.length >= least && value.length <= most;

/** Whether a value is a number within the bounds, both included; NaN is none. */
export const isNumber = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;
