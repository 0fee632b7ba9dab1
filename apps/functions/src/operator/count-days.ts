import {
  DAY_KINDS,
  DAY_LENGTH,
  epochMs,
  shownDays,
  type DayCounts,
  type DayKind,
  type EpochMs,
} from '@roborrow/domain';
import { ChangedMeanwhile, type Stored } from '@roborrow/moderation';
import { moment } from '../notices/firestore-documents.ts';
import type { OperatorDatabase } from './moderated-database.ts';

const field = (fieldPath: string) => ({ field: { fieldPath } });
const where = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { ...field(fieldPath), op, value },
});

/** Where each kind is stored, when it came, and what else says that it is one. */
const PLACES: Readonly<
  Record<DayKind, { readonly collection: string; readonly at: string; readonly is?: object }>
> = {
  members: { collection: 'users', at: 'createdAt' },
  listings: { collection: 'robots', at: 'createdAt' },
  requests: {
    collection: 'messages',
    at: 'createdAt',
    is: where('dates.kind', 'EQUAL', { stringValue: 'asked' }),
  },
  rentals: { collection: 'rentals', at: 'endedAt' },
  reviews: { collection: 'reviews', at: 'createdAt' },
};

const pathOf = (day: EpochMs): string => `days/${new Date(day).toISOString().slice(0, 10)}`;

const storedCounts = (day: EpochMs, stored: Stored<string> | null): DayCounts | null => {
  const entries = DAY_KINDS.map((kind) => [kind, stored?.fields[kind]] as const);
  if (!entries.every(([, count]) => typeof count === 'number')) return null;
  return { day, counts: Object.fromEntries(entries) as Record<DayKind, number> }; // all are numbers
};

/**
 * How many came on each of the days that the desk shows (D799). A day that is over is counted once and then kept, so what was deleted later stays
 * counted. It costs a document for each day, and five counts for each that is not kept.
 */
export const countDays = async (database: OperatorDatabase, now: EpochMs): Promise<readonly DayCounts[]> => {
  const countOf = (kind: DayKind, day: EpochMs): Promise<number> => {
    const { collection, at, is } = PLACES[kind];
    const filters = [
      ...(is ? [is] : []),
      where(at, 'GREATER_THAN_OR_EQUAL', moment(day)),
      where(at, 'LESS_THAN', moment(day + DAY_LENGTH)),
    ];
    return database.count({
      from: [{ collectionId: collection }],
      where: { compositeFilter: { op: 'AND', filters } },
    });
  };
  return Promise.all(
    shownDays(now).map(async (day) => {
      const kept = storedCounts(day, await database.get(pathOf(day)));
      if (kept) return kept;
      const counted = await Promise.all(
        DAY_KINDS.map(async (kind) => [kind, await countOf(kind, day)] as const),
      );
      const counts = Object.fromEntries(counted) as Record<DayKind, number>; // of each kind
      if (day + DAY_LENGTH <= now)
        await database
          .commit([{ kind: 'create', path: pathOf(day), fields: counts }])
          .catch((thrown: unknown) => {
            // Another question counted the same.
            if (!(thrown instanceof ChangedMeanwhile)) throw thrown;
          });
      return { day: epochMs(day), counts };
    }),
  );
};
