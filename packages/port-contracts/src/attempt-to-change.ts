/**
 * Tries to change an object and everything inside it, as a careless caller would. Frozen objects throw, which
 * is accepted too: the contract only requires that nothing stored changes.
 */
export const attemptToChange = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Reflect.ownKeys(value)) {
    const inner: unknown = Reflect.get(value, key);
    attemptToChange(inner);
    Reflect.set(value, key, typeof inner === 'number' ? inner + 1 : 'changed by the caller');
  }
  if (Array.isArray(value) && Object.isExtensible(value)) value.push('added by the caller');
};
