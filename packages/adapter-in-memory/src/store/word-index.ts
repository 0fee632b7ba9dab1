import { searchableText, wordsIn, type Robot, type Vocabulary } from '@roborrow/domain';
import { addSlot, createSlotSet, deleteSlot, type SlotSet } from './slot-set.ts';

/** The words of robots' texts, folded, and who has them. */
export interface WordIndex {
  /** Adds the words of the robot in a slot. Returns their stems. */
  add(slot: number, robot: Robot): ReadonlySet<string>;
  /** Removes what `add` added; the robot is the same. Returns the stems. */
  delete(slot: number, robot: Robot): ReadonlySet<string>;
  /** The slots of each word with a stem. */
  ofStem(stem: string): readonly SlotSet[];
  /** The slots of each word that contains a text of letters and digits, from `partsOf`. */
  containing(part: string): readonly SlotSet[];
}

interface Entry {
  readonly slots: SlotSet;
  readonly stem: string;
}

const BEYOND_ASCII = /[\u0080-\uFFFF]/;

/**
 * Without the marks that combine with letters: a part of a text may end within such a combination, so that it is contained
 * in the text as typed, and not once both are folded.
 */
const withoutMarks = (folded: string): string =>
  BEYOND_ASCII.test(folded) ? folded.normalize('NFD').replace(/\p{M}+/gu, '') : folded;

/** The parts of words that a robot's words contain if its text contains a folded text. */
export const partsOf = (folded: string): readonly string[] => wordsIn(withoutMarks(folded));

export const createWordIndex = ({ stem }: Pick<Vocabulary, 'stem'>): WordIndex => {
  const entries = new Map<string, Entry>();
  const wordsOfStem = new Map<string, string[]>();
  /** A line for each word: the word, and if it has marks a space and the word without them. Lines of words that are gone may stay. */
  let lines = '';
  /** The slots of the word in each line, and where the line ends. */
  let slotsOfLines: SlotSet[] = [];
  let endsOfLines: number[] = [];

  const addLine = (word: string, { slots }: Pick<Entry, 'slots'>): void => {
    const bare = withoutMarks(word);
    lines += bare === word ? `${word}\n` : `${word} ${bare}\n`;
    slotsOfLines.push(slots);
    endsOfLines.push(lines.length);
  };
  const enter = (word: string): Entry => {
    const entry = { slots: createSlotSet(), stem: stem(word) };
    entries.set(word, entry);
    const others = wordsOfStem.get(entry.stem);
    if (others) others.push(word);
    else wordsOfStem.set(entry.stem, [word]);
    addLine(word, entry);
    return entry;
  };
  const forget = (word: string, entry: Entry): void => {
    entries.delete(word);
    const others = (wordsOfStem.get(entry.stem) ?? []).filter((other) => other !== word);
    if (others.length > 0) wordsOfStem.set(entry.stem, others);
    else wordsOfStem.delete(entry.stem);
    if (slotsOfLines.length <= 2 * entries.size + 1000) return;
    lines = '';
    slotsOfLines = [];
    endsOfLines = [];
    for (const [kept, { slots }] of entries) addLine(kept, { slots });
  };

  return {
    add: (slot, robot) => {
      const stems = new Set<string>();
      for (const word of wordsIn(searchableText(robot))) {
        const entry = entries.get(word) ?? enter(word);
        addSlot(entry.slots, slot);
        stems.add(entry.stem);
      }
      return stems;
    },
    delete: (slot, robot) => {
      const stems = new Set<string>();
      for (const word of new Set(wordsIn(searchableText(robot)))) {
        const entry = entries.get(word);
        if (!entry) continue;
        deleteSlot(entry.slots, slot);
        stems.add(entry.stem);
        if (entry.slots.size === 0) forget(word, entry);
      }
      return stems;
    },
    ofStem: (wanted) => (wordsOfStem.get(wanted) ?? []).flatMap((word) => entries.get(word)?.slots ?? []),
    containing: (part) => {
      const found: SlotSet[] = [];
      let line = 0;
      for (let at = lines.indexOf(part); at >= 0; at = lines.indexOf(part, endsOfLines[line])) {
        line = lineAt(endsOfLines, at, line);
        found.push(slotsOfLines[line] ?? createSlotSet());
      }
      return found;
    },
  };
};

/** The first line, from one on, that ends after a position. */
const lineAt = (ends: readonly number[], position: number, from: number): number => {
  let step = 1;
  while ((ends[from + step] ?? Infinity) <= position) step *= 2;
  let low = from;
  for (let high = Math.min(from + step, ends.length - 1); low < high;) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
};
