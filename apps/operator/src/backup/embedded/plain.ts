import type { Fields, Value } from '../archive/values.ts';

/** A value without its type: times are milliseconds, whatever Firestore alone has is left as it is. */
export type Plain = Readonly<Record<string, unknown>>;

/** A time among values that are encoded. */
class Moment {
  readonly ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
}

export const moment = (ms: number): unknown => new Moment(ms);

/** Fields without their types. */
export const plainFields = (fields: Fields): Plain =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));

const plain = (value: Value): unknown => {
  const { integerValue, timestampValue, doubleValue, arrayValue, mapValue } = value;
  if (integerValue !== undefined) return Number(integerValue);
  if (doubleValue !== undefined) return Number(doubleValue);
  if (typeof timestampValue === 'string') return Date.parse(timestampValue);
  // What is inside was checked when the record was read.
  if (arrayValue) return ((arrayValue as { readonly values?: readonly Value[] }).values ?? []).map(plain);
  if (mapValue) return plainFields((mapValue as { readonly fields?: Fields }).fields ?? {});
  return Object.values(value)[0];
};

/** Fields with their types; those that are `undefined` are left out. */
export const typedFields = (fields: Plain): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typed(value)]),
  );

const typed = (value: unknown): Value => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: `${value}` } : { doubleValue: value };
  if (value instanceof Moment) return { timestampValue: new Date(value.ms).toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typed) } };
  return { mapValue: { fields: typedFields(value as Plain) } }; // only objects are left of what is stored
};
