import { firstCharacters } from '@roborrow/domain';

/** In characters (D53). Longer than any typed text; a longer value is cut, not refused. */
const LONGEST_TEXT = 200;

/**
 * The named search parameters, as text. The router does not parse values (see `router.tsx`). Values of other
 * types and unknown names are dropped, so that no address can break a page.
 */
export function textParams<Name extends string>(
  search: Readonly<Record<string, unknown>>,
  names: readonly Name[],
  longest: number = LONGEST_TEXT,
): { [Key in Name]?: string } {
  const params: { [Key in Name]?: string } = {};
  for (const name of names) {
    const value = Object.hasOwn(search, name) ? search[name] : undefined;
    if (typeof value === 'string') params[name] = firstCharacters(value, longest);
  }
  return params;
}
