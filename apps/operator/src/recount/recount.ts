import {
  isStars,
  NO_STARS,
  ratingsOf,
  readStarCounts,
  RENTAL_STAGES,
  withStars,
  type Ratings,
  type RentalStage,
} from '@roborrow/domain';
import { ChangedMeanwhile, changeOf, type Stored, type WholeDatabase } from '../database.ts';

export interface RecountOptions {
  /** false only reports what would be written. */
  readonly write: boolean;
  readonly say: (line: string) => void;
}

export interface Recounted {
  readonly robots: number;
  readonly users: number;
  /** How many were changed by another client at the same time: a new run finds them. */
  readonly missed: number;
}

/** What took place, whatever became of its reviews. */
const TOOK_PLACE: readonly RentalStage[] = RENTAL_STAGES.filter(
  (stage) => stage === 'counted' || stage === 'reviewed',
);

const idOf = ({ path }: Stored): string => path.slice(path.lastIndexOf('/') + 1);

const ratingsFrom = (reviews: readonly Stored[]): Ratings =>
  ratingsOf(
    withStars(
      NO_STARS,
      reviews
        .filter(({ fields }) => fields['isOpen'] === true)
        .map(({ fields }) => fields['stars'])
        .filter(isStars),
    ),
  );

/**
 * Computes the numbers of all robots and people again from their open reviews and their rentals (D705). Each is read, counted and written on
 * condition that it is as it was read, and the function that opens reviews writes the number with them, so nothing that happens meanwhile is
 * lost. An interruption loses nothing: whoever has the right numbers is not written again.
 */
export async function recount(database: WholeDatabase, { write, say }: RecountOptions): Promise<Recounted> {
  let missed = 0;

  const mend = async (
    shown: Stored,
    right: Ratings & { readonly totalRentals?: number },
  ): Promise<number> => {
    const { fields, path } = shown;
    const { stars, ...numbers } = right;
    const isRight =
      Object.entries(numbers).every(([name, value]) => (fields[name] ?? 0) === value) &&
      (readStarCounts(fields['stars']) ?? NO_STARS).join() === stars.join();
    if (isRight) return 0;
    say(
      `${path}: ${Object.entries({ ...numbers, stars: stars.join(' ') })
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}`,
    );
    try {
      if (write) await database.commit(changeOf(shown, { ...numbers, stars: [...stars] }));
      return 1;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      missed += 1;
      say(`${path}: another client wrote it at the same time; run this again`);
      return 0;
    }
  };

  const through = async (
    collection: string,
    numbersOf: (id: string) => Promise<Parameters<typeof mend>[1]>,
  ): Promise<number> => {
    let count = 0;
    for await (const shown of database.list(collection))
      count += await mend(shown, await numbersOf(idOf(shown)));
    return count;
  };

  const ofRobot = async (id: string) => {
    const [reviews, rentals] = await Promise.all([
      database.find('reviews', 'robotId', id),
      database.find('rentals', 'robotId', id),
    ]);
    return {
      ...ratingsFrom(reviews.filter(({ fields }) => fields['role'] === 'renter')),
      totalRentals: rentals.filter(({ fields }) => TOOK_PLACE.some((stage) => stage === fields['stage']))
        .length,
    };
  };
  // A listing that the operator hid comes back with its numbers.
  const robots = (await through('robots', ofRobot)) + (await through('hiddenRobots', ofRobot));
  const users = await through('users', async (id) =>
    ratingsFrom(await database.find('reviews', 'subjectId', id)),
  );
  return { robots, users, missed };
}
