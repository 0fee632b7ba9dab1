import type { Coordinates } from '@roborrow/domain';
import { nameSplits } from './name-splits.ts';
import type { PlaceIndex } from './place-index.ts';
import { saysCountry, saysState } from './place-region.ts';
import { normalise } from './place-words.ts';
import { STATES } from './states.ts';
import type { UsPlace } from './us-place.ts';

/** Longer than any address; what is longer is not worth reading. */
export const LONGEST_ADDRESS = 200;

const STATE_NAMES = new Set(STATES.map(({ name }) => normalise(name)));

/**
 * A state's name alone means the state, unless the place lies in it: "New York" is the city, "Delaware" not
 * the one in Ohio.
 */
const meansPlace = (place: UsPlace, name: string): boolean =>
  !STATE_NAMES.has(name) || normalise(place.state.name) === name;

/**
 * The places that an address with their state may mean; the ones that need no county come alone where there
 * are any.
 */
const placesInState = (index: PlaceIndex, address: string): readonly UsPlace[] => {
  const places = nameSplits(address).flatMap(({ name, region }) =>
    index.named(name).filter((place) => saysState(place, region)),
  );
  const plain = places.filter(({ county }) => county === null);
  return plain.length > 0 ? plain : places;
};

const placesAnywhere = (index: PlaceIndex, address: string): readonly UsPlace[] =>
  [{ name: address, region: '' }, ...nameSplits(address)]
    .filter(({ region }) => region === '' || saysCountry(region))
    .flatMap(({ name }) => index.named(name).filter((place) => meansPlace(place, name)));

/**
 * Where the one place of that address lies: "Apex, NC", "apex north carolina", "Apex, NC, USA", or a name
 * that no other place in the country has. Of several in one state, the one that goes without its county is
 * meant ("Burbank, CA"). Anything else is unknown or ambiguous: `null`.
 */
export const geocode = (index: PlaceIndex, address: string): Coordinates | null => {
  if (address.length > LONGEST_ADDRESS) return null;
  const said = normalise(address);
  const [place, another] = new Set([...placesInState(index, said), ...placesAnywhere(index, said)]);
  return place && !another ? { ...place.coordinates } : null;
};
