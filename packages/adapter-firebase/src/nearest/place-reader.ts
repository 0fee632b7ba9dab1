import type { Narrowing, Robot } from '@roborrow/domain';
import type { Decode } from '../mappers/decoder.ts';
import { STORED_ROBOT_FIELDS } from '../mappers/robot.ts';
import type { PublicStore } from '../reading/public-store.ts';
import { NEWEST_FIRST, WITH_TIME, type Condition, type Question } from '../reading/question.ts';
import { hasToken } from '../reading/token-condition.ts';
import type { Area } from './area.ts';
import type { Keyed, PlaceReader } from './explored.ts';

const KEY = 'placeKey';

/** Firestore allows 30. More than these save few documents, and the emulator looks at every robot once for each. */
const MOST_RANGES = 24;

const fields = [...STORED_ROBOT_FIELDS, KEY];

const inArea = (area: Area): readonly (readonly Condition[])[] =>
  area.map(({ from, to }) => [
    { field: KEY, is: '>=', value: from },
    { field: KEY, is: '<', value: to },
  ]);

/**
 * Asks Firestore for the available robots in areas and at points. Each query has ranges of one field alone, so
 * that it is billed by its documents and not by index entries.
 */
export const placeReader = (
  store: PublicStore,
  shared: readonly Condition[],
  narrowing: Narrowing | null,
  decode: Decode<Robot>,
): PlaceReader<Robot> => {
  const where = narrowing ? [...shared, hasToken(narrowing)] : shared;
  const within = (area: Area): Question => ({
    collection: 'robots',
    where,
    anyOf: inArea(area),
    orderBy: [{ field: KEY, direction: 'asc' }],
  });
  const decodeKeyed: Decode<Keyed<Robot>> = (id, data) => {
    const decoded = decode(id, data);
    return decoded.success
      ? { success: true, data: { robot: decoded.data, key: String(data[KEY]) } }
      : decoded;
  };
  return {
    // Each range counts once for each token.
    mostRanges: Math.floor(MOST_RANGES / (narrowing?.anyOf.length ?? 1)),
    expectsFew: narrowing !== null,
    read: (area, limit) => store.first({ ...within(area), fields }, limit, decodeKeyed),
    readPoint: ({ latitude, longitude }, limit, after) =>
      store.first(
        {
          collection: 'robots',
          where: [
            ...where,
            { field: 'latitude', is: '==', value: latitude },
            { field: 'longitude', is: '==', value: longitude },
            // Firestore's order puts other kinds of times before or after all others.
            WITH_TIME,
          ],
          orderBy: NEWEST_FIRST,
          fields,
          ...(after && { after: [{ time: after.createdAt }, after.id] }),
        },
        limit,
        decode,
      ),
    count: (area) => store.count(within(area)),
  };
};
