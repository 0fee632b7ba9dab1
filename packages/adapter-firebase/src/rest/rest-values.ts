import type { DocumentData } from 'firebase/firestore';
import type { Operand } from '../reading/question.ts';

/** A value of the REST interface: an object with one entry, from the value's kind to its content. */
export type RestValue = Readonly<Record<string, unknown>>;

export const encodeValue = (value: Operand): RestValue => {
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { doubleValue: Number.isFinite(value) ? value : String(value) };
  if ('time' in value) return { timestampValue: new Date(value.time).toISOString() };
  return { arrayValue: { values: value.map(encodeValue) } };
};

/** Decodes the fields of a document into the values that the SDK would return. */
export const decodeFields = (fields: unknown): DocumentData =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, decodeValue(value)]));

/** Listings and profiles use no other kinds of values; for those the result is `undefined`, which decoders refuse. */
const decodeValue = (value: unknown): unknown => {
  const [[kind, content] = ['', null]]: readonly (readonly [string, unknown])[] = Object.entries(value ?? {});
  switch (kind) {
    case 'nullValue':
      return null;
    case 'booleanValue':
    case 'stringValue':
      return content;
    // Integers, infinity and NaN arrive as text.
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'timestampValue': {
      const ms = Date.parse(String(content));
      return { toMillis: () => ms };
    }
    case 'arrayValue':
      return entriesOf(content, 'values').map(decodeValue);
    case 'mapValue':
      return decodeFields(fieldOf(content, 'fields'));
    default:
      return undefined;
  }
};

const fieldOf = (content: unknown, name: string): unknown =>
  typeof content === 'object' && content !== null && Object.hasOwn(content, name)
    ? Reflect.get(content, name)
    : undefined;

const entriesOf = (content: unknown, name: string): readonly unknown[] => {
  const found = fieldOf(content, name);
  return Array.isArray(found) ? found : [];
};
