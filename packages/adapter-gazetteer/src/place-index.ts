import { countyNames, isAnyRegion } from './place-region.ts';
import { joined, joinedForms, normalise } from './place-words.ts';
import { mapped, type Sliced } from './sliced.ts';
import type { UsPlace } from './us-place.ts';

/** Finds places by name. Every text that is passed must be normalised. */
export interface PlaceIndex {
  /** The places with exactly this name. */
  named(name: string): readonly UsPlace[];
  /** The places whose name, written without blanks, is the text. */
  joined(name: string): readonly UsPlace[];
  /** False for a text that is no place's region, which most texts are not. */
  mayBeRegion(text: string): boolean;
  /** Every name without blanks that has this many letters. */
  namesOfLength(letters: number): readonly string[];
  /** The places whose name starts with the text. */
  startingWith(text: string): readonly UsPlace[];
  /** The places whose name has a later word from which on it starts with the text. */
  holdingInName(text: string): readonly UsPlace[];
  /** The places whose description has a later word from which on it starts with the text. */
  holding(text: string): readonly UsPlace[];
}

const AFTER_EVERY_LETTER = '\uffff';
/** Every word of a line, including the last one, is followed by a blank. */
const LINE = ' \n';

/** The number of sorted keys that come before the text. */
const lowerBound = (keys: readonly string[], text: string): number => {
  let from = 0;
  let to = keys.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((keys[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
};

function* groupBy<Key, Item>(
  items: readonly Item[],
  keysOf: (item: Item, i: number) => readonly Key[],
): Sliced<ReadonlyMap<Key, readonly Item[]>> {
  const groups = new Map<Key, Item[]>();
  yield* mapped(items, (item, i) => {
    for (const key of keysOf(item, i)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  });
  return groups;
}

/** @param places sorted by normalised name, as in the data file */
export function* createPlaceIndex(places: readonly UsPlace[]): Sliced<PlaceIndex> {
  const keys = yield* mapped(places, ({ name }) => normalise(name));
  const between = (from: string, to: string): readonly UsPlace[] =>
    places.slice(lowerBound(keys, from), lowerBound(keys, to));

  const byJoinedName = yield* groupBy(places, (_, i) => joinedForms(keys[i] ?? ''));
  const namesByLength = yield* groupBy([...byJoinedName.keys()], (name) => [name.length]);

  const counties = [...new Set(places.map(({ county }) => county))];
  const joinedCounties = new Set((yield* mapped(counties, countyNames)).flat().map(joined));

  const lines = yield* mapped(places, ({ county, state }, i) => {
    const words = [
      keys[i] ?? '',
      ...(county === null ? [] : [normalise(county)]),
      state.code.toLowerCase(),
      'usa',
    ];
    return words.join(' ') + LINE;
  });
  const ends: number[] = [];
  for (const line of lines) ends.push((ends.at(-1) ?? 0) + line.length);
  const text = lines.join('');

  return {
    named: (name) => between(name, `${name}\0`),
    joined: (name) => byJoinedName.get(name) ?? [],
    mayBeRegion: (region) => isAnyRegion(joinedCounties, region),
    namesOfLength: (letters) => namesByLength.get(letters) ?? [],
    startingWith: (prefix) => between(prefix, prefix + AFTER_EVERY_LETTER),
    holdingInName(part) {
      const words = ` ${part}`;
      return places.filter((_, i) => keys[i]?.includes(words));
    },
    holding(part) {
      const found: UsPlace[] = [];
      let line = 0;
      for (let at = text.indexOf(` ${part}`); at >= 0; at = text.indexOf(` ${part}`, ends[line])) {
        while ((ends[line] ?? Infinity) <= at) line++;
        const place = places[line];
        if (place) found.push(place);
      }
      return found;
    },
  };
}
