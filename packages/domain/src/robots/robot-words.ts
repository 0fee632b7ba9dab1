import { foldText } from '../comparable-text.ts';
import type { Robot } from './robot.ts';
import { conceptIn, longestRun, wordsIn, type SoughtPart } from './search-words.ts';
import type { RobotWords, Said, SaidIn } from './said.ts';
import { conceptToken, isUnderstanding, wordToken, type Concept, type Vocabulary } from './vocabulary.ts';

/** The fields of a robot that a search reads. */
export type SearchedFields = Pick<Robot, 'name' | 'category' | 'features' | 'description'>;

/** The token of a concept that a robot names only within the name of another one, or mentions in passing. */
export const partToken = (id: string): string => `p:${id}`;

/** Words before others that deny them: "no stairs", "not for emergency care". */
export const DENIALS: ReadonlySet<string> = new Set(
  'no not nor without never non except sin nunca ni excepto salvo'.split(' '),
);
/** Words across which a denial reaches. */
const BRIDGES: ReadonlySet<string> = new Set(
  'for a an the any on suitable meant made para un una el la los las apto apta'.split(' '),
);

/** Whether a phrase denies the word at a position. */
const isDenied = (words: readonly string[], at: number): boolean => {
  let before = at - 1;
  while (BRIDGES.has(words[before] ?? '')) before -= 1;
  return DENIALS.has(words[before] ?? '');
};
/** Words after a name that speak of something else: "aerial photography look", "delivery included". */
const TURNS: ReadonlySet<string> = new Set([
  'look',
  'style',
  'effect',
  'like',
  'inspired',
  'themed',
  'free',
  'proof',
  'included',
]);

/** Whether a phrase denies the name from one word to another, or speaks of something that only goes with it or resembles it. */
const isNotMeant = (words: readonly string[], from: number, end: number): boolean => {
  const before = words[from - 1] ?? '';
  const denial = before === 'for' || before === 'a' ? (words[from - 2] ?? '') : before;
  return DENIALS.has(denial) || TURNS.has(words[end] ?? '');
};

/** Ends of sentences and lists: no name of a concept goes across one. */
const BETWEEN_PHRASES = /[.,;:!?()\n•]+/u;

/** The stems and concepts that are looked for in what robots say. */
interface Wanted {
  readonly stems: ReadonlySet<string>;
  readonly concepts: ReadonlySet<string>;
}

/**
 * All that a robot says, or what is wanted of that, in the order in which it says it. Its description says a concept by a name of several
 * words or by two of its names: what is mentioned once in passing is not what a robot is for.
 */
export const readRobotWords = (
  robot: SearchedFields,
  vocabulary: Vocabulary,
  wanted: Wanted | null = null,
): ReadonlyMap<string, Said> => {
  const said = new Map<string, Said>();
  /** The one name of one word by which the description has mentioned a concept so far. */
  const mentioned = new Map<string, string>();
  const add = (token: string, one: Said): void => {
    const before = said.get(token);
    const isBetter = before && ((before.isNarrower && !one.isNarrower) || (before.isDenied && !one.isDenied));
    if (!before || isBetter) said.set(token, one);
  };
  const addWord = (stem: string, where: SaidIn, words: string, denied: boolean): void => {
    if (!wanted || wanted.stems.has(stem))
      add(wordToken(stem), { where, words, isNarrower: false, isDenied: denied });
  };
  const addConcept = (concept: Concept, where: SaidIn, name: string, isPart: boolean): void => {
    const stem = where === 'about' && !name.includes(' ') ? vocabulary.stem(name) : null;
    for (const id of [concept.id, ...concept.broader]) {
      if (wanted && !wanted.concepts.has(id)) continue;
      const isInPassing = stem !== null && (mentioned.get(id) ?? stem) === stem;
      if (isInPassing) mentioned.set(id, stem);
      const token = isPart || isInPassing ? partToken(id) : conceptToken(id);
      add(token, { where, words: name, isNarrower: id !== concept.id, isDenied: false });
    }
  };
  const readPhrase = (where: SaidIn, phrase: string): void => {
    const words = wordsIn(phrase);
    const known = words.map(vocabulary.wordOf);
    known.forEach(({ stem }, i) => addWord(stem, where, words[i] ?? '', isDenied(words, i)));
    let named = 0;
    known.forEach((first, from) => {
      for (let length = Math.min(longestRun(first), words.length - from); length > 0; length -= 1) {
        if (length > 1 && !first.beginsNameTo(words[from + length - 1] ?? '')) continue;
        const name = words.slice(from, from + length);
        const concept = length > 1 ? conceptIn(name, vocabulary) : first.concept;
        if (!concept) continue;
        // A vacuum gripper is no vacuum: only what is not a part of a longer name means something.
        const isPart = from + length <= named || isNotMeant(words, from, from + length);
        named = Math.max(named, from + length);
        addConcept(concept, where, name.join(' '), isPart);
      }
      // "follow cam" is found by "followcam".
      const next = words[from + 1];
      if (next !== undefined && where !== 'about')
        addWord(
          vocabulary.stem(`${words[from]}${next}`),
          where,
          `${words[from]} ${next}`,
          isDenied(words, from),
        );
    });
  };
  const readField = (where: SaidIn, text: string): void => {
    for (const phrase of foldText(text).split(BETWEEN_PHRASES)) readPhrase(where, phrase);
  };
  readField('name', robot.name);
  readField('kind', robot.category);
  for (const feature of robot.features) readField('kind', feature);
  readField('about', robot.description);
  return said;
};

const NOTHING: RobotWords = new Map();

/** Reads what robots say of the parts of a search, and remembers it until another search: it is asked several times. */
export const createRobotReader = (
  vocabulary: Vocabulary,
  sought: readonly SoughtPart[],
): ((robot: Robot) => RobotWords) => {
  if (!isUnderstanding(vocabulary) || sought.length === 0) return () => NOTHING;
  const wanted: Wanted = {
    stems: new Set(sought.flatMap(({ subwords }) => [...subwords, subwords.join('')].map(vocabulary.stem))),
    concepts: new Set(sought.flatMap(({ concept }) => concept?.id ?? [])),
  };
  const key = JSON.stringify([[...wanted.stems], [...wanted.concepts]]);
  const last = readers.get(vocabulary);
  const { known } = last?.key === key ? last : { known: new WeakMap<Robot, RobotWords>() };
  readers.set(vocabulary, { key, known });
  return (robot) => {
    const before = vocabulary.wordsOf?.(robot) ?? known.get(robot);
    if (before) return before;
    const words = readRobotWords(robot, vocabulary, wanted);
    known.set(robot, words);
    return words;
  };
};

interface Reader {
  /** What it looks for. */
  readonly key: string;
  readonly known: WeakMap<Robot, RobotWords>;
}

const readers = new WeakMap<Vocabulary, Reader>();
