import { epochMs, milliseconds, type EpochMs } from '../units.ts';

/** What the operator limits for each person and day (D796, D830, D469). */
export const LIMITED = ['messages', 'requests', 'listings', 'pictures', 'reports'] as const;
/** One of `LIMITED`. */
export type Limited = (typeof LIMITED)[number];

/** One table that the operator adjusts: how many of each, for accounts of the first days and for others. */
export interface DailyLimits extends Readonly<Record<Limited, number>> {
  readonly newMessages: number;
  readonly newRequests: number;
  readonly newListings: number;
  readonly newPictures: number;
  readonly newReports: number;
  /** How many problems visitors report, all together; members report as many more (D831). */
  readonly problems: number;
  /** How often the same text is sent, to whomever. */
  readonly sameText: number;
  /** For how many days an account is new. */
  readonly newDays: number;
}

/** The names of the table's numbers, in the order in which they are shown. */
export const LIMIT_NAMES = [
  'messages',
  'newMessages',
  'requests',
  'newRequests',
  'listings',
  'newListings',
  'pictures',
  'newPictures',
  'reports',
  'newReports',
  'problems',
  'sameText',
  'newDays',
] as const satisfies readonly (keyof DailyLimits)[];

/** What the operator begins with. */
export const DEFAULT_LIMITS: DailyLimits = {
  messages: 100,
  newMessages: 25,
  requests: 20,
  newRequests: 5,
  listings: 20,
  newListings: 5,
  pictures: 150,
  newPictures: 60,
  reports: 10,
  newReports: 5,
  problems: 200,
  sameText: 5,
  newDays: 7,
};

/** A stored table, with today’s numbers for those that it lacks because it is older than they are. */
export const completeLimits = (stored: object): object => {
  const known = Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined));
  const { pictures, newPictures, reports, newReports, problems } = DEFAULT_LIMITS;
  return { pictures, newPictures, reports, newReports, problems, ...known };
};

/** A table in one line, for the log. */
export const limitsText = (limits: DailyLimits): string =>
  LIMIT_NAMES.map((name) => `${name} ${limits[name]}`).join(', ');

/** The greatest number that the table takes. */
export const LIMIT_MAX = 500;

/** Whether a table can be stored: whole numbers from 0 to `LIMIT_MAX`; nobody is kept from writing altogether by mistake. */
export const areStorableLimits = (limits: object): limits is DailyLimits =>
  Object.keys(limits).length === LIMIT_NAMES.length &&
  LIMIT_NAMES.every((name) => {
    const value: unknown = (limits as Partial<DailyLimits>)[name];
    return (
      Number.isInteger(value) && Number(value) >= (name === 'newDays' ? 0 : 1) && Number(value) <= LIMIT_MAX
    );
  });

/** The time in which a limit counts: from the first of what is counted, a day (D796). */
export const LIMIT_SPAN = milliseconds(86_400_000);
const DAY = 86_400_000;

/** How many of something a person may do now, by the age of their account; without a profile they are new. */
export const limitFor = (
  limits: DailyLimits,
  what: Limited,
  joinedAt: EpochMs | null,
  now: EpochMs,
): number => {
  const isNew = joinedAt === null || now < joinedAt + limits.newDays * DAY;
  const fresh = {
    messages: limits.newMessages,
    requests: limits.newRequests,
    listings: limits.newListings,
    pictures: limits.newPictures,
    reports: limits.newReports,
  };
  return isNew ? fresh[what] : limits[what];
};

/** How many reports a person may send, who is limited also where the operator limits nothing else (D469). */
export const reportsFor = (limits: DailyLimits | null, joinedAt: EpochMs | null, now: EpochMs): number =>
  limits ? limitFor(limits, 'reports', joinedAt, now) : DEFAULT_LIMITS.reports;

/** How many problems are told of in a day before one by a visitor, or by a member, is too many (D831). */
export const problemsFor = ({ problems }: DailyLimits, isMember: boolean): number =>
  isMember ? 2 * problems : problems;

/** When a limit that is reached lets the person go on. */
export const goesOnAt = (since: EpochMs): EpochMs => epochMs(since + LIMIT_SPAN);
