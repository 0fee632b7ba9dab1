import { isCarrier, isFiller, isSentence, isSlight, parseQuery, type SoughtPart } from './search-words.ts';

/** Prepositions, and what stands before the object of a verb: of "film my kid" the filming tells most. */
const BEHIND_HEAD: ReadonlySet<string> = new Set(
  `up across under that who que for on onto into over with of to from in at off by before after during between without while is are my our
   your the a an para con sin antes despues durante de del en desde mi mis su sus el la los las un una`.split(
    /\s+/,
  ),
);

/** What follows says for whom, where or when: of "for grandpa to play chess with" grandpa is not what is sought. */
const BEFORE_BESIDES: ReadonlySet<string> = new Set(
  'for at in near before after during from between without like than para en sin antes despues durante desde cerca'.split(
    ' ',
  ),
);

/** "Grandpa wants to play": he is not what is sought either. */
const WISHES: ReadonlySet<string> = new Set(
  'want wants wanted need needs quiere quieren necesita necesitan'.split(' '),
);

/** Whether a word stands between others and tells nothing of what they are: "combat robot for an event", "dron barato para niños". */
const isBetween = (word: string): boolean => isFiller(word) || isSlight(word);

const NUMBER = /^\d+$/u;

/** The part that the rest describes, and which tells most: of "a fridge on wheels" the fridge, of "office cleaning" the cleaning. */
export const headOf = (text: string, sought: readonly SoughtPart[]): SoughtPart | undefined => {
  const { parts } = parseQuery(text);
  const isDescribed = ({ words, text: said }: SoughtPart): boolean =>
    !BEHIND_HEAD.has(said) &&
    !NUMBER.test(said) &&
    // "Guide for my blind father": the guide.
    words.some(({ position }) =>
      BEHIND_HEAD.has(
        parts
          .slice(position + 1)
          .find((word) => BEHIND_HEAD.has(word) || !isBetween(word) || WISHES.has(word)) ?? '',
      ),
    );
  const isBesides = ({ words }: SoughtPart): boolean =>
    BEFORE_BESIDES.has(
      parts
        .slice(0, words[0]?.position ?? 0)
        .findLast((word) => BEFORE_BESIDES.has(word) || !isBetween(word)) ?? '',
    );
  const last = lastTelling(sought);
  const head =
    sought.find((part) => isDescribed(part) && !isBesides(part)) ??
    (last && !isBesides(last) ? last : (sought.find(isDescribed) ?? last));
  if (head?.concept || !isSentence(parts)) return head;
  // In a sentence the words that no concept knows are not what it is about.
  const named = sought.filter((part) => part.concept && !isBesides(part));
  return named.find(isDescribed) ?? named.at(-1) ?? head;
};

/** Of "coffee kiosk" the coffee: a kiosk may be for anything. */
const lastTelling = (sought: readonly SoughtPart[]): SoughtPart | undefined => {
  const [before, last] = sought.slice(-2);
  if (!before || !last) return before;
  return before.concept && isNext(before, last) && last.concept === null && isCarrier(last.text)
    ? before
    : last;
};

const isNext = (before: SoughtPart, after: SoughtPart): boolean =>
  (before.words.at(-1)?.position ?? 0) + 1 === after.words[0]?.position;

/** Whether a part only says where or for whom: of "crumbs under the sofa" the sofa need not be lent, while "film tickets" are no film. */
export const isBehind = (part: SoughtPart, head: SoughtPart | undefined): boolean =>
  head !== undefined &&
  head.concept !== null &&
  !isNext(head, part) &&
  (part.words[0]?.position ?? 0) > (head.words.at(-1)?.position ?? Infinity);
