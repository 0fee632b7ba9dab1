const keyOf = (name: string): string => `roborrow.fields.${location.pathname}.${name}`;

/** A password is nobody's to keep. */
const isSecret = (field: string): boolean => /password/i.test(field);

/** Keeps a form's fields for the reloaded page, in the tab. */
export function keepFields(name: string, form: object): void {
  const pairs = Object.entries(form).filter(([field]) => !isSecret(field));
  sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(pairs)));
}

const isAlike = (kept: unknown, initial: unknown): boolean =>
  initial === null || (typeof kept === typeof initial && Array.isArray(kept) === Array.isArray(initial));

/** What was kept of a form, over what it would show otherwise. What another version kept differently is left out. */
export function restoreFields<Form extends object>(name: string, initial: Form): Form {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as Readonly<Record<string, unknown>>; // kept above
    const pairs = Object.entries(initial).map(([field, value]): [string, unknown] => [
      field,
      field in kept && isAlike(kept[field], value) ? kept[field] : value,
    ]);
    return Object.fromEntries(pairs) as Form; // the same fields, each of its own kind
  } catch {
    return initial;
  }
}

/** Forgets it, once it is shown again. */
export function forgetFields(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // nothing was kept either
  }
}
