import type { Narrowing } from '@roborrow/domain';
import type { Condition } from './question.ts';

/** Firestore allows 30 alternatives in all, and a search near a place names ranges besides. */
const MOST_TOKENS = 12;

/** Whether a query can ask for it. */
export const isAskable = ({ anyOf }: Narrowing): boolean => anyOf.length > 0 && anyOf.length <= MOST_TOKENS;

/** Whether only a backend that looks into words finds what meets the conditions. */
export const areWithinWords = (narrow: readonly Narrowing[] = []): boolean =>
  narrow.some(({ anyOf }) => anyOf.length === 0);

/** Asks for listings that have one of the tokens. Firestore allows one such condition for a query. */
export const hasToken = ({ anyOf }: Narrowing): Condition => {
  const [only] = anyOf;
  return anyOf.length === 1 && only !== undefined
    ? { field: 'tokens', is: 'array-contains', value: only }
    : { field: 'tokens', is: 'array-contains-any', value: anyOf };
};
