import { isBlank } from '../characters.ts';
import { comparableText } from '../comparable-text.ts';
import { rememberTexts } from './remember-texts.ts';
import { CARRIERS, QUALITIES, SLIGHT_WORDS } from './slight-words.ts';
import type { Concept, Vocabulary } from './vocabulary.ts';

/** Words that carry no information about a robot (D40, D54). They count only if a query has no other words. */
const FILLERS: ReadonlySet<string> = new Set(
  `robot robots robotic robotics bot bots rental rentals rent renting hire hiring borrow borrowing lend loan
   for a an the with and or of to in on at by from into
   i im i'm me my mine we us our you your he she it its it's they them their this that these those which who what
   something anything someone some any one thing things machine machines device gadget
   january february april june july august september october november december
   am pm today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday next morning afternoon evening
   weekend weekends week weeks day days month year years old overnight summer winter holiday holidays while away before during
   outside inside outdoor indoor home house flat apartment small big large good best nice easy simple kind sort type new
   cheap cheaper cheapest affordable inexpensive economical budget low lowest price prices cost costs
   powered make makes making do doing use using used around about over up down off out everywhere against alone keep after vacation try automatic when where who's there here very really too much more also anymore safely
   tool tools equipment gear thingy stuff bit lot no not without
   anyone anybody somebody son's daughter's wife husband him her his whats what's getting across onto demo together fast quickly back never again buy
   rid can could will would should may might does did is are be was have has had
   need needs want wants looking look find get please help helps able how
   un una unos unas uno el la los las lo le de del al para con por que y o en mi mis su sus nos se algo alguien alguna alguno
   necesito necesitamos tienen tienes quiero queremos quisiera busco buscamos buscar tiene tengo pueda puede podria este esta esa ese
   desde cuando muy mas sobre
   alquilar alquiler rentar renta prestado prestada hoy manana fin semana semanas dia dias noche tarde
   ayuda ayudar lunes martes miercoles jueves viernes sabado domingo proximo proxima
   maquina aparato dispositivo cosa cosas bueno buena mejor pequeno pequena grande alto alta altos altas sirva
   barato barata baratos baratas economico economica economicos economicas precio precios`
    .split(/\s+/)
    .filter(Boolean),
);

/** The fillers that name what everybody looks for: of fillers alone, these count (D40). */
const MACHINES: ReadonlySet<string> = new Set(['robot', 'robots', 'robotic', 'robotics', 'bot', 'bots']);

/** Whether a folded word says nothing about a robot. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** Whether a folded word tells something only within a name. */
export const isSlight = (word: string): boolean => SLIGHT_WORDS.has(word) || QUALITIES.has(word);

/** The fewest words of a sentence, which has fillers among them: without any, words are a name. */
const SHORTEST_SENTENCE = 4;

/** Whether the folded words of a query are a sentence, in which some stand that no robot need have. */
export const isSentence = (parts: readonly string[]): boolean =>
  parts.length >= SHORTEST_SENTENCE && parts.some(isFiller);

/** "Trimmer", "spreader": what does what the word before it says. */
const DOER = /^\p{L}{4,}(?:er|or)$/u;

/** Whether a folded word names what may be for anything. */
export const isCarrier = (word: string): boolean => CARRIERS.has(word) || DOER.test(word);

/** Punctuation around a word: "(vacuum," becomes "vacuum", and "C#" stays unchanged. */
const AROUND = /^[^\p{L}\p{N}\p{M}\p{S}#]+|[^\p{L}\p{N}\p{M}\p{S}#]+$/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/u;

/** The words of letters and digits in a folded text: "lawn-mower" is two. */
export const wordsIn = (folded: string): readonly string[] => folded.split(BETWEEN_WORDS).filter(Boolean);

/** A word that a robot's text must contain. */
export interface SearchWord {
  readonly text: string;
  /** Its index among the parts of the query. */
  readonly position: number;
  /** The robot's text must contain one of these. Folded. */
  readonly stems: readonly string[];
}

/** One thing that a query asks for: a concept by one of its names, or a word that names none. */
export interface SoughtPart {
  /** As typed, folded: "lawn mower". */
  readonly text: string;
  readonly words: readonly SearchWord[];
  /** The words without their punctuation: "lawn-mower" is two. */
  readonly subwords: readonly string[];
  readonly concept: Concept | null;
}

/** The folded parts of a query, those of its words that a robot must contain, and what these stand for. */
export interface SearchQuery {
  readonly parts: readonly string[];
  readonly words: readonly SearchWord[];
  readonly sought: readonly SoughtPart[];
}

/** Parses a query as D40 and D54 describe; a blank query has no words. */
export const parseQuery = rememberTexts((text: string, vocabulary: Vocabulary): SearchQuery => {
  const typed = comparableText(text)
    .split(' ')
    .filter((part) => !isBlank(part));
  const bare = typed.map((part) => part.replace(AROUND, ''));
  // A query of punctuation only searches for that punctuation.
  const parts = bare.some((part) => part !== '') ? bare.filter((part) => part !== '') : typed;
  const all = parts.map((part, position) => ({ text: part, position, stems: stemsOf(part) }));
  const words = tellingOf(all);
  return { parts, words, sought: soughtIn(all, words, vocabulary) };
});

/** The words that a robot must contain: no fillers; of fillers alone those that name a machine; else all. */
const tellingOf = (all: readonly SearchWord[]): readonly SearchWord[] => {
  const telling = all.filter(({ text }) => !FILLERS.has(text));
  const machines = all.filter(({ text }) => MACHINES.has(text));
  if (telling.length > 0) return telling;
  return machines.length > 0 ? machines : all;
};

/** Divides words into parts: of the names of concepts that begin with a word, the longest. Fillers beside names drop out. */
const soughtIn = (
  words: readonly SearchWord[],
  own: readonly SearchWord[],
  vocabulary: Vocabulary,
): readonly SoughtPart[] => {
  const sought: SoughtPart[] = [];
  for (let at = 0; at < words.length;) {
    const named = namedAt(words, at, vocabulary);
    const ownWords = words.slice(at, at + (named?.length ?? 1)).filter((word) => own.includes(word));
    if (ownWords.length > 0) sought.push(partOf(ownWords, named?.concept ?? null));
    at += named?.length ?? 1;
  }
  const slight = isSentence(words.map(({ text }) => text))
    ? isSlight
    : (text: string) => SLIGHT_WORDS.has(text);
  const telling = sought.filter(({ concept, text }) => concept !== null || !slight(text));
  return telling.length > 0 ? telling : sought;
};

/** The longest name of a concept that begins with a word of a query, and how many words it has. */
const namedAt = (
  words: readonly SearchWord[],
  at: number,
  vocabulary: Vocabulary,
): { readonly length: number; readonly concept: Concept } | null => {
  for (let length = Math.min(longestRun(vocabulary), words.length - at); length > 0; length -= 1) {
    const concept = conceptIn(
      words.slice(at, at + length).flatMap(({ text }) => wordsIn(text)),
      vocabulary,
    );
    if (concept) return { length, concept };
  }
  return null;
};

/** Fillers stand among the words of a name: "cut the grass". */
const MOST_FILLERS = 2;

/** The most words among which a name is looked for. */
export const longestRun = ({ longestName }: Pick<Vocabulary, 'longestName'>): number =>
  longestName > 1 ? longestName + MOST_FILLERS : longestName;

/** The concept that words name, as they are or without the fillers between them. One word with fillers beside it is looked for alone. */
export const conceptIn = (words: readonly string[], vocabulary: Vocabulary): Concept | null => {
  const concept = vocabulary.conceptOf(words);
  if (concept || FILLERS.has(words[0] ?? '') || FILLERS.has(words.at(-1) ?? '')) return concept;
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 1 && telling.length < words.length ? vocabulary.conceptOf(telling) : null;
};

const partOf = (words: readonly SearchWord[], concept: Concept | null): SoughtPart => ({
  text: words.map(({ text }) => text).join(' '),
  words,
  subwords: words.flatMap(({ text }) => wordsIn(text)),
  concept,
});

/** Shorter words are not plurals: "gps", "bus". */
const SHORTEST_PLURAL = 4;

/** The part that singular and plural have in common. A text with the plural contains it too. */
const stemsOf = (word: string): readonly string[] => {
  if (word.length < SHORTEST_PLURAL || word.endsWith('ss')) return [word];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return [word.slice(0, -2)];
  return word.endsWith('s') ? [word.slice(0, -1)] : [word];
};

/** Whether the folded text contains the word. */
export const mentions = (folded: string, { stems }: SearchWord): boolean =>
  stems.some((stem) => folded.includes(stem));
