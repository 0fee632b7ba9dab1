/** One row for each category, in Home's order (D6). */
const TABLE = [
  { slug: 'humanoid', name: 'Humanoid', formPosition: null },
  { slug: 'industrial', name: 'Industrial', formPosition: 2 },
  { slug: 'educational', name: 'Educational', formPosition: 1 },
  { slug: 'hobby', name: 'Hobby', formPosition: 4 },
  { slug: 'drone', name: 'Drone', formPosition: null },
  { slug: 'service', name: 'Service', formPosition: 3 },
  { slug: 'medical', name: 'Medical', formPosition: null },
  { slug: 'other', name: 'Other', formPosition: 5 },
] as const;

type Row = (typeof TABLE)[number];
type ListableRow = Extract<Row, { readonly formPosition: number }>;

/** A category's name in a URL. */
export type CategorySlug = Row['slug'];

/** A category that a stored robot can have. */
export type ListingCategory = ListableRow['name'];

/** A kind of robot (D6). */
export interface Category {
  /** Lowercase, for URLs. */
  readonly slug: CategorySlug;
  /** Title Case, as it is stored and shown. */
  readonly name: string;
  /** Its place in the listing form and in the search filter; `null` for one that Home alone shows. */
  readonly formPosition: number | null;
}

/** All categories, in Home's order (D6). */
export const CATEGORIES: readonly Category[] = TABLE;

const isListable = (row: Row): row is ListableRow => row.formPosition !== null;
const listable = TABLE.filter(isListable).sort((a, b) => a.formPosition - b.formPosition);

/** The categories that the search filter offers beside "all", in its order (D6). */
export const FILTER_CATEGORIES: readonly Category[] = listable;

/** The categories an owner may list under, in the form's order, which is the filter's (D6). */
export const LISTING_CATEGORIES: readonly ListingCategory[] = listable.map(({ name }) => name);

/** A value for each category that a robot can have. */
export const forEachCategory = <Value>(
  valueOf: (category: ListingCategory) => Value,
): Record<ListingCategory, Value> =>
  // The entries are of exactly these categories, which TypeScript's `fromEntries` forgets.
  Object.fromEntries(LISTING_CATEGORIES.map((name) => [name, valueOf(name)])) as Record<
    ListingCategory,
    Value
  >;

/** The meaning of a category in a URL or a form. Only `all` and `category` can match a robot (D6). */
export type CategoryFilter =
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly name: ListingCategory }
  /** One that nothing can be listed under. */
  | { readonly kind: 'unlistable'; readonly name: string }
  | { readonly kind: 'unknown'; readonly text: string };

/**
 * Parses a category as stored or as written in a URL, in any case; an empty text and "all" mean no filter.
 */
export const parseCategory = (text: string): CategoryFilter => {
  const slug = text.trim().toLowerCase();
  if (slug === '' || slug === 'all') return { kind: 'all' };
  const category = TABLE.find((known) => known.slug === slug);
  if (category === undefined) return { kind: 'unknown', text: text.trim() };
  return isListable(category)
    ? { kind: 'category', name: category.name }
    : { kind: 'unlistable', name: category.name };
};
