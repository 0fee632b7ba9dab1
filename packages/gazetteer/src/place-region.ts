import { normalise } from './place-words.ts';
import type { UsPlace } from './us-place.ts';

const COUNTRY = ['usa', 'us', 'united states', 'united states of america'];

/** The ways to say where a place lies, without the country: "nc", "north carolina", "shelby county tx" … */
const statesOf = ({ county, state }: UsPlace): readonly string[] => {
  // Not normalised: "mt" at the front of a text would be a mount.
  const states = [state.code.toLowerCase(), normalise(state.name)];
  return county === null ? states : [...states, ...states.map((said) => `${normalise(county)} ${said}`)];
};

const withCountry = (state: string): readonly string[] => [
  state,
  ...COUNTRY.map((country) => `${state} ${country}`),
];

/** Whether the text says in which state the place lies: "nc", "north carolina usa", "nc united states" … */
export const saysState = (place: UsPlace, text: string): boolean =>
  statesOf(place).some((state) => withCountry(state).includes(text));

/** Whether the text says the country and no more. */
export const saysCountry = (text: string): boolean => COUNTRY.includes(text);

/** Whether somebody who types where the place lies may have got as far as the text. */
export const beginsRegion = (place: UsPlace, text: string): boolean =>
  [...COUNTRY, ...statesOf(place).flatMap(withCountry)].some((region) => region.startsWith(text));
