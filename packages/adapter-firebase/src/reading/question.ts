import type { EpochMs } from '@roborrow/domain';

/** What a field is compared with. */
export type Operand = boolean | number | string | readonly string[] | { readonly time: EpochMs };

export interface Condition {
  readonly field: string;
  readonly is: '==' | '>=' | '<=' | 'in';
  readonly value: Operand;
}

export interface Order {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** A query as data. The SDK and the REST interface both run it, so each query is written once. */
export interface Question {
  readonly collection: 'robots';
  readonly where: readonly Condition[];
  readonly orderBy?: readonly Order[];
  /** The page starts after these values, one for each part of the order from its beginning on. */
  readonly after?: readonly Operand[];
  /** The fields to read, including those of the order. The SDK cannot leave out the others and reads all. */
  readonly fields?: readonly string[];
}

/** Firestore's name for a document's id in an order. */
export const ID_FIELD = '__name__';
