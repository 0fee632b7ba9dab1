import {
  allSearchTokens,
  byNewest,
  conceptToken,
  createRadiusPredicate,
  haversineMiles,
  partToken,
  searchArea,
  tokensJoinedIn,
  wordToken,
  type ListingCategory,
  type Narrowing,
  type NearRobot,
  type Robot,
  type SearchOrigin,
  type Vocabulary,
} from '@roborrow/domain';
import TinyQueue from 'tinyqueue';
import {
  addSlot,
  addTo,
  bitsLength,
  countBits,
  createSlotSet,
  deleteSlot,
  hasBit,
  keepIn,
  forEachSlot,
  slotsOf,
  type SlotSet,
} from './slot-set.ts';
import { createWordIndex, partsOf } from './word-index.ts';

/** The robots that narrowings leave. */
export interface Candidates {
  readonly size: number;
  /** How many robots there are in all. */
  readonly among: number;
  has(robot: Robot): boolean;
  /** The newest of those that are older than a robot, newest first, at most so many. */
  newest(limit: number, after: Robot | undefined): readonly Robot[];
  all(): Robot[];
  /** Those within a radius, in no particular order. */
  within(origin: SearchOrigin): NearRobot[];
}

/** Knows which available robots have a token, or contain a part of a word. */
export interface TokenIndex {
  /**
   * The robots that have a token of each narrowing or contain what it names (`orContains`), wherever in a word; `null` for all. There
   * may be others among them, but none that names a concept as a part of something else alone (`partToken`).
   */
  candidates(narrow: readonly Narrowing[], category?: ListingCategory): Candidates | null;
  /** How many robots have a token of the narrowing, as it is stored with listings. */
  count(narrowing: Narrowing): number;
  replace(removed: readonly Robot[], added: readonly Robot[]): void;
}

const WORD = wordToken('');
const CONCEPT = conceptToken('');
const categoryToken = (category: ListingCategory): string => `in:${category}`;

export const createTokenIndex = (vocabulary: Vocabulary): TokenIndex => {
  const words = createWordIndex(vocabulary);
  /** By token; without the tokens of words that `words` knows. */
  const sets = new Map<string, SlotSet>();
  const slots = new Map<Robot, number>();
  const robots: (Robot | undefined)[] = [];
  const free: number[] = [];
  /** Latitude and longitude by slot; not a number without coordinates. */
  let coordinates = new Float64Array(0);
  /** When they were listed, by slot. */
  let times = new Float64Array(0);

  const tokensOf = (robot: Robot, stems: ReadonlySet<string>): readonly string[] => [
    categoryToken(robot.category),
    ...allSearchTokens(robot, vocabulary).filter(
      (token) => !(token.startsWith(WORD) && stems.has(token.slice(WORD.length))),
    ),
  ];

  const add = (robot: Robot): void => {
    const slot = free.pop() ?? robots.length;
    robots[slot] = robot;
    slots.set(robot, slot);
    coordinates = withRoomFor(coordinates, 2 * slot + 2);
    times = withRoomFor(times, slot + 1);
    times[slot] = robot.createdAt;
    coordinates[2 * slot] = robot.coordinates?.latitude ?? NaN;
    coordinates[2 * slot + 1] = robot.coordinates?.longitude ?? NaN;
    for (const token of tokensOf(robot, words.add(slot, robot))) {
      let set = sets.get(token);
      if (!set) sets.set(token, (set = createSlotSet()));
      addSlot(set, slot);
    }
  };

  const remove = (robot: Robot): void => {
    const slot = slots.get(robot);
    if (slot === undefined) return;
    for (const token of tokensOf(robot, words.delete(slot, robot))) {
      const set = sets.get(token);
      if (!set) continue;
      deleteSlot(set, slot);
      if (set.size === 0) sets.delete(token);
    }
    slots.delete(robot);
    robots[slot] = undefined;
    free.push(slot);
  };

  const noBits = (): Uint32Array => new Uint32Array(bitsLength(robots.length));

  const bitsOf = (found: readonly SlotSet[]): Uint32Array => {
    const bits = noBits();
    for (const set of found) addTo(bits, set);
    return bits;
  };

  const setsOf = (token: string): readonly SlotSet[] => {
    const set = sets.get(token);
    const stem = token.startsWith(WORD) ? words.ofStem(token.slice(WORD.length)) : [];
    return set ? [set, ...stem] : stem;
  };

  /** The sets of a token, and of those who name its concept as a part of something else. */
  const withParts = (token: string): readonly SlotSet[] => {
    const part = token.startsWith(CONCEPT) ? sets.get(partToken(token.slice(CONCEPT.length))) : undefined;
    return part ? [...setsOf(token), part] : setsOf(token);
  };

  /** The robots that have one of the tokens. */
  const having = (tokens: readonly string[], setsWith = setsOf): Uint32Array => {
    const bits = noBits();
    for (const token of tokens) {
      const [one, other] = tokensJoinedIn(token) ?? [token];
      const robotsWith = bitsOf(setsWith(one));
      if (other) keepIn(robotsWith, bitsOf(setsWith(other)));
      addBits(bits, robotsWith);
    }
    return bits;
  };

  /** The robots that contain one of the folded texts; `null` for all. */
  const containing = (texts: readonly string[]): Uint32Array | null => {
    const bits = noBits();
    for (const text of texts) {
      const parts = partsOf(text);
      if (parts.length === 0) return null;
      const [first, ...others] = parts.map((part) => words.containing(part));
      const known = containingPart(first ?? []);
      if (!known) return null;
      for (const other of others) {
        const more = containingPart(other);
        if (more) keepIn(known, more);
      }
      addBits(bits, known);
    }
    return bits;
  };

  /** A part of a word that most robots contain, such as a letter, is not worth uniting the slots of thousands of words. */
  const containingPart = (found: readonly SlotSet[]): Uint32Array | null => {
    const sum = found.reduce((total, { size }) => total + size, 0);
    if (sum > slots.size) {
      const frequent = bitsOf(found.filter(({ isBits }) => isBits));
      if (countBits(frequent) > slots.size / 2) return null;
    }
    return bitsOf(found);
  };

  /** The robots that meet a narrowing; `null` for all. */
  const meeting = ({ anyOf, orContains = [] }: Narrowing): Uint32Array | null => {
    const known = having(anyOf);
    let contained: Uint32Array | null = null;
    for (const texts of orContains) {
      const bits = containing(texts);
      if (contained && bits) keepIn(contained, bits);
      else contained ??= bits;
    }
    if (orContains.length > 0 && !contained) return null;
    if (contained) addBits(known, contained);
    return known;
  };

  const candidatesOf = (bits: Uint32Array): Candidates => ({
    size: countBits(bits),
    among: slots.size,
    has: (robot) => {
      const slot = slots.get(robot);
      return slot !== undefined && hasBit(bits, slot);
    },
    newest: (limit, after) => {
      const newest = new TinyQueue<Robot>([], (a, b) => byNewest(b, a));
      const before = after?.createdAt ?? Infinity;
      let least = -Infinity;
      forEachSlot(bits, (slot) => {
        const time = times[slot] ?? 0;
        const robot = time >= least && time <= before ? robots[slot] : undefined;
        if (!robot || (after && byNewest(after, robot) >= 0)) return;
        newest.push(robot);
        if (newest.length > limit) newest.pop();
        if (newest.length === limit) least = newest.peek()?.createdAt ?? least;
      });
      return newest.data.sort(byNewest);
    },
    all: () => slotsOf(bits).flatMap((slot) => robots[slot] ?? []),
    within: (origin) => {
      const isWithin = createRadiusPredicate(origin.coordinates, origin.radius);
      const { boxes } = searchArea(origin.coordinates, origin.radius);
      const isInBox = (latitude: number, longitude: number): boolean => {
        for (const { south, north, west, east } of boxes)
          if (latitude >= south && latitude <= north && longitude >= west && longitude <= east) return true;
        return false;
      };
      const found: NearRobot[] = [];
      forEachSlot(bits, (slot) => {
        const latitude = coordinates[2 * slot] ?? NaN;
        const longitude = coordinates[2 * slot + 1] ?? NaN;
        if (!isInBox(latitude, longitude)) return;
        const place = { latitude, longitude };
        const robot = isWithin(place) ? robots[slot] : undefined;
        if (robot) found.push({ robot, distance: haversineMiles(origin.coordinates, place) });
      });
      return found;
    },
  });

  return {
    candidates: (narrow, category) => {
      const single = narrow.filter(({ joinsTwo }) => !joinsTwo);
      const all = [...single.map(meeting), category ? bitsOf(setsOf(categoryToken(category))) : null];
      const [first, ...others] = all.filter((bits) => bits !== null);
      if (!first) return null;
      for (const bits of others) keepIn(first, bits);
      return candidatesOf(first);
    },
    count: ({ anyOf }) => countBits(having(anyOf, withParts)),
    replace: (removed, added) => {
      for (const robot of removed) if (robot.isAvailable) remove(robot);
      for (const robot of added) if (robot.isAvailable) add(robot);
    },
  };
};

/** The same array, or a larger one with its values. */
const withRoomFor = (values: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> => {
  if (length <= values.length) return values;
  const larger = new Float64Array(Math.ceil(length * 1.5) + 64);
  larger.set(values);
  return larger;
};

const addBits = (bits: Uint32Array, others: Uint32Array): void => {
  for (let i = 0; i < bits.length; i += 1) bits[i] = (bits[i] ?? 0) | (others[i] ?? 0);
};
