/** Where a form's fields are kept. */
export interface Keeper {
  /** A getter: where the browser forbids storage, looking at it throws. */
  readonly storage: () => Storage;
  readonly key: string;
}

/** In the tab: for a page that reloads itself for a new deployment. */
export const keptInTab = (name: string): Keeper => ({
  storage: () => sessionStorage,
  key: `roborrow.fields.${location.pathname}.${name}`,
});

/** On the device, as a draft that outlives the tab and the session: of one user, so that it is shown to no other. */
export const keptAsDraft = (owner: string, name: string): Keeper => ({
  storage: () => localStorage,
  key: `roborrow.draft.${owner}.${name}`,
});

/** A password is nobody's to keep. */
const isSecret = (field: string): boolean => /password/i.test(field);

/** Keeps a form's fields; false where the browser refuses, or has no space left. */
export function keepFields({ storage, key }: Keeper, form: object): boolean {
  const pairs = Object.entries(form).filter(([field]) => !isSecret(field));
  try {
    storage().setItem(key, JSON.stringify(Object.fromEntries(pairs)));
    return true;
  } catch {
    return false;
  }
}

/** Text, lists of text, and what a form may leave empty. */
const isAlike = (kept: unknown, initial: unknown): boolean => {
  if (initial === null) return typeof kept === 'object';
  if (Array.isArray(initial)) return Array.isArray(kept) && kept.every((item) => typeof item === 'string');
  return typeof kept === typeof initial;
};

/** What was kept of a form, over what it would show otherwise. What another version kept differently is left out. */
export function restoreFields<Form extends object>({ storage, key }: Keeper, initial: Form): Form {
  try {
    const kept = JSON.parse(storage().getItem(key) ?? '{}') as Readonly<Record<string, unknown>>; // kept above
    const pairs = Object.entries(initial).map(([field, value]): [string, unknown] => [
      field,
      field in kept && isAlike(kept[field], value) ? kept[field] : value,
    ]);
    return Object.fromEntries(pairs) as Form; // the same fields, each of its own kind
  } catch {
    return initial;
  }
}

export function forgetFields({ storage, key }: Keeper): void {
  try {
    storage().removeItem(key);
  } catch {
    // nothing was kept either
  }
}
