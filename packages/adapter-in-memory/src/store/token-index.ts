import {
  allSearchTokens,
  conceptToken,
  partToken,
  readRobotWords,
  tokensJoinedIn,
  wordToken,
  type ListingCategory,
  type Narrowing,
  type NearRobot,
  type Robot,
  type RobotWords,
  type Said,
  type SearchOrigin,
  type Vocabulary,
} from '@roborrow/domain';
import {
  addSlot,
  addTo,
  countBits,
  createSlotSet,
  deleteSlot,
  hasBit,
  keepIn,
  type SlotSet,
} from './slot-set.ts';
import { createKeptWords } from './kept-words.ts';
import { createRobotSlots } from './robot-slots.ts';
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
  /** Those within a radius, in no particular order; they are at most so many. */
  near(origin: SearchOrigin): { readonly atMost: number; within(): NearRobot[] };
}

/** Knows which available robots have a token, or contain a part of a word. */
export interface TokenIndex {
  /**
   * The robots that have a token of each narrowing, be it in passing (`partToken`), or contain what it names (`orContains`), wherever in a
   * word; `null` for all. There may be others among them.
   */
  candidates(narrow: readonly Narrowing[], category?: ListingCategory): Candidates | null;
  /** How many robots have a token of the narrowing, as it is stored with listings. */
  count(narrowing: Narrowing): number;
  /** What a robot says; `null` if it is not in the index. */
  wordsOf(robot: Robot): RobotWords | null;
  replace(removed: readonly Robot[], added: readonly Robot[]): void;
}

const WORD = wordToken('');
const CONCEPT = conceptToken('');
const categoryToken = (category: ListingCategory): string => `in:${category}`;

export const createTokenIndex = (vocabulary: Vocabulary): TokenIndex => {
  const words = createWordIndex(vocabulary);
  /** By token; without the tokens of words that `words` knows. */
  const sets = new Map<string, SlotSet>();
  const slots = createRobotSlots();
  const kept = createKeptWords();
  /** What the robot in each slot says. */
  const keptOf: string[] = [];
  /** The last candidates that were asked for: a search asks several times. */
  let last: { readonly key: string; readonly candidates: Candidates } | null = null;

  const tokensOf = (
    robot: Robot,
    said: ReadonlyMap<string, Said>,
    stems: ReadonlySet<string>,
  ): readonly string[] => [
    categoryToken(robot.category),
    ...allSearchTokens(robot, vocabulary, said).filter(
      (token) => !(token.startsWith(WORD) && stems.has(token.slice(WORD.length))),
    ),
  ];

  const add = (robot: Robot): void => {
    const slot = slots.add(robot);
    const said = readRobotWords(robot, vocabulary);
    keptOf[slot] = kept.keep(said);
    for (const token of tokensOf(robot, said, words.add(slot, robot))) {
      let set = sets.get(token);
      if (!set) sets.set(token, (set = createSlotSet()));
      addSlot(set, slot);
    }
  };

  const remove = (robot: Robot): void => {
    const slot = slots.remove(robot);
    if (slot === undefined) return;
    for (const token of tokensOf(robot, readRobotWords(robot, vocabulary), words.delete(slot, robot))) {
      const set = sets.get(token);
      if (!set) continue;
      deleteSlot(set, slot);
      if (set.size === 0) sets.delete(token);
    }
  };

  const bitsOf = (found: readonly SlotSet[]): Uint32Array => {
    const bits = slots.noBits();
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
    const bits = slots.noBits();
    for (const token of tokens) {
      const [one, other] = tokensJoinedIn(token) ?? [token];
      if (!other) for (const set of setsWith(one)) addTo(bits, set);
      else {
        const both = bitsOf(setsWith(one));
        keepIn(both, bitsOf(setsWith(other)));
        addBits(bits, both);
      }
    }
    return bits;
  };

  /** The robots that contain one of the folded texts; `null` for all. */
  const containing = (texts: readonly string[]): Uint32Array | null => {
    const bits = slots.noBits();
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
    const known = having(anyOf, withParts);
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
      const slot = slots.slotOf(robot);
      return slot !== undefined && hasBit(bits, slot);
    },
    newest: (limit, after) => slots.newest(bits, limit, after),
    all: () => slots.all(bits),
    near: (origin) => {
      const around = slots.around(bits, origin) ?? bits;
      return { atMost: countBits(around), within: () => slots.within(around, origin) };
    },
  });

  const find = (narrow: readonly Narrowing[], category?: ListingCategory): Candidates | null => {
    const single = narrow.filter(({ joinsTwo }) => !joinsTwo);
    const all = [...single.map(meeting), category ? bitsOf(setsOf(categoryToken(category))) : null];
    const [first, ...others] = all.filter((bits) => bits !== null);
    if (!first) return null;
    for (const bits of others) keepIn(first, bits);
    return candidatesOf(first);
  };

  return {
    candidates: (narrow, category) => {
      const key = JSON.stringify([narrow, category]);
      if (last?.key === key) return last.candidates;
      const candidates = find(narrow, category);
      last = candidates && { key, candidates };
      return candidates;
    },
    count: ({ anyOf }) => countBits(having(anyOf, withParts)),
    wordsOf: (robot) => {
      const slot = slots.slotOf(robot);
      return slot === undefined ? null : kept.wordsIn(keptOf[slot] ?? '');
    },
    replace: (removed, added) => {
      last = null;
      for (const robot of removed) if (robot.isAvailable) remove(robot);
      for (const robot of added) if (robot.isAvailable) add(robot);
    },
  };
};

const addBits = (bits: Uint32Array, others: Uint32Array): void => {
  for (let i = 0; i < bits.length; i += 1) bits[i] = (bits[i] ?? 0) | (others[i] ?? 0);
};
