import { Timestamp } from '@google-cloud/firestore';
import type { Fields, Value } from '../src/backup/archive/values.ts';

/** A document's fields as the library reads them, from how an archive has them. */
export const fieldsFromRest = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromRest(value)]));

const fromRest = (value: Value): unknown => {
  const [[type, inner] = []] = Object.entries(value);
  if (type === 'integerValue') return Number(inner);
  if (type === 'timestampValue') return Timestamp.fromDate(new Date(String(inner)));
  // What is inside was checked when the line was read.
  if (type === 'arrayValue')
    return ((inner as { readonly values?: readonly Value[] }).values ?? []).map(fromRest);
  if (type === 'mapValue') return fieldsFromRest((inner as { readonly fields?: Fields }).fields ?? {});
  return inner;
};
