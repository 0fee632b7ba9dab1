import type { Coordinates, GeoBox, Robot } from '@roborrow/domain';
import type { Decode } from '../mappers/decoder.ts';
import type { PublicStore } from '../reading/public-store.ts';
import { ID_FIELD, type Condition, type Order, type Question } from '../reading/question.ts';
import type { BoxReader } from './search-nearest.ts';

/** From south to north, from west to east, and at one point newest first. */
export const BY_POINT: readonly Order[] = [
  { field: 'latitude', direction: 'asc' },
  { field: 'longitude', direction: 'asc' },
  { field: 'createdAt', direction: 'desc' },
  { field: ID_FIELD, direction: 'desc' },
];

export const inBox = ({ south, north, west, east }: GeoBox): readonly Condition[] => [
  { field: 'latitude', is: '>=', value: south },
  { field: 'latitude', is: '<=', value: north },
  { field: 'longitude', is: '>=', value: west },
  { field: 'longitude', is: '<=', value: east },
];

const at = ({ latitude, longitude }: Coordinates): readonly Condition[] => [
  { field: 'latitude', is: '==', value: latitude },
  { field: 'longitude', is: '==', value: longitude },
];

/** Asks Firestore for the available robots in boxes and at points. */
export const boxReader = (
  store: PublicStore,
  where: readonly Condition[],
  decode: Decode<Robot>,
): BoxReader<Robot> => {
  const available = (...more: readonly Condition[]): Question => ({
    collection: 'robots',
    where: [...where, ...more],
  });
  return {
    read: (box, limit, after) =>
      store.first(
        {
          ...available(...inBox(box)),
          orderBy: BY_POINT,
          ...(after && { after: [after.latitude, after.longitude] }),
        },
        limit,
        decode,
      ),
    readPoint: (point, limit, { createdAt, id }) =>
      store.first(
        { ...available(...at(point)), orderBy: BY_POINT.slice(2), after: [{ time: createdAt }, id] },
        limit,
        decode,
      ),
    // The order changes no number: it makes the count use the index that reading needs.
    count: (box) => store.count({ ...available(...inBox(box)), orderBy: BY_POINT }),
  };
};
