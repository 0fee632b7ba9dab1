import { joined, normalise } from './place-words.ts';
import { STATES, type State } from './states.ts';
import type { UsPlace } from './us-place.ts';

const COUNTRIES = ['usa', 'us', 'united states', 'united states of america'];
const KIND_OF_COUNTY = / (county|parish|borough|census area|municipality)$/;

/** One word of the first list and one of the second, or one of either alone. */
const combine = (first: readonly string[], second: readonly string[]): readonly string[] => [
  ...first,
  ...second,
  ...first.flatMap((start) => second.map((end) => `${start} ${end}`)),
];

/** The ways to say state and country: "nc", "north carolina usa", "united states" … */
const regionsByState: ReadonlyMap<State, readonly string[]> = new Map(
  STATES.map((state) => [
    state,
    // A code is not normalised: "mt" at the front of a text would be a mount.
    combine([state.code.toLowerCase(), normalise(state.name)], COUNTRIES),
  ]),
);
const joinedByState: ReadonlyMap<State, ReadonlySet<string>> = new Map(
  [...regionsByState].map(([state, regions]) => [state, new Set(['', ...regions.map(joined)])]),
);

/** "erie county", and "erie" of people who are short of time. */
const countyNames = (county: string | null): readonly string[] => {
  if (county === null) return [];
  const name = normalise(county);
  return [...new Set([name, name.replace(KIND_OF_COUNTY, '')])];
};

/**
 * Whether the text, blanks or not, says where the place lies: county, state and country, each of them or not. Nothing
 * says it of every place.
 */
export const liesIn = ({ county, state }: UsPlace, region: string): boolean => {
  const said = joined(region);
  const known = joinedByState.get(state);
  if (known?.has(said)) return true;
  return countyNames(county)
    .map(joined)
    .some((name) => said.startsWith(name) && known?.has(said.slice(name.length)));
};

/**
 * Whether the text says the place's state after a county. Which county a place lies in is known only where its state
 * has another of the name; of the others a county is believed.
 */
export const liesInSomeCountyOf = ({ county, state }: UsPlace, region: string): boolean =>
  county === null &&
  (regionsByState.get(state) ?? []).some(
    (known) =>
      !saysCountry(known) &&
      region.endsWith(` ${known}`) &&
      KIND_OF_COUNTY.test(region.slice(0, -known.length - 1)),
  );

/** Whether the text says the country and no more. */
export const saysCountry = (region: string): boolean => COUNTRIES.includes(region);

/** Whether the text is a state of the country, the right one or not. */
export const saysSomeState = (region: string): boolean =>
  !saysCountry(region) && [...regionsByState.values()].some((regions) => regions.includes(region));

/** Whether the text may be the beginning of where the place lies; a blank at its end ends a word. */
export const beginsRegion = ({ county, state }: UsPlace, text: string): boolean =>
  combine(countyNames(county), regionsByState.get(state) ?? []).some((region) =>
    `${region} `.startsWith(text),
  );
