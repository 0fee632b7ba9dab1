import { allowed, denied, type Case } from './case.ts';
import { LONG_AGO, type Data } from './documents.ts';
import { NOTHING_ELSE, type Documents } from './world.ts';
import { serverTimestamp, Timestamp, type Firestore } from 'firebase/firestore/lite';

/** A missing field. */
export const MISSING = Symbol('missing');

/** Values of one field that must be accepted, and that must be denied, each by a name. */
export interface Field {
  readonly taken: Readonly<Record<string, unknown>>;
  readonly refused: Readonly<Record<string, unknown>>;
}

export type Fields = Readonly<Record<string, Field>>;

export const times = (count: number, character = 'x'): string => character.repeat(count);

const NO_TEXT = { 'a number': 7, null: null, 'a map': { x: 'x' }, 'a list': ['x'] };
const NO_NUMBER = { text: '7', null: null, 'a map': { x: 7 }, 'a list': [7], 'not a number': NaN };

/** Text with this number of characters, inclusive. */
export const text = (least: number, most: number, { mayBeMissing = false } = {}): Field => ({
  taken: {
    ...(least === 0 ? { 'empty text': '' } : { 'the shortest text': times(least) }),
    'the longest text': times(most),
    ...(mayBeMissing && { nothing: MISSING }),
  },
  refused: {
    ...(least > 0 && { 'empty text': '' }),
    'a text that is one too long': times(most + 1),
    ...NO_TEXT,
    ...(!mayBeMissing && { nothing: MISSING }),
  },
});

/** One text of each kind without visible characters (D53). */
const BLANKS = [
  ' ',
  '\n\t',
  '\u00a0',
  '\u200b',
  '\u2800',
  '\u3164',
  '\ufeff',
  '\ufe0f',
  '\u{e0041}',
  '\u202e',
];

const alone = (blanks: readonly string[]) =>
  Object.fromEntries(blanks.map((blank) => [`${JSON.stringify(blank)} alone`, blank]));

const turning = (turns: readonly string[]) =>
  Object.fromEntries(turns.map((turn) => [`${JSON.stringify(turn)} within`, `a${turn}b`]));

/** What the patterns of invisible characters and of a text's direction refuse. One field tries all of it, because all fields have the same. */
export const UNSEEN_OR_TURNING: Field['refused'] = {
  ...alone(BLANKS),
  ...turning([
    '\0',
    '\u0008',
    '\u000b',
    '\u001b',
    '\u007f',
    '\u009b',
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
  ]),
};

/** Text with at most this many characters, counted by code point, at least one of them visible. */
export const filled = (most: number): Field => ({
  taken: {
    ...text(1, most).taken,
    'as many characters beyond the basic plane': times(most, '🤖'),
    'something to see between what cannot be seen': '\u200b x \u3164',
  },
  refused: {
    ...text(1, most).refused,
    'one character beyond the basic plane too many': times(most + 1, '🤖'),
    ...alone([' ', '\u200b']),
  },
});

/** The same without characters that change the direction of the text beside it. */
export const title = (most: number): Field => {
  const { taken, refused } = filled(most);
  return {
    taken: { ...taken, 'a name of another script': 'אברהם', 'a direction mark': 'a\u200e' },
    refused: { ...refused, ...turning(['\u202e', '\u009b']) },
  };
};

/** The same, or empty. */
export const titleOrEmpty = (most: number): Field => {
  const { taken, refused } = title(most);
  const { 'empty text': _, ...others } = refused;
  return { taken: { ...taken, 'empty text': '' }, refused: others };
};

/** A number, inclusive bounds. `step` is the smallest difference that matters. */
export const number = (least: number, most: number, step: number, { mayBeMissing = false } = {}): Field => ({
  taken: {
    'the least number': least,
    'the greatest number': most,
    ...(mayBeMissing && { nothing: MISSING }),
  },
  refused: {
    'a number below the least': least - step,
    'a number above the greatest': most + step,
    infinity: Infinity,
    ...NO_NUMBER,
    ...(!mayBeMissing && { nothing: MISSING }),
  },
});

/** One of these words only. */
export const oneOf = (words: readonly string[]): Field => ({
  taken: Object.fromEntries(words.map((word) => [word, word])),
  refused: {
    'another word': 'else',
    'a word in capitals': words[0]?.toUpperCase(),
    'no word': '',
    ...NO_TEXT,
    nothing: MISSING,
  },
});

/** This value only; an object stands for the server's time. */
export const only = (value: unknown, others: Readonly<Record<string, unknown>>): Field => ({
  taken: { [typeof value === 'object' ? 'the server’s time' : JSON.stringify(value)]: value },
  refused: { ...others, null: null, nothing: MISSING },
});

export const PAST = Timestamp.fromMillis(LONG_AGO.toMillis() - 1000);
const FUTURE = Timestamp.fromMillis(4_000_000_000_000);

/** The server's time only. */
export const stamp = (): Field =>
  only(serverTimestamp(), { 'the past': PAST, 'the future': FUTURE, text: 'now', 'a number': 1 });

/** Values of a wrong type that are refused as another one of the same field is. */
const OF_OTHER_TYPES: ReadonlySet<string> = new Set(['a map', 'a list', 'not a number', 'infinity']);

/** The same fields where a second rule calls the same function for them: their limits, and one value of a wrong type. */
export const again = (fields: Fields): Fields =>
  mapFields(fields, ({ taken, refused }) => ({
    taken,
    refused: Object.fromEntries(Object.entries(refused).filter(([name]) => !OF_OTHER_TYPES.has(name))),
  }));

/** The same fields where one rule is for creations and for updates: a value that is taken and two that are refused. */
export const briefly = (fields: Fields): Fields =>
  mapFields(fields, ({ taken, refused }) => ({
    taken: Object.fromEntries(Object.entries(taken).slice(0, 1)),
    refused: Object.fromEntries([
      ...Object.entries(refused).slice(0, 1),
      ...Object.entries(refused).slice(-1),
    ]),
  }));

const mapFields = (fields: Fields, change: (field: Field) => Field): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)]));

/** The data with one field replaced or removed. */
export const withField = (data: Data, field: string, value: unknown): Data => {
  const { [field]: _, ...rest } = data;
  return value === MISSING ? rest : { ...rest, [field]: value };
};

/** A case for every value of every field. `write` creates the write for it. */
export const fieldCases = (
  row: string,
  what: string,
  fields: Fields,
  write: (field: string, value: unknown) => (database: Firestore) => Promise<unknown>,
  given: Documents = NOTHING_ELSE,
): readonly Case[] =>
  Object.entries(fields).flatMap(([field, { taken, refused }]) => {
    const attempts = (values: Field['taken']) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          `${what} with ${name} as ${field}`,
          write(field, value),
        ]),
      );
    return [...allowed(row, attempts(taken), { given }), ...denied(row, attempts(refused), { given })];
  });
