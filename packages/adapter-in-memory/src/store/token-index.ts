import {
  allSearchTokens,
  conceptToken,
  partToken,
  readRobotWords,
  tokensJoinedIn,
  wordToken,
  type ListingCategory,
  type Narrowing,
  type Robot,
  type RobotWords,
  type Said,
  type SearchOrigin,
  type Vocabulary,
} from '@roborrow/domain';
import {
  addSlot,
  addTo,
  copyTo,
  countBits,
  createSlotSet,
  deleteSlot,
  estimateBits,
  hasBit,
  keepIn,
  type SlotSet,
} from './slot-set.ts';
import { createKeptWords } from './kept-words.ts';
import { createRobotSlots, type PartOfArea } from './robot-slots.ts';
import { createWordIndex, partsOf } from './word-index.ts';

/** The robots that narrowings leave. */
export interface Candidates {
  /** About how many there are; exactly how many if they are few. */
  readonly size: number;
  /** How many robots there are in all. */
  readonly among: number;
  has(robot: Robot): boolean;
  /** The newest of those that are older than a robot, newest first, at most so many. */
  newest(limit: number, after: Robot | undefined): readonly Robot[];
  all(): Robot[];
  /** Those within a radius, and no nearer than a distance, by cells of the map, the nearest cells first. */
  byCells(origin: SearchOrigin, from: number): readonly PartOfArea[];
  /** Those within a radius, all at once. */
  within(origin: SearchOrigin): PartOfArea;
}

/** Knows which available robots have a token, or contain a part of a word. */
export interface TokenIndex {
  /**
   * The robots that have a token of each narrowing, be it in passing (`partToken`) unless that says which words tell this (`orAllOf`), or
   * contain what it names (`orContains`), wherever in a word; `null` for all. There may be others among them.
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
/** So many candidates are kept until others are asked for. */
const MOST_KEPT = 8;

/** Candidates that were asked for. */
interface KeptCandidates {
  readonly candidates: Candidates | null;
  /** Released when others are asked for; whoever still reads the candidates finds them again. */
  bits: Uint32Array | null;
}

const categoryToken = (category: ListingCategory): string => `in:${category}`;

export const createTokenIndex = (vocabulary: Vocabulary): TokenIndex => {
  const words = createWordIndex(vocabulary);
  /** By token; without the tokens of words that `words` knows. */
  const sets = new Map<string, SlotSet>();
  const slots = createRobotSlots();
  const kept = createKeptWords();
  /** What the robot in each slot says. */
  const keptOf: string[] = [];
  /** The last candidates that were asked for: a search asks for the same several times, and for others in between. */
  const last = new Map<string, KeptCandidates>();
  /** The bits that an answer is made of. */
  const taken: Uint32Array[] = [];

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

  const takeBits = (): Uint32Array => {
    const bits = slots.noBits();
    taken.push(bits);
    return bits;
  };

  /** Releases what an answer was made of, but the answer. */
  const answering = <Answer>(answer: Answer): Answer => {
    for (const bits of taken.splice(0)) if (bits !== answer) slots.release(bits);
    return answer;
  };

  const bitsOf = (found: readonly SlotSet[]): Uint32Array => {
    const [largest, ...others] = largestFirst(found);
    const bits = takeBits();
    if (largest) copyTo(bits, largest);
    for (const set of others) addTo(bits, set);
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

  /** The sets whose robots are in one of each. */
  const havingAll = ([first = [], ...others]: readonly (readonly SlotSet[])[]): readonly SlotSet[] => {
    if (others.length === 0) return first;
    const data = bitsOf(first);
    for (const bits of others.map(bitsOf)) keepIn(data, bits);
    return [{ size: countBits(data), data, isBits: true }];
  };

  /** The sets whose robots have one of the tokens. */
  const having = (tokens: readonly string[]): readonly SlotSet[] =>
    tokens.flatMap((token) => {
      const joined = tokensJoinedIn(token);
      return joined ? havingAll(joined.map(withParts)) : withParts(token);
    });

  /** The robots that contain one of the folded texts; `null` if all do. */
  const containing = (texts: readonly string[]): Uint32Array | null => {
    let known: Uint32Array | null = null;
    for (const text of texts) {
      const [first, ...others] = partsOf(text).map((part) => words.containing(part));
      const some = first ? mostlyNot(first) : null;
      if (!some) return null;
      for (const other of others) {
        const more = mostlyNot(other);
        if (more) keepIn(some, more);
      }
      if (known) addBits(known, some);
      else known = some;
    }
    return known;
  };

  /** The bits of the sets. A part of a word that most robots contain, such as a letter, is not worth uniting the slots of thousands of words: `null`. */
  const mostlyNot = (found: readonly SlotSet[]): Uint32Array | null => {
    const [largest, ...others] = largestFirst(found);
    const bits = takeBits();
    if (largest) copyTo(bits, largest);
    let sum = largest?.size ?? 0;
    for (const set of others) {
      if (sum > slots.size / 2) {
        if (estimateBits(bits) > slots.size / 2) return null;
        sum = 0;
      }
      addTo(bits, set);
      sum += set.size;
    }
    return sum > slots.size / 2 && estimateBits(bits) > slots.size / 2 ? null : bits;
  };

  /** The robots that meet a narrowing; `null` for all. */
  const meeting = ({ anyOf, orAllOf, orContains = [] }: Narrowing): Uint32Array | null => {
    if (orAllOf) return bitsOf([...anyOf.flatMap(setsOf), ...havingAll(orAllOf.map(setsOf))]);
    if (orContains.length === 0) return bitsOf(having(anyOf));
    const [known = null, ...others] = orContains.map(containing).filter((bits) => bits !== null);
    if (!known) return null;
    for (const bits of others) keepIn(known, bits);
    for (const set of having(anyOf)) addTo(known, set);
    return known;
  };

  const candidatesOf = (size: number, bits: () => Uint32Array): Candidates => ({
    size,
    among: slots.size,
    has: (robot) => {
      const slot = slots.slotOf(robot);
      return slot !== undefined && hasBit(bits(), slot);
    },
    newest: (limit, after) => slots.newest(bits(), limit, after),
    all: () => slots.all(bits()),
    byCells: (origin, from) => slots.byCells(bits, origin, from),
    within: (origin) => slots.within(bits, origin),
  });

  const find = (narrow: readonly Narrowing[], category?: ListingCategory): Uint32Array | null => {
    const single = narrow.filter(({ joinsTwo }) => !joinsTwo);
    const all = [...single.map(meeting), category ? bitsOf(setsOf(categoryToken(category))) : null];
    const [first = null, ...others] = all.filter((bits) => bits !== null);
    if (first) for (const bits of others) keepIn(first, bits);
    return answering(first);
  };

  const keep = (narrow: readonly Narrowing[], category?: ListingCategory): KeptCandidates => {
    const bits = find(narrow, category);
    const found = () => (kept.bits ??= find(narrow, category) ?? slots.noBits());
    const kept: KeptCandidates = { candidates: bits && candidatesOf(estimateBits(bits), found), bits };
    return kept;
  };

  const forget = (): void => {
    for (const kept of last.values()) {
      if (kept.bits) slots.release(kept.bits);
      kept.bits = null;
    }
    last.clear();
  };

  return {
    candidates: (narrow, category) => {
      const key = JSON.stringify([narrow, category]);
      const known = last.get(key);
      if (known) return known.candidates;
      if (last.size === MOST_KEPT) forget();
      const found = keep(narrow, category);
      last.set(key, found);
      return found.candidates;
    },
    count: ({ anyOf }) => {
      const [first, ...others] = having(anyOf);
      if (!first) return answering(0);
      return answering(others.length === 0 ? first.size : countBits(bitsOf([first, ...others])));
    },
    wordsOf: (robot) => {
      const slot = slots.slotOf(robot);
      return slot === undefined ? null : kept.wordsIn(keptOf[slot] ?? '');
    },
    replace: (removed, added) => {
      forget();
      for (const robot of removed) if (robot.isAvailable) remove(robot);
      for (const robot of added) if (robot.isAvailable) add(robot);
    },
  };
};

const largestFirst = (sets: readonly SlotSet[]): readonly SlotSet[] =>
  [...sets].sort((a, b) => b.size - a.size);

const addBits = (bits: Uint32Array, others: Uint32Array): void => {
  for (let i = 0; i < bits.length; i += 1) bits[i] = (bits[i] ?? 0) | (others[i] ?? 0);
};
