/** Days are those of UTC, wherever the operator is. */
export const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
