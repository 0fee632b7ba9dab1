import type { Robot } from './robot.ts';
import type { RobotWords } from './said.ts';

/** A thing or task that has several names, such as lawn mowing. */
export interface Concept {
  /** Lower-case letters, digits and hyphens. It is stored with listings, so it never changes. */
  readonly id: string;
  /** Its name in plain English, lower case, e.g. "lawn mowing". */
  readonly name: string;
  /** Its names in other languages, by language: `{ es: "cortar césped" }`. Readers are shown the one in theirs. */
  readonly names: Readonly<Record<string, string>>;
  /** The ids of all concepts that it is a kind of: a robot that has this one is found by those as well. */
  readonly broader: readonly string[];
}

/** What is known of a word. */
export interface KnownWord {
  /** The part that its forms share: "mowed" and "mowing" have the same. */
  readonly stem: string;
  /** What it names alone; `null` for nothing. */
  readonly concept: Concept | null;
  /** The most words of a name that begins with it, in any of its forms; 1 if none of several words does. */
  readonly longestName: number;
  /** Whether a name of several words begins with it and ends with another word, in any of their forms. */
  beginsNameTo(last: string): boolean;
}

/**
 * What words mean (D54). All words that it is given are folded (`foldText`) and consist of letters and digits.
 */
export interface Vocabulary {
  /** Another text for each other meaning of any word: what an index has stored by one version is not what another one asks for. */
  readonly version: string;
  /** The stem of a word, as `wordOf` has it. */
  stem(word: string): string;
  wordOf(word: string): KnownWord;
  /** What a robot says, where a backend has kept it; otherwise its texts are read (`readRobotWords`). */
  wordsOf?(robot: Robot): RobotWords | null;
  /** The concept that these consecutive words name, in any of their forms; `null` if they name none. */
  conceptOf(words: readonly string[]): Concept | null;
  /** The most words that name one concept; 0 if it has no concepts. */
  readonly longestName: number;
  /** All names of concepts, folded, without words that tell nothing: "lawn mower". They are suggested while a visitor types. */
  readonly names: readonly string[];
  /** The words with which concepts are named, to correct misspelt ones by. */
  readonly words: readonly string[];
  /** Words of everyday speech that name nothing to rent: "car", which stands in "carries" by chance. */
  readonly everyday?: ReadonlySet<string>;
}

/** A vocabulary in which each word stands for itself alone. Without concepts, no backend narrows by words. */
export const PLAIN_VOCABULARY: Vocabulary = {
  version: '',
  stem: (word) => word,
  wordOf: (word) => ({ stem: word, concept: null, longestName: 1, beginsNameTo: () => false }),
  conceptOf: () => null,
  longestName: 0,
  names: [],
  words: [],
};

/** Whether forms and names are known, so that listings are found by their tokens. */
export const isUnderstanding = ({ longestName }: Vocabulary): boolean => longestName > 0;

/** The token of a word's forms. */
export const wordToken = (stem: string): string => `w:${stem}`;
/** The token of a concept (D54). */
export const conceptToken = (id: string): string => `c:${id}`;
