import { joined, normalise } from './place-words.ts';
import { STATES, type State } from './states.ts';
import type { UsPlace } from './us-place.ts';

const COUNTRIES = ['usa', 'us', 'united states', 'united states of america'];
const KIND_OF_COUNTY = / (county|parish|borough|census area|municipality)$/;

/** Combinations of one word of each list, and each word alone. */
const combine = (first: readonly string[], second: readonly string[]): readonly string[] => [
  ...first,
  ...second,
  ...first.flatMap((start) => second.map((end) => `${start} ${end}`)),
];

/** All ways to write state and country: "nc", "north carolina usa", "united states" … */
const regionsByState: ReadonlyMap<State, readonly string[]> = new Map(
  STATES.map((state) => [
    state,
    // A state's code is not normalised, because "mt" at the beginning of a text would become "mount".
    combine([state.code.toLowerCase(), normalise(state.name)], COUNTRIES),
  ]),
);
const joinedByState: ReadonlyMap<State, ReadonlySet<string>> = new Map(
  [...regionsByState].map(([state, regions]) => [state, new Set(['', ...regions.map(joined)])]),
);

const joinedOfAll: ReadonlySet<string> = new Set(
  [...joinedByState.values()].flatMap((regions) => [...regions]),
);

/** "erie county", and the short form "erie". */
export const countyNames = (county: string | null): readonly string[] => {
  if (county === null) return [];
  const name = normalise(county);
  return [...new Set([name, name.replace(KIND_OF_COUNTY, '')])];
};

/**
 * Whether the text, with or without blanks, describes the place's region: any of county, state and country.
 * An empty text describes every region.
 */
export const liesIn = ({ county, state }: UsPlace, region: string): boolean => {
  const said = joined(region);
  const known = joinedByState.get(state);
  if (known?.has(said)) return true;
  return countyNames(county)
    .map(joined)
    .some((name) => said.startsWith(name) && known?.has(said.slice(name.length)));
};

/** Whether the text describes a region of any state, where there may be a place with one of these counties, without blanks. */
export const isAnyRegion = (counties: ReadonlySet<string>, region: string): boolean => {
  const said = joined(region);
  const isWith = (_: unknown, letters: number): boolean =>
    (letters === 0 || counties.has(said.slice(0, letters))) && joinedOfAll.has(said.slice(letters));
  return Array.from({ length: said.length + 1 }, isWith).includes(true);
};

/**
 * Whether the text is a county followed by the place's state. The county of a place is known only if its
 * state has another place of that name; for all others any county is accepted.
 */
export const liesInAnyCountyOf = ({ county, state }: UsPlace, region: string): boolean =>
  county === null &&
  (regionsByState.get(state) ?? []).some(
    (known) =>
      !isCountry(known) &&
      region.endsWith(` ${known}`) &&
      KIND_OF_COUNTY.test(region.slice(0, -known.length - 1)),
  );

/** Whether the text is only the country. */
export const isCountry = (region: string): boolean => COUNTRIES.includes(region);

/** Whether the text is any state of the country. */
export const isAnyState = (region: string): boolean =>
  !isCountry(region) && [...regionsByState.values()].some((regions) => regions.includes(region));

/** Whether the place's region can start with the text; a blank at its end ends a word. */
export const beginsRegion = ({ county, state }: UsPlace, text: string): boolean =>
  combine(countyNames(county), regionsByState.get(state) ?? []).some((region) =>
    `${region} `.startsWith(text),
  );
