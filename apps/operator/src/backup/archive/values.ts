/** A value as Firestore's REST interface writes it: `{"integerValue": "7"}`. Nothing that Firestore stores is lost by it (D771). */
export type Value = Readonly<Record<string, unknown>>;

export type Fields = Readonly<Record<string, Value>>;

/** Firestore's own limit. */
const DEEPEST = 20;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const like = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);

/** What JSON has no number for. Minus zero is one, because JavaScript writes it as zero. */
const ODD_DOUBLES: readonly unknown[] = ['NaN', 'Infinity', '-Infinity', '-0'];

type Check = (value: unknown, deep: number) => boolean;

const CHECKS: Readonly<Record<string, Check>> = {
  nullValue: (value) => value === null,
  booleanValue: (value) => typeof value === 'boolean',
  integerValue: like(/^-?\d{1,19}$/),
  doubleValue: (value) => Number.isFinite(value) || ODD_DOUBLES.includes(value),
  timestampValue: like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/),
  stringValue: isText,
  bytesValue: like(/^[\w+/-]*={0,2}$/),
  referenceValue: isText,
  // A part that is zero is left out.
  geoPointValue: (value) =>
    isObject(value) &&
    Object.entries(value).every(
      ([name, part]) => ['latitude', 'longitude'].includes(name) && (Number.isFinite(part) || part === '-0'),
    ),
  arrayValue: (value, deep) =>
    isObject(value) &&
    (value['values'] === undefined ||
      (Array.isArray(value['values']) && value['values'].every((one) => isValue(one, deep + 1)))),
  mapValue: (value, deep) =>
    isObject(value) && (value['fields'] === undefined || isFields(value['fields'], deep + 1)),
};

function isValue(value: unknown, deep: number): value is Value {
  if (!isObject(value) || deep > DEEPEST) return false;
  const [entry, ...others] = Object.entries(value);
  if (!entry || others.length > 0) return false;
  const [type, inner] = entry;
  return Object.hasOwn(CHECKS, type) && CHECKS[type]?.(inner, deep) === true;
}

/** Whether these are a document's fields. */
export const isFields = (value: unknown, deep = 0): value is Fields =>
  isObject(value) && Object.values(value).every((one) => isValue(one, deep));

/** What becomes of the texts and the references in a document's fields. */
export interface Changes {
  readonly text?: (text: string) => string;
  readonly reference?: (name: string) => string;
}

const numberIn = (value: unknown): unknown => (Object.is(value, -0) ? '-0' : value);

/** Copies fields, so that they can be written as JSON without a loss. */
export const copyFields = (fields: Fields, changes: Changes = {}): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, copy(value, changes)]));

function copy(value: Value, changes: Changes): Value {
  const { stringValue, referenceValue, doubleValue, geoPointValue, arrayValue, mapValue } = value;
  if (isText(stringValue)) return { stringValue: changes.text?.(stringValue) ?? stringValue };
  if (isText(referenceValue))
    return { referenceValue: changes.reference?.(referenceValue) ?? referenceValue };
  if (doubleValue !== undefined) return { doubleValue: numberIn(doubleValue) };
  if (isObject(geoPointValue))
    return {
      geoPointValue: Object.fromEntries(
        Object.entries(geoPointValue).map(([name, part]) => [name, numberIn(part)]),
      ),
    };
  // What is inside of lists and maps has been read from Firestore, or was checked by `isFields`.
  const { values } = (arrayValue ?? {}) as { readonly values?: readonly Value[] };
  if (values) return { arrayValue: { values: values.map((one) => copy(one, changes)) } };
  const { fields } = (mapValue ?? {}) as { readonly fields?: Fields };
  return fields ? { mapValue: { fields: copyFields(fields, changes) } } : value;
}
