import type { EpochMs, RobotCursor } from '@roborrow/domain';

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
  /** Only with the order by time and id: the page starts after this robot. */
  readonly after?: RobotCursor;
  /** The fields to read, including those of the order. The SDK cannot leave out the others and reads all. */
  readonly fields?: readonly string[];
}

/** Firestore's name for a document's id in an order. */
export const ID_FIELD = '__name__';
