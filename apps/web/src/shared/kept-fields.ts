/** Where a form's fields are stored. */
export interface Keeper {
  /** A function, because in a browser that forbids storage even reading the property throws. */
  readonly storage: () => Storage;
  readonly key: string;
}

/** Stored for the tab: for a page that reloads itself for a new deployment. */
export const keptInTab = (name: string): Keeper => ({
  storage: () => sessionStorage,
  key: `roborrow.fields.${location.pathname}.${name}`,
});

/**
 * Stored on the device, as a draft that survives the tab and the session. It belongs to one user and is not
 * shown to others.
 */
export const keptAsDraft = (owner: string, name: string): Keeper => ({
  storage: () => localStorage,
  key: `roborrow.draft.${owner}.${name}`,
});

/** Passwords are never stored. */
const isSecret = (field: string): boolean => /password/i.test(field);

/** Stores a form's fields; false if the browser refuses, or has no space left. */
export function keepFields({ storage, key }: Keeper, form: object): boolean {
  const pairs = Object.entries(form).filter(([field]) => !isSecret(field));
  try {
    storage().setItem(key, JSON.stringify(Object.fromEntries(pairs)));
    return true;
  } catch {
    return false;
  }
}

/** Whether the values have the same type: text, lists of text, or a value that may be null. */
const isAlike = (kept: unknown, initial: unknown): boolean => {
  if (initial === null) return typeof kept === 'object';
  if (Array.isArray(initial)) return Array.isArray(kept) && kept.every((item) => typeof item === 'string');
  return typeof kept === typeof initial;
};

/**
 * The stored fields of a form, merged into its initial values. Fields that another version stored differently
 * are left out.
 */
export function restoreFields<Form extends object>({ storage, key }: Keeper, initial: Form): Form {
  try {
    const kept = JSON.parse(storage().getItem(key) ?? '{}') as Readonly<Record<string, unknown>>; // keepFields stored it
    const pairs = Object.entries(initial).map(([field, value]): [string, unknown] => [
      field,
      field in kept && isAlike(kept[field], value) ? kept[field] : value,
    ]);
    return Object.fromEntries(pairs) as Form; // the same fields, each with the type of its initial value
  } catch {
    return initial;
  }
}

export function forgetFields({ storage, key }: Keeper): void {
  try {
    storage().removeItem(key);
  } catch {
    // nothing was stored either
  }
}
