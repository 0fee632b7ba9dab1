import {
  epochMs,
  NO_STARS,
  ratingsOf,
  readStarCounts,
  reviewId,
  REVIEWER_ROLES,
  stepIds,
  withStars,
  type EpochMs,
  type Message,
  type MessageId,
  type RentalFacts,
  type RobotId,
  type Settlement,
  type Stars,
} from '@roborrow/domain';
import {
  decimal,
  flag,
  moment,
  text,
  whole,
  wholes,
  type Documents,
  type DocumentWrite,
  type StoredDocument,
} from '../notices/firestore-documents.ts';
import {
  decodeAbout,
  decodeRecord,
  decodeReview,
  encodeRecord,
  requestOf,
  type StoredReview,
} from './rental-documents.ts';

/** What is stored of a rental, with the version of its record. */
export interface StoredRental extends RentalFacts<StoredReview> {
  readonly version: string | null;
}

/** How many documents a search reads at once. */
const SEARCH_PAGE = 300;
const DUE_MAX = 100;
const SEARCH = 'rentals/search';
const RUN = 'settings/functions';
const STEPS = ['accepted', 'cancelled', 'not-happened', 'handed-over', 'returned'];

/** Rentals and their reviews in Firestore, past its rules. */
export interface RentalStore {
  read(request: MessageId): Promise<StoredRental>;
  /** Writes a settlement, all or nothing; `false` when something was changed since it was read. */
  write(stored: StoredRental, settlement: Settlement<StoredReview>, now: EpochMs): Promise<boolean>;
  /** Rentals that time changes, the longest due first. */
  due(now: EpochMs): Promise<readonly MessageId[]>;
  /** The rentals about which something was said or written in a time, as far as one page goes, and how far that is. */
  toldBetween(from: EpochMs, to: EpochMs): Promise<Told>;
  searchedUpTo(): Promise<EpochMs | null>;
  setSearchedUpTo(to: EpochMs): Promise<void>;
  /** Says where every visitor may read it when a run took place (D734): a time, and nothing of what it did. */
  noteRun(at: EpochMs): Promise<void>;
}

/** What a search found. */
export interface Told {
  readonly requests: readonly MessageId[];
  /** Up to when nothing is missing; `null` for the whole time. */
  readonly upTo: EpochMs | null;
}

const field = (fieldPath: string) => ({ field: { fieldPath } });
const where = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { ...field(fieldPath), op, value },
});
const robotPaths = (id: RobotId): readonly string[] => [`robots/${id}`, `hiddenRobots/${id}`];
const pathOf = (request: MessageId): string => `rentals/${encodeURIComponent(request)}`;

export function createRentalStore(documents: Documents): RentalStore {
  const between = (from: EpochMs, to: EpochMs) => [
    where('createdAt', 'GREATER_THAN_OR_EQUAL', moment(from)),
    where('createdAt', 'LESS_THAN_OR_EQUAL', moment(to)),
  ];
  const search = (collectionId: string, filters: readonly unknown[]) =>
    documents.query({
      from: [{ collectionId }],
      where: { compositeFilter: { op: 'AND', filters } },
      orderBy: [{ ...field('createdAt'), direction: 'ASCENDING' }],
      limit: SEARCH_PAGE,
    });

  return {
    read: async (request) => {
      const ids = [request, ...stepIds(request)];
      const [record = null, ...rest] = await documents.get([
        pathOf(request),
        ...ids.map((id) => `messages/${encodeURIComponent(id)}`),
        ...REVIEWER_ROLES.map((role) => `reviews/${encodeURIComponent(reviewId(request, role))}`),
      ]);
      const messages = new Map(
        rest.slice(0, ids.length).flatMap((document): readonly (readonly [MessageId, Message])[] => {
          const message = document && decodeAbout(document);
          return message ? [[message.id, message]] : [];
        }),
      );
      return {
        version: record?.version ?? null,
        record: record && decodeRecord(record),
        asked: messages.get(request) ?? null,
        message: (id) => messages.get(id),
        reviews: rest.slice(ids.length).flatMap((document) => (document && decodeReview(document)) ?? []),
      };
    },

    write: async ({ version }, { record, isCounted, opened }, now) => {
      const subjects = [...new Set(opened.map(({ subjectId }) => subjectId))];
      const ofRobot = opened.filter(({ role }) => role === 'renter');
      const robots = isCounted || ofRobot.length > 0 ? robotPaths(record.robotId) : [];
      const paths = [...robots, ...subjects.map((id) => `users/${id}`)];
      const shown = paths.length > 0 ? await documents.get(paths) : [];
      // A listing that the operator hid comes back with its numbers.
      const robot = shown.slice(0, robots.length).find((document) => document !== null);
      return documents.commit([
        { path: pathOf(record.id), fields: encodeRecord(record), version },
        ...opened.map(({ document }): DocumentWrite => ({
          path: document.path,
          version: document.version,
          fields: { isOpen: flag(true), openedAt: moment(now) },
          mask: ['isOpen', 'openedAt'],
        })),
        ...numbersOf(robot, starsOf(ofRobot), isCounted ? 1 : 0),
        ...shown
          .slice(robots.length)
          .flatMap((person, index) =>
            numbersOf(person, starsOf(opened.filter(({ subjectId }) => subjectId === subjects[index])), 0),
          ),
      ]);
    },

    due: async (now) => {
      const found = await documents.query({
        from: [{ collectionId: 'rentals' }],
        where: where('dueAt', 'LESS_THAN_OR_EQUAL', moment(now)),
        orderBy: [{ ...field('dueAt'), direction: 'ASCENDING' }],
        limit: DUE_MAX,
      });
      return found.flatMap((document) => decodeRecord(document)?.id ?? []);
    },

    toldBetween: async (from, to) => {
      const steps = where('dates.kind', 'IN', { arrayValue: { values: STEPS.map(text) } });
      const pages = [
        await search('messages', [steps, ...between(from, to)]),
        await search('reviews', between(from, to)),
      ];
      const full = pages.filter((page) => page.length === SEARCH_PAGE);
      const ends = full
        .flatMap((page) => page.at(-1)?.data['createdAt'])
        .filter((at) => typeof at === 'number');
      return {
        requests: [...new Set(pages.flat().flatMap(requestOf))],
        // Times are milliseconds, and a page may end among several of the same one.
        upTo: ends.length > 0 ? epochMs(Math.min(...ends)) : null,
      };
    },

    searchedUpTo: async () => {
      const [mark] = await documents.get([SEARCH]);
      const to = mark?.data['to'];
      return typeof to === 'number' ? epochMs(to) : null;
    },

    setSearchedUpTo: async (to) => {
      await documents.write({ path: SEARCH, fields: { to: whole(to) } });
    },

    noteRun: async (at) => {
      await documents.write({ path: RUN, fields: { settledAt: moment(at) }, mask: ['settledAt'] });
    },
  };
}

const starsOf = (reviews: readonly StoredReview[]): readonly Stars[] => reviews.map(({ stars }) => stars);

/** The numbers of a robot or a person with some reviews and rentals more; nothing for one who has left. */
const numbersOf = (
  shown: StoredDocument | null | undefined,
  more: readonly Stars[],
  rentals: number,
): readonly DocumentWrite[] => {
  if (!shown || (more.length === 0 && rentals === 0)) return [];
  const { stars, rating, reviewCount } = ratingsOf(
    withStars(readStarCounts(shown.data['stars']) ?? NO_STARS, more),
  );
  const total = Number(shown.data['totalRentals'] ?? 0) + rentals;
  const fields = {
    ...(more.length > 0 && {
      stars: wholes(stars),
      rating: decimal(rating),
      reviewCount: whole(reviewCount),
    }),
    ...(rentals > 0 && { totalRentals: whole(total) }),
  };
  return [{ path: shown.path, version: shown.version, fields, mask: Object.keys(fields) }];
};
