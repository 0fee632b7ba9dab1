/** A kind of robot, and where the product offers it (D6). */
export interface Category {
  /** Lowercase, for URLs. */
  readonly slug: string;
  /** Title Case, as it is stored and shown. */
  readonly name: string;
  /** Whether an owner may list a robot under it. */
  readonly mayList: boolean;
  /** Whether the search filter offers it. */
  readonly mayFilter: boolean;
  /** Whether Home has a tile for it. */
  readonly onHome: boolean;
}

const REGISTRY = [
  { slug: 'humanoid', name: 'Humanoid', mayList: false, mayFilter: false, onHome: true },
  { slug: 'industrial', name: 'Industrial', mayList: true, mayFilter: true, onHome: true },
  { slug: 'educational', name: 'Educational', mayList: true, mayFilter: true, onHome: true },
  { slug: 'hobby', name: 'Hobby', mayList: true, mayFilter: true, onHome: true },
  { slug: 'drone', name: 'Drone', mayList: false, mayFilter: false, onHome: true },
  { slug: 'service', name: 'Service', mayList: true, mayFilter: true, onHome: true },
  { slug: 'medical', name: 'Medical', mayList: false, mayFilter: false, onHome: true },
  { slug: 'other', name: 'Other', mayList: true, mayFilter: true, onHome: true },
] as const satisfies readonly Category[];

/** A category that a stored robot can have. */
export type ListingCategory = Extract<(typeof REGISTRY)[number], { readonly mayList: true }>['name'];

/** All categories, in Home's order (D6). */
export const CATEGORIES: readonly Category[] = REGISTRY;

/** The categories with a tile on Home, in its order. */
export const HOME_CATEGORIES: readonly Category[] = CATEGORIES.filter((category) => category.onHome);

/** The categories an owner may list under, in the form's order (D6). */
export const LISTING_CATEGORIES = [
  'Educational',
  'Industrial',
  'Service',
  'Hobby',
  'Other',
] as const satisfies readonly ListingCategory[];

/** The categories the search filter offers beside "all", in its order (D6). */
export const FILTER_CATEGORIES: readonly Category[] = LISTING_CATEGORIES.flatMap((name) =>
  CATEGORIES.filter((category) => category.mayFilter && category.name === name),
);

/** The meaning of a category in a URL or a form. Only `all` and `category` can match a robot (D6). */
export type CategoryFilter =
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly name: ListingCategory }
  /** One of Home's that nothing can be listed under. */
  | { readonly kind: 'unlistable'; readonly name: string }
  | { readonly kind: 'unknown'; readonly text: string };

/**
 * Parses a category as stored or as written in a URL, in any case; an empty text and "all" mean no filter.
 */
export const parseCategory = (text: string): CategoryFilter => {
  const slug = text.trim().toLowerCase();
  if (slug === '' || slug === 'all') return { kind: 'all' };
  const category = REGISTRY.find((known) => known.slug === slug);
  if (category === undefined) return { kind: 'unknown', text: text.trim() };
  return category.mayList
    ? { kind: 'category', name: category.name }
    : { kind: 'unlistable', name: category.name };
};
