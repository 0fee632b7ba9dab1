import { isBlank } from '../characters.ts';
import { parseDay, rangeLength, type DayRange } from '../dates/calendar-day.ts';
import { freeUnit, isClosed } from '../dates/robot-calendar.ts';
import { liesInState, stateNamed } from '../geo/us-states.ts';
import { parseCategory } from './category.ts';
import { parsePriceFilter } from './price-filter.ts';
import { parseNumber } from './listing-numbers.ts';
import { allowsRental } from './rental-length.ts';
import { ROBOT_FIELDS, type NumberField } from './robot-fields.ts';
import type { Robot } from './robot.ts';
import type { SearchFilters, SearchParam, TypedSearch } from './search-criteria.ts';
import {
  lengthsJoined,
  narrowingOfLength,
  narrowingOfState,
  narrowingsOfParts,
  narrowingsOfPrice,
  narrowingsOfWords,
  pricesJoined,
  type Narrowing,
} from './search-tokens.ts';
import { createPartsPredicate, createTextPredicate } from './text-predicate.ts';
import type { Vocabulary } from './vocabulary.ts';
import { days, type Days } from '../units.ts';

/** The name of one of `FILTERS`. */
export type FilterName = keyof SearchFilters;

/** What a search does with one of its filters. `Value` is what it filters by. */
interface Filter<Value> {
  /** Its names in an address. */
  readonly params: readonly SearchParam[];
  /** For a filter that is one number, which has one name in an address, its own: how it is typed. */
  readonly number?: NumberField;
  /** What is typed under these names; what is invalid filters nothing. */
  readonly parse: (typed: TypedSearch) => Value;
  /** Whether it lets every robot through, as `null` does. */
  readonly isOpen?: (value: NonNullable<Value>) => boolean;
  /** Whether a backend decides it; else robots are read first. By price only an order that begins with it does. */
  readonly isDecidedByBackend?: true;
  /** What an index can leave out before robots are read. */
  readonly narrow?: (value: NonNullable<Value>, vocabulary: Vocabulary) => readonly Narrowing[];
  /** The tokens that an index has together with those of a concept. */
  readonly joined?: (value: NonNullable<Value>) => readonly string[];
  /** What a robot must meet. The key is the reason why a robot that does not is excluded. */
  readonly conditions: Readonly<
    Record<string, (value: NonNullable<Value>, vocabulary?: Vocabulary) => (robot: Robot) => boolean>
  >;
}

/** `null`, or what is left out, lets every robot through. */
type Values = Required<SearchFilters>;
type Filters = { readonly [Name in keyof Values]: Filter<Values[Name]> };

/** A number as it filters: what is blank or invalid filters nothing. */
const parseNumberFilter = <Value>(
  field: NumberField,
  text: string,
  unit: (value: number) => Value,
): Value | null => {
  const parsed = parseNumber(field, text);
  return parsed.ok && parsed.value !== null ? unit(parsed.value) : null;
};

/** The longest range of days that a search looks for. */
const LONGEST = ROBOT_FIELDS.maxRental.max;

/** Days as an address has them. The first alone is one day; what is invalid, reversed or too long filters nothing. */
const parseDates = ({ from = '', to = '' }: TypedSearch): DayRange | null => {
  const first = parseDay(from.trim());
  const last = to.trim() === '' ? first : parseDay(to.trim());
  if (!first || !last || last < first) return null;
  return rangeLength({ first, last }) <= LONGEST ? { first, last } : null;
};

/**
 * Every filter of a search, the cheapest first (D100, D1, D8, D54, D341, D618, D692). Whether a robot is found, why not, whether there is
 * anything to search for, what a backend is asked for and what an address says derive from this table.
 */
export const FILTERS = {
  price: {
    params: ['minPrice', 'maxPrice'],
    parse: ({ minPrice = '', maxPrice = '' }) => parsePriceFilter({ min: minPrice, max: maxPrice }).bounds,
    isOpen: ({ min, max }) => min === null && max === null,
    narrow: narrowingsOfPrice,
    joined: pricesJoined,
    conditions: {
      'below-minimum-price':
        ({ min }) =>
        ({ price }) =>
          min === null || price >= min,
      'above-maximum-price':
        ({ max }) =>
        ({ price }) =>
          max === null || price <= max,
    },
  },
  category: {
    params: ['category'],
    parse: ({ category = '' }) => parseCategory(category),
    isOpen: ({ kind }) => kind === 'all',
    isDecidedByBackend: true,
    conditions: {
      category: (filter) => (robot) => filter.kind === 'category' && filter.name === robot.category,
    },
  },
  days: {
    params: ['days'],
    number: ROBOT_FIELDS.minRental,
    // Dates say the length as well.
    parse: (typed) => {
      const dates = parseDates(typed);
      return dates ? rangeLength(dates) : parseNumberFilter(ROBOT_FIELDS.minRental, typed.days ?? '', days);
    },
    narrow: narrowingOfLength,
    joined: lengthsJoined,
    conditions: { 'rental-length': (length: Days) => (robot) => allowsRental(robot, length) },
  },
  dates: {
    params: ['from', 'to'],
    parse: parseDates,
    conditions: {
      'closed-days': (range: DayRange) => (robot) => !isClosed(robot, range),
      'taken-days': (range: DayRange) => (robot) => freeUnit(robot, range) !== null,
    },
  },
  state: {
    params: ['location'],
    parse: ({ location = '' }) => stateNamed(location),
    narrow: narrowingOfState,
    conditions: { 'outside-state': (state) => (robot) => liesInState(robot.location, state) },
  },
  text: {
    params: ['query'],
    parse: ({ query = '' }) => query,
    isOpen: isBlank,
    narrow: narrowingsOfWords,
    conditions: { text: createTextPredicate },
  },
  // Of what was searched by `text` before: it is never typed.
  partsOfWords: {
    params: [],
    parse: () => null,
    narrow: narrowingsOfParts,
    conditions: { text: ({ text }, vocabulary) => createPartsPredicate(text, vocabulary) },
  },
} satisfies Filters;

/** The name of a filter that is one number. */
export type NumberFilterName = {
  [Name in FilterName]: (typeof FILTERS)[Name] extends { readonly number: NumberField } ? Name : never;
}[FilterName];

/** Why a filter excludes a robot. */
export type FilterReason = {
  [Name in FilterName]: keyof (typeof FILTERS)[Name]['conditions'];
}[FilterName];

// `Object.keys` and `Object.entries` do not keep the type of the keys.
/** The names of the filters, the cheapest first. */
const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/** The filters that are one number, in the order of the search form. */
export const NUMBER_FILTERS = FILTER_NAMES.filter(
  (name): name is NumberFilterName => 'number' in FILTERS[name],
);

/** The reasons of all filters. */
export const FILTER_REASONS = FILTER_NAMES.flatMap((name) =>
  Object.keys(FILTERS[name].conditions),
) as FilterReason[];

/** The filters of a search as it was typed. */
export const parseFilters = (typed: TypedSearch): SearchFilters =>
  Object.fromEntries(
    FILTER_NAMES.map((name) => [name, FILTERS[name].parse(typed)]),
  ) as unknown as SearchFilters; // the table has each

/** A condition of a search, and the reason that it gives. */
export interface Condition<Reason> {
  readonly reason: Reason;
  holds(robot: Robot): boolean;
}

/** A filter of a search that does not let every robot through, with what it filters by. */
export interface AppliedFilter {
  readonly name: FilterName;
  readonly isDecidedByBackend: boolean;
  readonly joined: readonly string[];
  narrow(vocabulary: Vocabulary): readonly Narrowing[];
  conditions(vocabulary?: Vocabulary): readonly Condition<FilterReason>[];
}

/** The filters of a search that do not let every robot through, the cheapest first. */
export const appliedFilters = (filters: SearchFilters): readonly AppliedFilter[] =>
  FILTER_NAMES.flatMap((name) => apply(name, filters));

const TABLE: Filters = FILTERS;

const apply = <Name extends FilterName>(name: Name, filters: Partial<Values>): readonly AppliedFilter[] => {
  const filter: Filters[Name] = TABLE[name];
  const value = filters[name];
  if (value === null || value === undefined || filter.isOpen?.(value)) return [];
  return [
    {
      name,
      isDecidedByBackend: filter.isDecidedByBackend ?? false,
      joined: filter.joined?.(value) ?? [],
      narrow: (vocabulary) => filter.narrow?.(value, vocabulary) ?? [],
      conditions: (vocabulary) =>
        Object.entries(filter.conditions).map(([reason, condition]) => ({
          reason: reason as FilterReason, // a key of `FILTERS`, of which `TABLE` has a wider type
          holds: condition(value, vocabulary),
        })),
    },
  ];
};

/**
 * Whether a search has any criteria: without query, location, category, price and rental length the app shows
 * no results (D1, D44, D341).
 */
export const hasCriteria = ({
  location,
  ...filters
}: Omit<SearchFilters, 'state'> & { readonly location: string }): boolean =>
  !isBlank(location) || appliedFilters(filters).length > 0;

/** Whether only the domain can tell which of the robots read meet the criteria. */
export const filtersAfterReading = (filters: SearchFilters): boolean =>
  appliedFilters(filters).some(({ isDecidedByBackend }) => !isDecidedByBackend);

/** Whether what is left to the domain are days, with their number, alone. */
export const filtersByDays = (filters: SearchFilters): boolean => {
  const left = appliedFilters(filters).filter(({ isDecidedByBackend }) => !isDecidedByBackend);
  return left.some(({ name }) => name === 'dates') && left.every(({ name }) => BY_DAYS.includes(name));
};

const BY_DAYS: readonly FilterName[] = ['dates', 'days'];
