import { PLAIN_VOCABULARY, type Vocabulary } from './vocabulary.ts';

/** A search and its help ask about fewer texts, each of them many times. */
const MOST_REMEMBERED = 32;

/** Computes once what a text means in a vocabulary, and remembers it until many others were asked for. */
export const rememberTexts = <Value>(compute: (text: string, vocabulary: Vocabulary) => Value) => {
  const known = new WeakMap<Vocabulary, Map<string, Value>>();
  return (text: string, vocabulary: Vocabulary = PLAIN_VOCABULARY): Value => {
    const values = known.get(vocabulary) ?? new Map<string, Value>();
    const before = values.get(text);
    if (before !== undefined) return before;
    if (values.size >= MOST_REMEMBERED) values.clear();
    const value = compute(text, vocabulary);
    known.set(vocabulary, values.set(text, value));
    return value;
  };
};
