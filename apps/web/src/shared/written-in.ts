import { language, type Language } from './language.ts';

/** Words that are frequent in one of the languages, and are none in the other. */
const FREQUENT: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the and of to is it for with you your that this are on at be can has have not from its my we'.split(' '),
  ),
  es: new Set(
    'el la los las de del que y en un una con por para es se lo su tu te mi muy pero más al como'.split(' '),
  ),
};

/** With fewer of them, a text says too little about its language. */
const FEWEST = 2;

/**
 * The language in which a person wrote a text, if it is another one than the page's, for `lang`: so a screen reader pronounces it
 * right, and a browser offers to translate it (D845). Nothing for the page's own language, and where a text does not tell.
 */
export function otherLanguageOf(text: string): Language | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(FREQUENT).map(([one, frequent]) => ({
    one: one as Language, // the record's own keys
    count: words.filter((word) => frequent.has(word)).length,
  }));
  const [most, next] = counts.toSorted((a, b) => b.count - a.count);
  if (!most || most.count < FEWEST || most.count < 2 * (next?.count ?? 0)) return undefined;
  return most.one === language ? undefined : most.one;
}
