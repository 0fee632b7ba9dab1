import { firstCharacters } from '@roborrow/domain';

/** In characters (D53). Longer than anything that a person types; what is longer is cut, not refused. */
const LONGEST = 200;

/**
 * The named search parameters that are there, as text. The router parses no values (see `router.tsx`), so text is all
 * there is; anything else, and every unknown name, is dropped: nothing in an address can break a page.
 */
export function textParams<Name extends string>(
  search: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): { [Key in Name]?: string } {
  const params: { [Key in Name]?: string } = {};
  for (const name of names) {
    const value = Object.hasOwn(search, name) ? search[name] : undefined;
    if (typeof value === 'string') params[name] = firstCharacters(value, LONGEST);
  }
  return params;
}
