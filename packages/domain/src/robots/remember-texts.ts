import { PLAIN_VOCABULARY, type Vocabulary } from './vocabulary.ts';

/** Computes something of a vocabulary once. */
export const rememberFor = <Value extends object>(compute: (vocabulary: Vocabulary) => Value) => {
  const known = new WeakMap<Vocabulary, Value>();
  return (vocabulary: Vocabulary): Value => {
    const value = known.get(vocabulary) ?? compute(vocabulary);
    known.set(vocabulary, value);
    return value;
  };
};

/** A search and its help ask about fewer texts, each of them many times. */
const MOST_REMEMBERED = 32;

/** Computes once what a text means in a vocabulary, and remembers it until many others were asked for. */
export const rememberTexts = <Value extends object>(
  compute: (text: string, vocabulary: Vocabulary) => Value,
) => {
  const valuesOf = rememberFor(() => new Map<string, Value>());
  return (text: string, vocabulary: Vocabulary = PLAIN_VOCABULARY): Value => {
    const values = valuesOf(vocabulary);
    const before = values.get(text);
    if (before) return before;
    if (values.size >= MOST_REMEMBERED) values.clear();
    const value = compute(text, vocabulary);
    values.set(text, value);
    return value;
  };
};
