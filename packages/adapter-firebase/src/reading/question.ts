import { type EpochMs, epochMs } from '@roborrow/domain';

/** What a field is compared with. */
export type Operand = boolean | number | string | readonly string[] | { readonly time: EpochMs };

export interface Condition {
  readonly field: string;
  readonly is: '==' | '>=' | '<=' | '<' | 'in' | 'array-contains' | 'array-contains-any';
  readonly value: Operand;
}

export interface Order {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** A query as data. The SDK and the REST interface both run it, so each query is written once. */
export interface Question {
  readonly collection: 'robots' | 'reviews';
  readonly where: readonly Condition[];
  /** Besides, all conditions of one of these groups must hold. */
  readonly anyOf?: readonly (readonly Condition[])[];
  readonly orderBy?: readonly Order[];
  /** The page starts after these values, one for each part of the order from its beginning on. */
  readonly after?: readonly Operand[];
  /** The fields to read, including those of the order. The SDK cannot leave out the others and reads all. */
  readonly fields?: readonly string[];
}

/** Firestore's name for a document's id in an order. */
export const ID_FIELD = '__name__';

/**
 * The earliest timestamp that Firestore stores, in the year 1. A page cursor is a time and an id, so a filter with it keeps
 * only documents with a timestamp: Firestore sorts numbers before every timestamp, and text after them. `apps/operator`
 * gives older documents a timestamp.
 */
export const FIRST_MOMENT = epochMs(-62_135_596_800_000);

/** Keeps only documents that can be read in pages. */
export const WITH_TIME: Condition = { field: 'createdAt', is: '>=', value: { time: FIRST_MOMENT } };

export const NEWEST_FIRST: readonly Order[] = [
  { field: 'createdAt', direction: 'desc' },
  { field: ID_FIELD, direction: 'desc' },
];
