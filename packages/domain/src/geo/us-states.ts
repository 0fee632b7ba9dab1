import { comparableText } from '../comparable-text.ts';

/** A state of the United States, or the District of Columbia. */
export interface UsState {
  /** The postal code, e.g. "NC". */
  readonly code: string;
  readonly name: string;
}

const NAMES = {
  AK: 'Alaska',
  AL: 'Alabama',
  AR: 'Arkansas',
  AZ: 'Arizona',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DC: 'District of Columbia',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  IA: 'Iowa',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  MA: 'Massachusetts',
  MD: 'Maryland',
  ME: 'Maine',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  MS: 'Mississippi',
  MT: 'Montana',
  NC: 'North Carolina',
  ND: 'North Dakota',
  NE: 'Nebraska',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NV: 'Nevada',
  NY: 'New York',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
  VT: 'Vermont',
  WA: 'Washington',
  WI: 'Wisconsin',
  WV: 'West Virginia',
  WY: 'Wyoming',
} as const;

/** By code. The order is a part of stored data of places, so it never changes. */
export const US_STATES: readonly UsState[] = Object.entries(NAMES).map(([code, name]) => ({ code, name }));

const BY_CODE: ReadonlyMap<string, UsState> = new Map(US_STATES.map((state) => [state.code, state]));
const BY_NAME: ReadonlyMap<string, UsState> = new Map(
  US_STATES.map((state) => [state.name.toLowerCase(), state]),
);

/** What states are called in Spanish where it differs by more than an accent, folded. */
const SPANISH_NAMES: Readonly<Record<string, keyof typeof NAMES>> = {
  hawai: 'HI',
  luisiana: 'LA',
  misuri: 'MO',
  misisipi: 'MS',
  'carolina del norte': 'NC',
  'dakota del norte': 'ND',
  'nuevo hampshire': 'NH',
  'nueva jersey': 'NJ',
  'nuevo mexico': 'NM',
  'nueva york': 'NY',
  pensilvania: 'PA',
  'carolina del sur': 'SC',
  'dakota del sur': 'SD',
  tejas: 'TX',
  'virginia occidental': 'WV',
};

/** Names and codes that mean a city to most people, unless "state" follows them: Los Angeles, New York, Washington. */
const CITIES: ReadonlySet<string> = new Set([
  'dc',
  'district of columbia',
  'la',
  'new york',
  'nueva york',
  'washington',
]);

const COUNTRY = /,? (usa|us|united states)$/;
const KIND = / state$|^(?:state of|(?:el )?estado de) /;

/**
 * The state that a typed place is (D618): "California", "ca", "Washington state", "Texas, USA", "Carolina del Norte". `null` for anything else, and for a name
 * that means a city.
 *
 * @example
 * ```ts
 * stateNamed('california')?.code; // => 'CA'
 * stateNamed('New York'); // => null
 * ```
 */
export const stateNamed = (typed: string): UsState | null => {
  const said = comparableText(typed).trim().replace(COUNTRY, '');
  const name = said.replace(KIND, '');
  if (name === said && CITIES.has(name)) return null;
  return BY_NAME.get(name) ?? BY_CODE.get(SPANISH_NAMES[name] ?? name.toUpperCase()) ?? null;
};

/**
 * Whether a listing's location names the state behind its town: "Apex, NC", "Apex, NC 27502, USA", "Apex, North Carolina".
 *
 * @example
 * ```ts
 * const maryland = { code: 'MD', name: 'Maryland' };
 * liesInState('California, MD, USA', maryland); // => true
 * ```
 */
export const liesInState = (location: string, state: UsState): boolean =>
  statesOf(location).some(({ code }) => code === state.code);

/** The states in which a location lies (`liesInState`). */
export const statesOf = (location: string): readonly UsState[] =>
  partsBehindTown(location).flatMap((part) => BY_CODE.get(part) ?? BY_NAME.get(part.toLowerCase()) ?? []);

const partsBehindTown = (location: string): readonly string[] =>
  location
    .split(',')
    .slice(1)
    .map((part) => part.trim().replace(/ \d{5}(-\d{4})?$/, ''));

/** The states whose name begins with the typed text, as people read it, from the third character on. */
export const statesBeginning = (typed: string): readonly UsState[] => {
  const said = comparableText(typed).trimStart();
  if (said.length < 3) return [];
  return US_STATES.filter(
    ({ name }) => name.toLowerCase().startsWith(said) && !CITIES.has(name.toLowerCase()),
  );
};
